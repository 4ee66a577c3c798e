import { useLayoutEffect } from "react";

/** Of the field and the button that are in the page's HTML, before any script runs. */
export const photoFieldId = (slug: string) => `photo-for-${slug}`;
export const sampleButtonId = (slug: string) => `sample-for-${slug}`;

/** A photo that was chosen, or the sample that was asked for. */
export type EarlyPhoto = File | "sample";

let early: EarlyPhoto | undefined;

/**
 * Notes what is put into the field, or that the sample is asked for, before the desk is alive. The page may draw the desk
 * anew while its code is on the way, with a field that knows nothing of the photo.
 */
export function useNoteEarlyPhoto(slug: string): void {
  useLayoutEffect(() => {
    early = undefined;
    const field = document.getElementById(photoFieldId(slug));
    if (!(field instanceof HTMLInputElement)) return;
    const note = () => {
      early = field.files?.[0] ?? early;
    };
    const noteSample = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`#${sampleButtonId(slug)}`)) early = "sample";
    };
    note();
    field.addEventListener("change", note);
    // React keeps presses from what is not alive yet, so this listens before it
    window.addEventListener("click", noteSample, true);
    return () => {
      field.removeEventListener("change", note);
      window.removeEventListener("click", noteSample, true);
    };
  }, [slug]);
}

/** What was noted, once. */
export function takeEarlyPhoto(): EarlyPhoto | undefined {
  const taken = early;
  early = undefined;
  return taken;
}
