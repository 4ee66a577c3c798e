import { refuseLikeness } from "#schema/prompts/refuse-likeness.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { recordRefusal } from "../safety/record-refusal.ts";

/** Refuses, before any charge, words that would make a child, a known person or more than a face, and counts the refusal. */
export async function requireNobodyReal(
  ctx: ActorCtx,
  { words, requestKey }: { words: string; requestKey: string },
): Promise<void> {
  const refused = refuseLikeness(words);
  if (refused === null) return;
  await recordRefusal(ctx, { requestKey, words, category: refused });
  throw new AppError("PERSON_WORDS");
}
