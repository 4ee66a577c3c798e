import { PROMPT_REFUSALS } from "#schema/prompts/refusals/codes.ts";
import { refusePrompt } from "#schema/prompts/refuse-prompt.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { recordRefusal } from "./record-refusal.ts";

/** Refuses, before any charge, words the safety rules do not let through, and counts the refusal. */
export async function requireSafeWords(
  ctx: ActorCtx,
  { prompt, requestKey }: { prompt: string; requestKey: string },
): Promise<void> {
  const refused = refusePrompt(prompt);
  if (refused === null) return;
  await recordRefusal(ctx, { requestKey, words: prompt, category: refused });
  throw new AppError(PROMPT_REFUSALS[refused]);
}
