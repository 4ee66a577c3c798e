import { findEdit } from "#db/queries/library/edits.ts";
import type { JobFailureCode } from "#schema/errors.ts";
import type { EditView } from "#schema/pictures/edits.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** One of one's own edits, under way or made. */
export async function getEdit({ ctx, input }: { ctx: ActorCtx; input: { id: string } }): Promise<EditView> {
  const { userId } = ctx.actor;
  const [[edit]] = await readAs(ctx, findEdit(ctx.deps.db, { userId, id: input.id }));
  if (!edit) throw new AppError("NOT_FOUND");
  return {
    ...edit,
    failure: edit.failure as JobFailureCode | null,
    imageUrls: edit.imageUrls.map((key) => `/media/${key}`),
  };
}
