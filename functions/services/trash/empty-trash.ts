import { listTrash } from "#db/queries/library/trash.ts";
import { MAX_PICTURES_AT_ONCE } from "#schema/limits.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { deleteNow } from "./delete-now.ts";

/** Deletes the last deleted pictures for good, as many as one batch takes; called again until none are left. */
export async function emptyTrash({ ctx }: { ctx: ActorCtx }): Promise<{ deleted: number; left: boolean }> {
  const { userId } = ctx.actor;
  const input = { userId, before: null, limit: MAX_PICTURES_AT_ONCE };
  const [rows] = await readAs(ctx, listTrash(ctx.deps.db, input));
  const ids = rows.slice(0, MAX_PICTURES_AT_ONCE).map(({ id }) => id);
  if (ids.length === 0) return { deleted: 0, left: false };
  return { ...(await deleteNow({ ctx, input: { ids } })), left: rows.length > ids.length };
}
