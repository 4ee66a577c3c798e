import type { LIGHT } from "../light.ts";
import type { PLACES } from "../places.ts";
import type { STYLES } from "../styles.ts";
import type { THINGS } from "../things.ts";

export type ConceptId = keyof typeof PLACES | keyof typeof LIGHT | keyof typeof THINGS | keyof typeof STYLES;

/** What a recipe's scenes show, for whoever asks for them in a sentence. */
export interface ThemeScenes {
  theme: string;
  /** True of every scene of it. */
  shows: readonly ConceptId[];
  /** By the scene's name: how it is called, and what it shows, what it is best at first. */
  scenes: Readonly<Record<string, readonly [label: string, ...shows: ConceptId[]]>>;
}
