import { listViewsOf } from "#db/queries/staff/views.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

const MAX_VIEWS = 50;

/** When staff looked at one's pictures and why, newest first. Who it was stays with us. */
export async function listViews({
  ctx,
}: {
  ctx: ActorCtx;
}): Promise<{ id: string; at: Date; reason: string }[]> {
  const [rows] = await readAs(ctx, listViewsOf(ctx.deps.db, { userId: ctx.actor.userId, limit: MAX_VIEWS }));
  return rows.map(({ id, at, reason }) => ({ id, at, reason: reason ?? "" }));
}
