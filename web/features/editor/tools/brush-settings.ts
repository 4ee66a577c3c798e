export interface BrushSettings {
  /** As on its slider. */
  size: number;
  /** In percent. */
  hardness: number;
  erases: boolean;
}

export const BRUSH_SIZE = { min: 1, max: 100, usual: 25 } as const;
export const USUAL_BRUSH: BrushSettings = { size: BRUSH_SIZE.usual, hardness: 70, erases: false };

/** The brush's radius in widths of the picture: small sizes differ finely, the largest covers a third of it. */
export function brushRadius(size: number): number {
  return 0.003 + 0.17 * (size / BRUSH_SIZE.max) ** 1.6;
}

/** A size one press smaller or larger. */
export function steppedSize(size: number, step: 1 | -1): number {
  const next = step > 0 ? Math.max(size + 1, size * 1.15) : Math.min(size - 1, size / 1.15);
  return Math.round(Math.min(BRUSH_SIZE.max, Math.max(BRUSH_SIZE.min, next)));
}
