import type { Concept } from "./lexicon/concept.ts";
import type { LIGHT } from "./lexicon/light.ts";
import type { PLACES } from "./lexicon/places.ts";
import type { STYLES } from "./lexicon/styles.ts";
import type { THINGS } from "./lexicon/things.ts";

export type ConceptId = keyof typeof PLACES | keyof typeof LIGHT | keyof typeof THINGS | keyof typeof STYLES;

/** What asks for a theme and for its scenes, apart from what paints them. */
export interface ThemeWords {
  /** What people call the theme itself: a concept that every scene of it shows, by the theme's slug. */
  called?: Concept;
  /** An occasion or a manner of its own, taken for its own name or these concepts, not for a window or a bed alone. */
  onlyFor?: readonly ConceptId[];
  /** Its packs are decades or seasons: one whose name asks for some of the scenes is taken in those alone. */
  named?: true;
  /** True of every scene of it. */
  shows?: readonly ConceptId[];
  /** By name, as the recipe has them. */
  scenes: Readonly<Record<string, SceneWords>>;
}

export interface SceneWords {
  /** How it is called in plain words. */
  label: string;
  /** What it is best at first. */
  shows: readonly [ConceptId, ...ConceptId[]];
  /** In a pack's name these ask for it, lower case. */
  keywords?: readonly string[];
}
