/** Languages a person may write in, the interface's own first. */
export const LANGUAGES = ["en", "de", "fr", "es", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Something a sentence can name: for each language its words, separated by commas, singular where there is one.
 * Endings, accents and capitals are understood.
 */
export type Concept = Partial<Record<Language, string>> & {
  /** Concepts that satisfy this one too: a sunset is an evening. */
  also?: readonly string[];
};
