import { type DragEvent, useEffect, useRef, useState } from "react";

/** Takes one photo by choosing, dropping or pasting. */
export function usePickFile(take: (file: File) => void) {
  const [over, setOver] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const taking = useRef(take);
  taking.current = take;
  const pass = (file: File | undefined) => file && taking.current(file);

  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      taking.current(file);
    };
    // chosen before the page was alive
    const [early] = ref.current?.files ?? [];
    if (early) taking.current(early);
    window.addEventListener("paste", pasted);
    return () => window.removeEventListener("paste", pasted);
  }, []);

  return {
    /** For an `<input type="file">`. */
    input: {
      type: "file" as const,
      accept: "image/*,.heic,.heif",
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        pass(currentTarget.files?.[0]);
        currentTarget.value = "";
      },
    },
    /** Of the input that may be used before scripts run. */
    ref,
    over,
    /** For what a photo may be dropped on. */
    drop: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        pass(event.dataTransfer.files[0]);
      },
    },
  };
}
