import { findForSignIn, findVerification } from "#db/queries/accounts/accounts.ts";
import { spendLinkSignIn } from "#db/queries/accounts/registering-browser.ts";
import { linkInput } from "#schema/accounts/account.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { sha256 } from "../../security/signing.ts";
import { domainsOf } from "../addresses/email-domain.ts";
import type { SignedInUser } from "./authenticate.ts";
import { rememberDevice } from "./known-device.ts";
import { refuseBanned } from "./refuse-banned.ts";

/** Milliseconds after the address was verified in which the same link also signs in. */
const SIGN_IN_WINDOW = 10 * 60_000;

/**
 * Signs in, once, by the link that has just verified an address: only in the browser that registered, which holds a
 * secret no email contains. The link alone signs nobody in, and neither does the secret.
 */
export async function authenticateByLink({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: unknown;
}): Promise<SignedInUser> {
  const { deps } = ctx;
  const browser = ctx.browser.registrationSecret;
  const parsed = linkInput.safeParse(input);
  if (!parsed.success || browser === null) throw new AppError("LINK_EXPIRED");
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const now = deps.now();
  const tokenHash = await sha256(parsed.data.token);
  const link = await findVerification(deps.db, { tokenHash, now });
  if (!link) throw new AppError("LINK_EXPIRED");
  const { user, placeBan } = await findForSignIn(deps.db, {
    email: link.email,
    domains: domainsOf(link.email),
    ipaddress: ctx.ipaddress,
  });
  if (!user) throw new AppError("LINK_EXPIRED");
  refuseBanned(placeBan ?? user.ban);
  await commit(ctx, {
    statements: spendLinkSignIn({
      tokenHash,
      browserHash: await sha256(browser),
      verifiedAfter: now - SIGN_IN_WINDOW,
      now,
    }),
  });
  await rememberDevice(ctx, user.id);
  return { id: user.id, email: user.email, name: user.name };
}
