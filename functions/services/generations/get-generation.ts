import { findGeneration } from "#db/queries/pictures/generations.ts";
import { findPromptIndex } from "#schema/catalogue/find-prompt.ts";
import type { GenerationDetail } from "#schema/pictures/generation.ts";
import { shownPrompt } from "#schema/prompts/shown-prompt.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { generationView } from "./generation-view.ts";

export async function getGeneration({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<GenerationDetail> {
  const { userId } = ctx.actor;
  const [[picture]] = await readAs(ctx, findGeneration(ctx.deps.db, { userId, id: input.id }));
  if (!picture) throw new AppError("NOT_FOUND");
  const { prompt, strength, trainingName, trainingOwner, packName, templates, ...rest } = picture;
  const { negativePrompt, reference, referenceKey, credits, ...row } = rest;
  const view = generationView(row);
  const promptIndex = templates ? findPromptIndex(templates, prompt) : null;
  return {
    ...view,
    prompt: shownPrompt(prompt),
    promptIndex,
    strength,
    trainingName,
    isOwnModel: trainingOwner === userId,
    packName,
    negativePrompt: negativePrompt ?? "",
    reference: reference && {
      url: referenceKey === null ? null : `/media/${referenceKey}`,
      strength: reference.strength,
      keep: reference.keep ?? "face",
    },
    credits,
  };
}
