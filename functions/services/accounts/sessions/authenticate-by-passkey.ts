import * as z from "zod";
import { findForSignIn } from "#db/queries/accounts/accounts.ts";
import { passkeyAnswer } from "#schema/accounts/second-factor.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { logSecurity } from "../../security/security-log.ts";
import { domainsOf } from "../addresses/email-domain.ts";
import { checkPasskey } from "../second-factor/check-passkey.ts";
import { forgetPending } from "../second-factor/pending-sign-in.ts";
import type { SignedInUser } from "./authenticate.ts";
import { rememberDevice } from "./known-device.ts";
import { refuseBanned } from "./refuse-banned.ts";

/** The answer comes as the text of a form's field. */
const input = z.object({
  answer: z
    .string()
    .max(10_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue("not JSON");
        return z.NEVER;
      }
    })
    .pipe(passkeyAnswer),
});

/** Signs in by a passkey alone: the device it is on has seen its owner's face, finger or PIN. */
export async function authenticateByPasskey({
  ctx,
  input: given,
}: {
  ctx: Ctx;
  input: unknown;
}): Promise<SignedInUser> {
  const { deps } = ctx;
  await countUse(ctx, [["passkeyByAddress", ctx.ipaddress]]);
  const parsed = input.safeParse(given);
  if (!parsed.success) throw new AppError("PASSKEY_REFUSED");
  const { passkey, statements } = await checkPasskey(ctx, { answer: parsed.data.answer, userId: null });
  const { userId, email, name } = passkey;
  const { user, placeBan } = await findForSignIn(deps.db, {
    email,
    domains: domainsOf(email),
    ipaddress: ctx.ipaddress,
  });
  refuseBanned(placeBan ?? user?.ban ?? null);
  await commit({ deps }, { statements, errors: { code_used: "PASSKEY_REFUSED" } });
  forgetPending(ctx);
  await rememberDevice(ctx, userId);
  await logSecurity(ctx, "sign_in", { outcome: "by passkey", userId });
  return { id: userId, email, name };
}
