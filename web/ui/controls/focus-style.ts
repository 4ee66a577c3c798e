import type { CSSProperties } from "react";
import type { PhotoFocus } from "#schema/trainings/photo-check.ts";

/** Cuts a square thumbnail around the face, where it is known where that is. */
export function focusStyle(focus: PhotoFocus | null | undefined): CSSProperties | undefined {
  return focus ? { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` } : undefined;
}
