/** Answered by GET /api/catalogue/hidden. */
export interface HiddenThemes {
  /** Slugs. */
  hidden: string[];
  /** Packs of themes that are shown, as "theme/pack". */
  hiddenPacks: string[];
  /** Slugs, and packs, in the order staff gave; empty: the catalogue's. */
  order: string[];
  packOrder: string[];
}

/** How long a browser goes by an answer. */
export const HIDDEN_THEMES_SECONDS = 60;
