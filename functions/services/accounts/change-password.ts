import { forgetLinks } from "#db/queries/account-links.ts";
import { insertEmail } from "#db/queries/emails.ts";
import { findOwner, changePassword as query } from "#db/queries/own-account.ts";
import { deleteSessions, requireChanged, requireSession } from "#db/queries/session.ts";
import { AppError, orTell, signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";
import { logSecurity } from "../security-log.ts";
import { accountMail } from "./account-mail.ts";
import { hashPassword } from "./password.ts";
import { proveOwner } from "./prove-owner.ts";
import { requireSafePassword } from "./require-safe-password.ts";

/** Changes the password, signs out every other device and kills links asked for before. */
export async function changePassword(
  ctx: ActorCtx,
  input: { currentPassword: string; password: string },
): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const now = deps.now();
  const owner = signedIn(await findOwner(deps.db, actor, now));
  // a first password comes by mail: a session alone must not be able to make itself permanent
  if (owner.password === null) throw new AppError("NO_PASSWORD");
  await proveOwner(ctx, owner, input.currentPassword);
  await requireSafePassword(input.password, owner.email);
  const to = await hashPassword(deps.config, input.password);
  const emailId = crypto.randomUUID();
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      query({ userId: actor.userId, from: owner.password, to, now }),
      requireChanged("moved_on"),
      deleteSessions({ userId: actor.userId, except: actor.sessionId }),
      forgetLinks(actor.userId),
      insertEmail(accountMail(deps, { id: emailId, to: owner.email, template: "password-changed", now })),
    ]),
  );
  await logSecurity(ctx, "password_change", { outcome: "ok", userId: actor.userId });
  await publishSoon(deps, [{ job: "send-email", body: { id: emailId } }]);
  return { ok: true };
}
