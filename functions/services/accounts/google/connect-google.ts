import { deleteGoogleAccount, dropPictureOfNobody, openConnect } from "#db/queries/accounts/google.ts";
import { findOwner } from "#db/queries/accounts/own-account.ts";
import { requireThat } from "#db/queries/guards.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";
import { proveOwner } from "../passwords/prove-owner.ts";

/** How long one may take on Google's own page, in milliseconds. */
const CONNECT_MS = 10 * 60_000;

/** Lets the next sign-in with Google on this device be linked to this account. */
export async function beginConnectGoogle({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { currentPassword?: string };
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const until = deps.now() + CONNECT_MS;
  const [owner] = await readAs(ctx, findOwner(deps.db, actor));
  await proveOwner(ctx, owner, input.currentPassword);
  await commit(ctx, { statements: [openConnect(actor, until)] });
  return { ok: true };
}

/** Unlinks Google, unless it is the only way in. */
export async function disconnectGoogle({ ctx }: { ctx: ActorCtx }): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, {
    statements: [
      requireThat("last_way_in", "SELECT password IS NOT NULL FROM user WHERE id = ?", [userId]),
      deleteGoogleAccount(userId),
      dropPictureOfNobody(userId),
    ],
  });
  return { ok: true };
}
