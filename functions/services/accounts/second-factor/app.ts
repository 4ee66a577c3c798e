import { findOwner } from "#db/queries/accounts/own-account.ts";
import {
  beginApp as begin,
  confirmApp as confirm,
  deleteApp,
  findForSecondStep,
} from "#db/queries/accounts/second-factor.ts";
import type { OwnerProof } from "#schema/accounts/second-factor.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { readAs } from "../../read-as.ts";
import { logSecurity } from "../../security/security-log.ts";
import { appAddress, newAppSecret, stepOfCode } from "./app-code.ts";
import { addedFactor, removedFactor } from "./changed-factor.ts";
import { factorEmail } from "./factor-email.ts";
import { proveFactor } from "./prove-factor.ts";
import { seal, unseal } from "./secret-box.ts";

/** A secret for an app that shows codes. It counts once a code of it was right. */
export async function beginApp({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { proof: OwnerProof };
}): Promise<{ secret: string; address: string }> {
  const { deps, actor } = ctx;
  const { email, factors, statements } = await proveFactor(ctx, input.proof);
  if (factors.app?.confirmedAt) throw new AppError("APP_IN_USE");
  const secret = newAppSecret();
  const sealed = seal(deps.config, secret);
  await commit(ctx, {
    statements: [...statements, ...begin({ userId: actor.userId, secret: sealed, now: deps.now() })],
    errors: { moved_on: "APP_IN_USE" },
  });
  return { secret, address: appAddress(secret, email) };
}

/** The app shows right codes: from now on signing in asks for one. With the first factor come recovery codes. */
export async function confirmApp({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { code: string };
}): Promise<{ recoveryCodes: string[] | null }> {
  const { deps, actor } = ctx;
  const { userId } = actor;
  const now = deps.now();
  await countUse(ctx, [["codesByAccount", userId]]);
  const [owner, { app, passkeys }] = await readAs(
    ctx,
    findOwner(deps.db, actor),
    findForSecondStep(deps.db, userId),
  );
  if (!app || app.confirmedAt) throw new AppError("CONFLICT");
  const opened = unseal(deps.config, app.secret);
  const step = opened && stepOfCode(opened.text, input.code, now);
  if (step === null) throw new AppError("WRONG_CODE");
  const added = await addedFactor(ctx, { isFirst: passkeys.length === 0 });
  await commit(ctx, {
    statements: [...confirm({ userId, secret: app.secret, step, now }), ...added.statements],
    emails: [factorEmail(deps, { to: owner.email, change: "An authenticator app was added" })],
  });
  await logSecurity(ctx, "second_factor", { outcome: "app added", userId });
  return { recoveryCodes: added.codes };
}

export async function removeApp({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { proof: OwnerProof };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  const { email, statements } = await proveFactor(ctx, input.proof);
  await commit(ctx, {
    statements: [...statements, ...deleteApp(userId), ...removedFactor(ctx)],
    emails: [factorEmail(ctx.deps, { to: email, change: "The authenticator app was removed" })],
  });
  await logSecurity(ctx, "second_factor", { outcome: "app removed", userId });
  return { ok: true };
}
