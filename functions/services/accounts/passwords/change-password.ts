import { purgeLinks } from "#db/queries/accounts/account-links.ts";
import { findOwner, changePassword as query } from "#db/queries/accounts/own-account.ts";
import { deleteSessions } from "#db/queries/accounts/session.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";
import { logSecurity } from "../../security/security-log.ts";
import { accountEmail } from "../account-email.ts";
import { hashPassword } from "./password.ts";
import { proveOwner } from "./prove-owner.ts";
import { requireSafePassword } from "./require-safe-password.ts";

/** Changes the password, signs out every other device and kills links asked for before. */
export async function changePassword({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { currentPassword: string; password: string };
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const now = deps.now();
  const [owner] = await readAs(ctx, findOwner(deps.db, actor));
  // a first password comes by email: a session alone must not be able to make itself permanent
  if (owner.password === null) throw new AppError("NO_PASSWORD");
  await proveOwner(ctx, owner, input.currentPassword);
  await requireSafePassword(input.password, owner.email);
  const to = await hashPassword(deps.config, input.password);
  const { userId, sessionId } = actor;
  await commit(ctx, {
    statements: [
      ...query({ userId, from: owner.password, to, now }),
      deleteSessions({ userId, except: sessionId }),
      purgeLinks(userId),
    ],
    emails: [
      accountEmail(deps, { id: crypto.randomUUID(), to: owner.email, template: "password-changed", now }),
    ],
  });
  await logSecurity(ctx, "password_change", { outcome: "ok", userId });
  return { ok: true };
}
