import type { OwnerProof } from "#schema/accounts/second-factor.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { logSecurity } from "../../security/security-log.ts";
import { factorEmail } from "./factor-email.ts";
import { proveFactor } from "./prove-factor.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";

/** New recovery codes; those of before work no longer. */
export async function renewRecoveryCodes({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { proof: OwnerProof };
}): Promise<{ recoveryCodes: string[] }> {
  const { deps, actor } = ctx;
  const { userId } = actor;
  const { email, factors, statements } = await proveFactor(ctx, input.proof);
  if (!factors.isOn) throw new AppError("CONFLICT");
  const fresh = await newRecoveryCodes({ userId, now: deps.now() });
  await commit(ctx, {
    statements: [...statements, ...fresh.statements],
    emails: [factorEmail(deps, { to: email, change: "New recovery codes were made" })],
  });
  await logSecurity(ctx, "second_factor", { outcome: "codes renewed", userId });
  return { recoveryCodes: fresh.codes };
}
