import { useEffect } from "react";
import { useSonner } from "sonner";

/**
 * Keeps an element above everything, an open dialog and its backdrop too: as a popover in the top layer, and inside the
 * newest modal dialog, because everything outside of one can be neither pressed nor heard.
 */
export function useTopLayer(layer: HTMLElement): void {
  const { toasts } = useSonner();
  const newest = toasts[0]?.id;
  useEffect(() => {
    layer.popover = "manual";
    layer.className = "toast-layer";
    const place = () => placeOnTop(layer);
    place();
    // neither event rises, so both are heard on the way down
    document.addEventListener("toggle", place, true);
    document.addEventListener("close", place, true);
    // a dialog that leaves the page takes what is in it along
    const observer = new MutationObserver(() => {
      if (!layer.isConnected) place();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("toggle", place, true);
      document.removeEventListener("close", place, true);
      observer.disconnect();
      layer.remove();
    };
  }, [layer]);
  // where dialogs announce nothing, the next toast finds its place
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast is a reason to look again
  useEffect(() => placeOnTop(layer), [layer, newest]);
}

function placeOnTop(layer: HTMLElement): void {
  const host = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (layer.parentElement !== host) host.append(layer);
  if (!layer.showPopover) return;
  if (!layer.matches(":popover-open")) layer.showPopover();
}
