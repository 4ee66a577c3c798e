import { findForSecondStep } from "#db/queries/accounts/second-factor.ts";
import { secondStepInput } from "#schema/accounts/second-factor.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { readForAnyone } from "../../read-for-anyone.ts";
import { logSecurity } from "../../security/security-log.ts";
import { checkCode } from "../second-factor/check-code.ts";
import { forgetPending, pendingUser, requirePending } from "../second-factor/pending-sign-in.ts";
import type { SignedInUser } from "./authenticate.ts";
import { rememberDevice } from "./known-device.ts";

/** Signs in by a code, in the browser that has just got the first step right. */
export async function authenticateBySecondStep({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: unknown;
}): Promise<SignedInUser> {
  const { deps } = ctx;
  const parsed = secondStepInput.safeParse(input);
  if (!parsed.success) throw new AppError("WRONG_CODE");
  const userId = pendingUser(ctx);
  const [{ user, app }] = await readForAnyone(deps, findForSecondStep(deps.db, userId));
  await requirePending(ctx, user);
  if (!user) throw new AppError("SECOND_STEP_EXPIRED");
  try {
    const spend = await checkCode(ctx, { userId, app, code: parsed.data.code });
    await commit({ deps }, { statements: spend });
  } catch (error) {
    await logSecurity(ctx, "second_step", {
      outcome: error instanceof AppError ? error.code : "failed",
      userId,
    });
    throw error;
  }
  forgetPending(ctx);
  await rememberDevice(ctx, userId);
  await logSecurity(ctx, "second_step", { outcome: "ok", userId });
  return { id: userId, email: user.email, name: user.name };
}
