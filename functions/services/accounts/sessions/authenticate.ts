import { findForSignIn } from "#db/queries/accounts/accounts.ts";
import { signInInput } from "#schema/accounts/account.ts";
import { AppError } from "../../app-error.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { countForAlert } from "../../security/count-for-alert.ts";
import { logSecurity } from "../../security/security-log.ts";
import { domainsOf } from "../addresses/email-domain.ts";
import { checkPassword } from "../passwords/password.ts";
import { addressBlock } from "../registration/address-block.ts";
import { knownDevice, rememberDevice } from "./known-device.ts";
import { refuseBanned } from "./refuse-banned.ts";

export interface SignedInUser {
  id: string;
  email: string;
  name: string | null;
}

/**
 * Checks an address and a password. Unknown address and wrong password answer alike, after the same work;
 * being banned or unverified is told only to who knows the password.
 */
export async function authenticate({ ctx, input }: { ctx: Ctx; input: unknown }): Promise<SignedInUser> {
  const parsed = signInInput.safeParse(input);
  if (!parsed.success) throw new AppError("WRONG_CREDENTIALS");
  const { email } = parsed.data;
  try {
    const user = await checkCredentials(ctx, parsed.data);
    await logSecurity(ctx, "sign_in", { outcome: "ok", userId: user.id });
    return user;
  } catch (error) {
    const outcome = error instanceof AppError ? error.code : "failed";
    await logSecurity(ctx, "sign_in", { outcome, email });
    if (outcome === "WRONG_CREDENTIALS") await countForAlert(ctx.deps, "wrongPasswordsOfAll");
    throw error;
  }
}

async function checkCredentials(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<SignedInUser> {
  await countUse(ctx, [
    ["signInByAddress", ctx.ipaddress],
    ["signInByEmailAndAddress", `${email} ${ctx.ipaddress}`],
  ]);
  const { user, placeBan } = await findForSignIn(ctx.deps.db, {
    email,
    domains: domainsOf(email),
    ipaddress: ctx.ipaddress,
  });
  const deviceId = await knownDevice(ctx, user?.id ?? null);
  if (deviceId) await countUse(ctx, [["signInByDevice", deviceId]]);
  else await countStrangeSignIn(ctx, email);
  if (!(await checkPassword(ctx.deps.config, password, user?.password ?? null)) || !user)
    throw new AppError("WRONG_CREDENTIALS");
  refuseBanned(placeBan ?? user.ban);
  if (!user.emailVerified) throw new AppError("EMAIL_NOT_VERIFIED");
  await rememberDevice(ctx, user.id);
  return { id: user.id, email: user.email, name: user.name };
}

/** What a browser is counted by that never signed in to this account, so that strangers' guesses hold up strangers only. */
async function countStrangeSignIn(ctx: Ctx, email: string): Promise<void> {
  await countUse(ctx, [
    ["signInByEmail", email],
    ["passwordsByBlock", addressBlock(ctx.ipaddress)],
  ]);
  await countUse(ctx, [["passwordsOfAll", "all"]], "SIGN_IN_BUSY");
}
