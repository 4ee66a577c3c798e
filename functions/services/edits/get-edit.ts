import { findEdit } from "#db/queries/pictures/edits.ts";
import type { EditView } from "#schema/pictures/edits.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { editView } from "./edit-view.ts";

/** One of one's own edits, under way or made. */
export async function getEdit({ ctx, input }: { ctx: ActorCtx; input: { id: string } }): Promise<EditView> {
  const { userId } = ctx.actor;
  const [{ edits, inputs }] = await readAs(ctx, findEdit(ctx.deps.db, { userId, id: input.id }));
  const [edit] = edits;
  if (!edit) throw new AppError("NOT_FOUND");
  return editView(edit, inputs);
}
