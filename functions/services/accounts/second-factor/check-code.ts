import type { Statement } from "#db/client.ts";
import { spendAppCode, spendRecoveryCode } from "#db/queries/accounts/second-factor.ts";
import { isAppCode } from "#schema/accounts/second-factor.ts";
import { AppError } from "../../app-error.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { stepOfCode } from "./app-code.ts";
import { recoveryHash } from "./recovery-codes.ts";
import { unseal } from "./secret-box.ts";

interface Input {
  userId: string;
  app: { secret: string; confirmedAt: Date | null } | null;
  code: string;
}

/**
 * Checks a code of an app, or a recovery code. What is returned spends it and must be in the batch that the code allows:
 * there it is refused where it was used before.
 */
export async function checkCode(ctx: Ctx, { userId, app, code }: Input): Promise<Statement[]> {
  const { config, now } = ctx.deps;
  await countUse(ctx, [["codesByAddress", ctx.ipaddress]]);
  // whoever holds one of these cannot guess it, so strangers' guesses never hold them up
  if (!isAppCode(code)) return spendRecoveryCode({ userId, hash: await recoveryHash(userId, code) });
  await countUse(ctx, [
    ["codesByAccount", userId],
    ["codesByAccountADay", userId],
  ]);
  const opened = app?.confirmedAt ? unseal(config, app.secret) : null;
  const step = opened && stepOfCode(opened.text, code, now());
  if (!app || !opened || step === null) throw new AppError("WRONG_CODE");
  // so that a secret the operator replaced is needed no longer
  return spendAppCode({ userId, step, secret: { before: app.secret, now: opened.sealed } });
}
