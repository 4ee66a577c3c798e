import { listTrash as query } from "#db/queries/library/trash.ts";
import type { Page } from "#schema/pages.ts";
import type { TrashedView } from "#schema/pictures/generation.ts";
import type { ActorCtx } from "../context.ts";
import { generationView } from "../generations/generation-view.ts";
import { parseCursor } from "../page.ts";
import { readAs } from "../read-as.ts";

/** One's deleted pictures that can still be brought back, the last deleted first. */
export async function listTrash({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { cursor?: string | null | undefined; limit: number };
}): Promise<Page<TrashedView>> {
  const { limit } = input;
  const before = parseCursor(input.cursor);
  const [rows] = await readAs(ctx, query(ctx.deps.db, { userId: ctx.actor.userId, before, limit }));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows
      .slice(0, limit)
      .map(({ seq: _, deletedAt, ...row }) => ({ ...generationView(row), deletedAt })),
    nextCursor: last ? `${last.deletedAt.getTime()}_${last.seq}` : null,
  };
}
