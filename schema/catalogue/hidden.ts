/** Answered by GET /api/catalogue/hidden. */
export interface HiddenThemes {
  /** Slugs. */
  hidden: string[];
}

/** How long a browser goes by an answer. */
export const HIDDEN_THEMES_SECONDS = 60;
