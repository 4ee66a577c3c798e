import { deleteTraining, trashPicturesOf } from "#db/queries/models/trainings.ts";
import {
  deletePerson as deletion,
  renamePerson as naming,
} from "#db/queries/models/virtual-people-changes.ts";
import { namesPublicFigure } from "#schema/prompts/names-public-figure.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { findOwn } from "./find-own.ts";

/** Gives a person, and the model of them, another name. */
export async function renamePerson({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; name: string };
}): Promise<{ ok: true }> {
  if (namesPublicFigure(input.name)) throw new AppError("MODEL_PUBLIC_FIGURE");
  await commit(ctx, { statements: naming({ ...input, userId: ctx.actor.userId }) });
  return { ok: true };
}

/** Deletes a person with their model; faces and views go to the trash, pictures made with the model where that is wished. */
export async function deletePerson({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; pictures: boolean };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  const { id } = input;
  const now = ctx.deps.now();
  const { trainingId } = (await findOwn(ctx, id)).person;
  const model = trainingId && { userId, id: trainingId, now };
  await commit(ctx, {
    statements: [
      ...deletion({ userId, id, trainingId, now }),
      ...(model && input.pictures ? [trashPicturesOf(model)] : []),
      ...(model ? deleteTraining(model) : []),
    ],
    errors: { still_busy: "PERSON_BUSY" },
  });
  return { ok: true };
}
