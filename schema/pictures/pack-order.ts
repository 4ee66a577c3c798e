import * as z from "zod";
import { ADULT_PACK_VERSIONS } from "../accounts/consent.ts";
import { id } from "../ids.ts";
import type { WorkStatus } from "../jobs.ts";
import { MAX_PACKS_PER_ORDER } from "../limits.ts";
import { ASPECT_NAMES, PACK_ASPECT } from "./aspects.ts";

const TOO_MANY_PACKS = `You can make up to ${MAX_PACKS_PER_ORDER} packs at once.`;

/** A pack of the catalogue, and how often it is made: each time with other pictures. */
const packSelection = z.object({
  themeSlug: z.string().min(1).max(64),
  packSlug: z.string().min(1).max(64),
  quantity: z.number().int().min(1).max(MAX_PACKS_PER_ORDER, TOO_MANY_PACKS).default(1),
});
export type PackSelection = z.output<typeof packSelection>;

export const generatePackInput = z.object({
  /** Made by the client once per attempt; repeating it returns the order it already started. */
  requestKey: z.uuid(),
  trainingId: id,
  selections: z
    .array(packSelection)
    .min(1, "Choose at least one pack.")
    .refine((all) => countPacks(all) <= MAX_PACKS_PER_ORDER, TOO_MANY_PACKS),
  /** The shape of all its pictures. */
  aspect: z.enum(ASPECT_NAMES).default(PACK_ASPECT),
  /** The declaration that was ticked, where a pack of the order asks for one. */
  consent: z
    .enum(ADULT_PACK_VERSIONS, { error: "Reload the page and read what you agree to again." })
    .optional(),
});

/** How many packs an order makes. */
export function countPacks(selections: readonly Pick<PackSelection, "quantity">[]): number {
  return selections.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A picture of an order that did not come. */
export interface MissingPicture {
  /** Its frame in the order, from 1 on. */
  number: number;
  state: "failed" | "cancelled";
}

/** One order: a pack, or several made at once. */
export interface PackView {
  /** Credits of held-back pictures that did not come back. */
  keptCredits: number;
  id: string;
  name: string;
  /** In the order of its pictures. */
  selections: PackSelection[];
  /** Null once the training was deleted. */
  trainingId: string | null;
  trainingName: string | null;
  status: WorkStatus;
  generatedImages: number;
  /** All that did not come, the cancelled ones included. */
  failedImages: number;
  cancelledImages: number;
  /** Those that did not come, one by one. */
  missing: MissingPicture[];
  /** What came back for the cancelled ones. */
  cancelledCredits: number;
  totalImages: number;
  /** Its owner cancelled it, and what the provider had begun is still being finished. */
  stopping: boolean;
  /** How long the whole was expected to take when it was started. */
  estimatedSeconds: number;
  /** When pictures last arrived; null before the first. */
  landedAt: Date | null;
  createdAt: Date;
}
