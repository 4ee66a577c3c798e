import { insertShare, listShares as query, revokeShare as revoke } from "#db/queries/library/shares.ts";
import { MAX_SHARES } from "#schema/limits.ts";
import { SHARE_PATH, type ShareDays, type Shared, type ShareView } from "#schema/pictures/shares.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { shareToken } from "./share-token.ts";

interface Call<T> {
  ctx: ActorCtx;
  input: T;
}

/** The links to one thing of one's own that work. */
export async function listShares({ ctx, input }: Call<{ subject: Shared }>): Promise<ShareView[]> {
  const { deps } = ctx;
  const [rows] = await readAs(
    ctx,
    query(deps.db, { userId: ctx.actor.userId, subject: input.subject, now: deps.now() }),
  );
  return Promise.all(rows.map((row) => shareView(ctx, row)));
}

/** A link by which anybody sees a picture or a collection, for some days. */
export async function createShare({
  ctx,
  input,
}: Call<{ id: string; subject: Shared; days: ShareDays }>): Promise<ShareView> {
  const { id, subject } = input;
  const now = ctx.deps.now();
  const expires = now + input.days * 86_400_000;
  const { userId } = ctx.actor;
  await commit(ctx, { statements: insertShare({ id, userId, subject, expires, max: MAX_SHARES, now }) });
  return shareView(ctx, { id, createdAt: new Date(now), expires: new Date(expires) });
}

/** Whoever opens it from now on finds nothing. */
export async function revokeShare({ ctx, input }: Call<{ id: string }>) {
  const { userId } = ctx.actor;
  await commit(ctx, { statements: revoke({ userId, id: input.id, now: ctx.deps.now() }) });
  return { ok: true as const };
}

async function shareView({ deps }: ActorCtx, row: Omit<ShareView, "path">): Promise<ShareView> {
  return { ...row, path: `${SHARE_PATH}/${await shareToken(deps.config, row.id)}` };
}
