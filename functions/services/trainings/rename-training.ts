import { renameTraining as query } from "#db/queries/models/trainings.ts";
import { namesPublicFigure } from "#schema/prompts/names-public-figure.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

/** Gives a model another name; by the same rule as its first. */
export async function renameTraining({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; name: string };
}): Promise<{ ok: true }> {
  if (namesPublicFigure(input.name)) throw new AppError("MODEL_PUBLIC_FIGURE");
  await commit(ctx, { statements: query({ ...input, userId: ctx.actor.userId }) });
  return { ok: true };
}
