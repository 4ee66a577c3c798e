import type { Statement } from "#db/client.ts";
import { findDeletionByToken, findLeaver, undoDeletion as query } from "#db/queries/account-deletion.ts";
import { insertEmail } from "#db/queries/emails.ts";
import { requireSignedIn } from "#db/queries/session.ts";
import { accountMail } from "../accounts/account-mail.ts";
import { countUse } from "../accounts/limit.ts";
import { AppError, orTell, signedIn } from "../app-error.ts";
import type { ActorCtx, Ctx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";
import { sha256 } from "../signing.ts";

/** Keeps the account of whoever is signed in; one that nobody wants to delete is kept anyway. */
export async function undoDeletion(ctx: ActorCtx): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const now = deps.now();
  const owner = signedIn(await findLeaver(deps.db, actor, now));
  if (!owner.dueAt) return { ok: true };
  await keep(ctx, { userId: actor.userId, email: owner.email, first: [requireSignedIn(actor, now)] });
  return { ok: true };
}

/** The same with the link that was mailed when it was asked for. */
export async function undoDeletionByLink(ctx: Ctx, input: { token: string }): Promise<{ email: string }> {
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const found = await findDeletionByToken(ctx.deps.db, await sha256(input.token));
  if (!found) throw new AppError("LINK_EXPIRED");
  await keep(ctx, { ...found, first: [] });
  return { email: found.email };
}

async function keep(
  { deps }: Ctx,
  args: { userId: string; email: string; first: Statement[] },
): Promise<void> {
  const now = deps.now();
  const emailId = crypto.randomUUID();
  await orTell(
    deps.db.write([
      ...args.first,
      ...query({ userId: args.userId, now }),
      insertEmail(accountMail(deps, { id: emailId, to: args.email, template: "deletion-undone", now })),
    ]),
  );
  await publishSoon(deps, [{ job: "send-email", body: { id: emailId } }]);
}
