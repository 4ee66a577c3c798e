/** How long its numbers are kept by browsers and caches. */
export const TRANSPARENCY_SECONDS = 3600;

/** Answered by GET /api/transparency: numbers alone. */
export interface TransparencyReport {
  groups: { title: string; counts: { what: string; count: number }[] }[];
}
