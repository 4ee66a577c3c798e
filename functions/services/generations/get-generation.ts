import { findGeneration } from "#db/queries/generations.ts";
import { findPromptIndex } from "#schema/catalogue/prompts/find-prompt.ts";
import type { GenerationDetail } from "#schema/generation.ts";
import { shownPrompt } from "#schema/shown-prompt.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { generationView } from "./generation-view.ts";

export async function getGeneration(
  { deps, actor }: ActorCtx,
  input: { id: string },
): Promise<GenerationDetail> {
  const { session, picture } = await findGeneration(deps.db, actor, { id: input.id, now: deps.now() });
  if (!session) throw new AppError("NOT_SIGNED_IN");
  if (!picture) throw new AppError("NOT_FOUND");
  const { prompt, strength, trainingName, packName, templates, ...row } = picture;
  const view = generationView(row);
  const promptIndex = templates ? findPromptIndex(templates, prompt) : null;
  return { ...view, prompt: shownPrompt(prompt), promptIndex, strength, trainingName, packName };
}
