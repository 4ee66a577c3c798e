import { LIKENESS_REFUSALS, takesOffClothes } from "#schema/prompts/refuse-likeness.ts";
import type { Shown } from "#schema/prompts/shown-person.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { recordRefusal } from "./record-refusal.ts";
import { requireLikenessWords } from "./require-likeness-words.ts";
import { requirePublicWords } from "./require-public-words.ts";

/** Refuses, before any charge, what a video must not do with whomever the pictures and videos show that it is made from. */
export async function requireShownWords(
  ctx: ActorCtx,
  input: {
    sources: readonly { shows: Shown; prompt: string }[];
    prompt: string;
    requestKey: string;
  },
): Promise<void> {
  const { sources, prompt, requestKey } = input;
  const shows = new Set(sources.map((source) => source.shows));
  // a picture from before its model was opened is not set in motion either
  const lent = sources.filter((source) => source.shows === "lent").map((source) => source.prompt);
  if (lent.length > 0)
    for (const words of [prompt, ...lent]) await requirePublicWords(ctx, { prompt: words, requestKey });
  if (shows.has("somebody")) await requireLikenessWords(ctx, { words: [prompt], requestKey });
  if (!shows.has("own") || !takesOffClothes(prompt)) return;
  await recordRefusal(ctx, { requestKey, words: prompt, category: "sexual" });
  throw new AppError(LIKENESS_REFUSALS.sexual);
}
