import { MAX_SEED } from "#schema/pictures/pictures.ts";

/** A seed as a form holds it. */
export interface SeedChoice {
  keepSeed: boolean;
  /** As typed. */
  seed: string;
}

/** A number that stands in the seed field, null for "new each time", NaN for what is no number. */
export function seedOf({ keepSeed, seed }: SeedChoice): number | null {
  if (!keepSeed || seed.trim() === "") return null;
  return /^\d+$/.test(seed.trim()) ? Number(seed) : Number.NaN;
}

export function newSeed(): string {
  return String(Math.floor(Math.random() * MAX_SEED));
}
