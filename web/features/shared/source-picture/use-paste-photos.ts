import { useEffect, useEffectEvent } from "react";

/** Takes photos that are pasted anywhere on the page, unless somebody else took them already. */
export function usePastePhotos(isWanted: boolean, onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    if (!isWanted) return;
    window.addEventListener("paste", take);
    return () => window.removeEventListener("paste", take);
  }, [isWanted]);
}
