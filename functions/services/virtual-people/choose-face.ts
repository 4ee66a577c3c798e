import type * as z from "zod";
import {
  chooseFace as query,
  requireIdlePerson,
  requireNoModel,
} from "#db/queries/models/virtual-people-changes.ts";
import type { chooseFaceInput } from "#schema/virtual-people/virtual-people.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { requireUnlike } from "./require-unlike.ts";

/** Chooses the face the person has from now on; views of another one stay, and are of that one. */
export async function chooseFace({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof chooseFaceInput>;
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  const { id, generationId } = input;
  const compared = requireUnlike(ctx, id, input.comparison);
  await commit(ctx, {
    statements: [
      ...requireIdlePerson({ userId, id }),
      requireNoModel(id),
      ...query({ userId, id, generationId }),
      ...compared,
    ],
    errors: { still_busy: "PERSON_BUSY" },
  });
  return { ok: true };
}
