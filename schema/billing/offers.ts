import { IMAGES_PER_PACK } from "../catalogue/theme.ts";
import { PACK_CREDITS, TRAINING_CREDITS } from "./pricing.ts";

/** What credits bring somebody who has nothing yet; null where they do not reach for a model and a pack. */
export function firstResult(credits: number): { packs: number; portraits: number } | null {
  const packs = Math.floor((credits - TRAINING_CREDITS) / PACK_CREDITS);
  return packs > 0 ? { packs, portraits: packs * IMAGES_PER_PACK } : null;
}

/** "1 model + 2 packs (40 portraits)": how everything on sale is stated, on pages and in emails alike. */
export function offerLabel(credits: number): string {
  const result = firstResult(credits);
  if (!result) throw new Error(`${credits} credits bring no first result and cannot be offered as one`);
  const { packs, portraits } = result;
  return `1 model + ${packs} ${packs === 1 ? "pack" : "packs"} (${portraits} portraits)`;
}
