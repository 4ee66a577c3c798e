import { useLayoutEffect } from "react";

/** Of the field that is in the page's HTML, before any script runs. */
export const photoFieldId = (slug: string) => `photo-for-${slug}`;

let early: File | undefined;

/**
 * Notes what is put into the field before the desk is alive. The page may draw the desk anew while its code is on the way,
 * with a field that knows nothing of the photo.
 */
export function useNoteEarlyPhoto(slug: string): void {
  useLayoutEffect(() => {
    early = undefined;
    const field = document.getElementById(photoFieldId(slug));
    if (!(field instanceof HTMLInputElement)) return;
    const note = () => {
      early = field.files?.[0] ?? early;
    };
    note();
    field.addEventListener("change", note);
    return () => field.removeEventListener("change", note);
  }, [slug]);
}

/** What was noted, once. */
export function takeEarlyPhoto(): File | undefined {
  const taken = early;
  early = undefined;
  return taken;
}
