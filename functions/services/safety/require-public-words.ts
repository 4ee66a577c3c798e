import { refuseLikeness } from "#schema/prompts/refuse-likeness.ts";
import { ownWords } from "#schema/prompts/shown-prompt.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { recordRefusal } from "./record-refusal.ts";

/** Refuses, before any charge, words that no model is for that its owner lent to everybody: it has a face that is somebody's. */
export async function requirePublicWords(
  ctx: ActorCtx,
  { prompt, requestKey }: { prompt: string; requestKey: string },
): Promise<void> {
  const refused = refuseLikeness(ownWords(prompt));
  if (refused === null) return;
  await recordRefusal(ctx, { requestKey, words: prompt, category: refused });
  throw new AppError("PUBLIC_MODEL_ADULT");
}
