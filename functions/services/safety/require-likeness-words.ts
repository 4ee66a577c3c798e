import { LIKENESS_REFUSALS, refuseLikeness } from "#schema/prompts/refuse-likeness.ts";
import { refuseUnwanted } from "#schema/prompts/refuse-unwanted.ts";
import { ownWords } from "#schema/prompts/shown-prompt.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { recordRefusal } from "./record-refusal.ts";

/** Refuses, before any charge, words for what is not done with a real person, and counts the refusal; `unwanted` are those for what is kept out, and words that only `mend` may name a child. */
export async function requireLikenessWords(
  ctx: ActorCtx,
  input: { words: readonly string[]; unwanted?: string; mends?: boolean; requestKey: string },
): Promise<void> {
  const { words, unwanted = "", mends, requestKey } = input;
  const refused =
    words.map((one) => refuseLikeness(ownWords(one), { mends })).find((one) => one !== null) ??
    refuseUnwanted(unwanted);
  if (refused === null) return;
  await recordRefusal(ctx, { requestKey, words: [...words, unwanted].join("\n"), category: refused });
  throw new AppError(LIKENESS_REFUSALS[refused]);
}
