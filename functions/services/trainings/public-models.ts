import type * as z from "zod";
import {
  closeModel,
  findSamples,
  listPublicModels as listQuery,
  openModel,
  setSamples as setQuery,
} from "#db/queries/models/public-models.ts";
import { isPrivate } from "#schema/catalogue/private-themes.ts";
import { refuseLikeness } from "#schema/prompts/refuse-likeness.ts";
import { ownWords } from "#schema/prompts/shown-prompt.ts";
import {
  MAX_LISTED_MODELS,
  type PublicModelView,
  type publishTrainingInput,
  type SampleView,
  type setSamplesInput,
} from "#schema/trainings/public-models.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** SQLite makes JSON of a model's samples. */
export function readSamples(json: string): SampleView[] {
  return (JSON.parse(json) as { id: string; key: string }[]).map(({ id, key }) => ({
    id,
    url: `/media/${key}`,
  }));
}

/** Models that their owners opened to everybody, one's own among them. */
export async function listPublicModels({ ctx }: { ctx: ActorCtx }): Promise<PublicModelView[]> {
  const [rows] = await readAs(ctx, listQuery(ctx.deps.db, { limit: MAX_LISTED_MODELS }));
  return rows.map(({ userId, samples, ...row }) => ({
    ...row,
    isMine: userId === ctx.actor.userId,
    samples: readSamples(samples),
  }));
}

/** Opens a model to everybody, by its owner's word that the face is theirs, or that it is nobody's. */
export async function publishTraining({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof publishTrainingInput>;
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  const { id, declaration } = input;
  await commit(ctx, {
    statements: openModel({ userId, id, version: declaration, now: ctx.deps.now() }),
  });
  return { ok: true };
}

/** Closes it again: nobody else begins anything with it from then on. Pictures that others made stay theirs. */
export async function withdrawTraining({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, { statements: closeModel({ userId, id: input.id, now: ctx.deps.now() }) });
  return { ok: true };
}

/** Which pictures show what the model makes: on its own page, and to everybody while it is open. */
export async function setSamples({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof setSamplesInput>;
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  const { id, generationIds: ids } = input;
  const [found] = await readAs(ctx, findSamples(ctx.deps.db, { userId, id, ids }));
  const isFit = ({ prompt, promptPackId }: (typeof found)[number]) => {
    const [theme = "", pack = ""] = promptPackId?.split("/") ?? [];
    return promptPackId ? !isPrivate(theme, pack) : refuseLikeness(ownWords(prompt)) === null;
  };
  if (found.length !== ids.length || !found.every(isFit)) throw new AppError("SAMPLE_UNFIT");
  await commit(ctx, { statements: setQuery({ userId, id, ids }) });
  return { ok: true };
}
