import type { Statement } from "#db/client.ts";
import { findOwner } from "#db/queries/accounts/own-account.ts";
import { findForSecondStep } from "#db/queries/accounts/second-factor.ts";
import type { OwnerProof } from "#schema/accounts/second-factor.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";
import { proveOwner } from "../passwords/prove-owner.ts";
import { checkCode } from "./check-code.ts";
import { checkPasskey } from "./check-passkey.ts";

/**
 * Before anything changes about somebody's second step: their password, a code or a passkey. Returns what the batch has
 * to spend, and whom this is about.
 */
export async function proveFactor(ctx: ActorCtx, proof: OwnerProof) {
  const { deps, actor } = ctx;
  const { userId } = actor;
  const [owner, factors] = await readAs(ctx, findOwner(deps.db, actor), findForSecondStep(deps.db, userId));
  let statements: Statement[] = [];
  if (proof.passkey) ({ statements } = await checkPasskey(ctx, { answer: proof.passkey, userId }));
  else if (proof.code) statements = await checkCode(ctx, { userId, app: factors.app, code: proof.code });
  else await proveOwner(ctx, owner, proof.currentPassword);
  return { email: owner.email, factors, statements };
}
