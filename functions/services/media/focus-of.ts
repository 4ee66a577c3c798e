import type { PhotoFocus } from "#schema/trainings/photo-check.ts";

/** Where a stored photo's thumbnails are cut; null when nobody has looked for the face. */
export function focusOf(row: { focusX: number | null; focusY: number | null }): PhotoFocus | null {
  return row.focusX === null || row.focusY === null ? null : { x: row.focusX, y: row.focusY };
}
