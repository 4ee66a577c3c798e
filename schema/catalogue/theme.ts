import type { GenderOrCategory } from "../trainings/training.ts";
import type { UseSlug } from "./uses.ts";

/** One pack of a theme: five prompts, four pictures each. Its prompts stand beside the theme in `prompts.ts`. */
export interface PackFacts {
  /** Unique within its theme; `{theme.slug}/{pack.slug}` is unique everywhere. */
  slug: string;
  name: string;
  description: string;
  /** Which trainings may use it. NEUTRAL needs both WOMAN and MAN, see `packAllows`. */
  allowedGenderOrCategory: readonly GenderOrCategory[];
}

/** A theme (category) as people see it. Holds no prompt texts, so it may enter the browser bundle. */
export interface ThemeFacts {
  slug: string;
  name: string;
  description: string;
  seo: { title: string; description: string };
  isPublic: boolean;
  /** What it is good for; the first is what most people want it for. */
  uses: readonly [UseSlug, ...UseSlug[]];
  /** Ranks themes; never printed as if it were usage. */
  generations: number;
  packs: readonly PackFacts[];
}

/** Prompt templates of one theme by pack slug, five each, with {{subject}} and {{object_type}}. */
export type ThemePrompts = Readonly<Record<string, readonly [string, string, string, string, string]>>;

export const PROMPTS_PER_PACK = 5;
export const IMAGES_PER_PROMPT = 4;
export const IMAGES_PER_PACK = PROMPTS_PER_PACK * IMAGES_PER_PROMPT;

/** A NEUTRAL training may use every pack that allows both WOMAN and MAN. */
export function packAllows(pack: Pick<PackFacts, "allowedGenderOrCategory">, who: GenderOrCategory): boolean {
  const allowed = pack.allowedGenderOrCategory;
  if (who === "NEUTRAL") return allowed.includes("WOMAN") && allowed.includes("MAN");
  return allowed.includes(who);
}

/** The database id of a pack, derived so that a pack keeps its id across deploys. */
export function packId(themeSlug: string, packSlug: string): string {
  return `${themeSlug}/${packSlug}`;
}
