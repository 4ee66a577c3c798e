import type { Language } from "../concept.ts";

/** What it points to, then its words. */
export type Hint = readonly [toward: string, words: Partial<Record<Language, string>>];
