import type * as z from "zod";
import { listEdits as query } from "#db/queries/pictures/edits.ts";
import type { Page } from "#schema/pages.ts";
import type { EditView, listEditsInput } from "#schema/pictures/edits.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";
import { editView } from "./edit-view.ts";

/** One's own edits, under way or made, newest first. */
export async function listEdits({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof listEditsInput>;
}): Promise<Page<EditView>> {
  const { limit, favorite = null } = input;
  const before = parseCursor(input.cursor);
  const { userId } = ctx.actor;
  const [{ edits, inputs }] = await readAs(ctx, query(ctx.deps.db, { userId, before, favorite, limit }));
  return toPage(edits, limit, (edit) => editView(edit, inputs));
}
