import { useSyncExternalStore } from "react";

/**
 * Frames of a strip by the sheet's columns: whole rows of five or two, or of four, as `--rows` in `long-sheet.css` says
 * too. Few enough that drawing one is no task one feels.
 */
const FRAMES = { usual: 10, fourColumns: 12 };
const FOUR_COLUMNS = "(min-width: 40rem) and (max-width: 63.99rem)";

function subscribe(changed: () => void): () => void {
  const query = matchMedia(FOUR_COLUMNS);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

export function useStripFrames(): number {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(FOUR_COLUMNS).matches ? FRAMES.fourColumns : FRAMES.usual),
    () => FRAMES.usual,
  );
}
