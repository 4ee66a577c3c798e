import { deleteGoogleAccount, dropPictureOfNobody, openConnect } from "#db/queries/google.ts";
import { findOwner } from "#db/queries/own-account.ts";
import { requireSession, requireThat } from "#db/queries/session.ts";
import { orTell, signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { proveOwner } from "./prove-owner.ts";

/** How long one may take on Google's own page, in milliseconds. */
const CONNECT_MS = 10 * 60_000;

/** Lets the next sign-in with Google on this device be linked to this account. */
export async function beginConnectGoogle(
  ctx: ActorCtx,
  input: { currentPassword?: string },
): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const now = deps.now();
  await proveOwner(ctx, signedIn(await findOwner(deps.db, actor, now)), input.currentPassword);
  await orTell(deps.db.write([requireSession(actor, now), openConnect(actor, now + CONNECT_MS)]));
  return { ok: true };
}

/** Unlinks Google, unless it is the only way in. */
export async function disconnectGoogle({ deps, actor }: ActorCtx): Promise<{ ok: true }> {
  await orTell(
    deps.db.write([
      requireSession(actor, deps.now()),
      requireThat("last_way_in", "SELECT password IS NOT NULL FROM user WHERE id = ?", [actor.userId]),
      deleteGoogleAccount(actor.userId),
      dropPictureOfNobody(actor.userId),
    ]),
  );
  return { ok: true };
}
