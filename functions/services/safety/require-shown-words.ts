import { LIKENESS_REFUSALS, showsTooMuch, takesOffClothes } from "#schema/prompts/refuse-likeness.ts";
import type { Shown } from "#schema/prompts/shown-person.ts";
import { ownWords } from "#schema/prompts/shown-prompt.ts";
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
  if (shows.has("lent")) await requirePublicWords(ctx, { prompt, requestKey });
  // a picture from before its model was opened is not set in motion either; nobody has written its words just now
  if (sources.some((source) => source.shows === "lent" && showsTooMuch(ownWords(source.prompt))))
    throw new AppError("PUBLIC_MODEL_ADULT");
  if (shows.has("somebody")) await requireLikenessWords(ctx, { words: [prompt], requestKey });
  if (!shows.has("own") || !takesOffClothes(prompt)) return;
  await recordRefusal(ctx, { requestKey, words: prompt, category: "sexual" });
  throw new AppError(LIKENESS_REFUSALS.sexual);
}
