import { findForSignIn } from "#db/queries/accounts/accounts.ts";
import { findSignInLink, spendSignInLink } from "#db/queries/accounts/sign-in-links.ts";
import { linkInput } from "#schema/accounts/account.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { logSecurity } from "../../security/security-log.ts";
import { sha256 } from "../../security/signing.ts";
import { domainsOf } from "../addresses/email-domain.ts";
import { mailboxFingerprints } from "../addresses/fingerprints.ts";
import { admitAddress } from "../registration/admit-address.ts";
import type { SignedInUser } from "./authenticate.ts";
import { rememberDevice } from "./known-device.ts";
import { refuseBanned } from "./refuse-banned.ts";

/**
 * Signs in, once, by an emailed link, in the browser that asked for it: neither the link alone nor that browser alone
 * does. The first time it also makes the account, or verifies the one that was registered there.
 */
export async function authenticateByEmail({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: unknown;
}): Promise<SignedInUser> {
  const { deps } = ctx;
  const parsed = linkInput.safeParse(input);
  if (!parsed.success) throw new AppError("LINK_EXPIRED");
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const now = deps.now();
  const tokenHash = await sha256(parsed.data.token);
  const link = await findSignInLink(deps.db, { tokenHash, now });
  if (!link) throw new AppError("LINK_EXPIRED");
  const { email, terms } = link;
  const browser = ctx.browser.registrationSecret;
  if (browser === null || link.browserHash !== (await sha256(browser))) throw new AppError("LINK_ELSEWHERE");

  const { user, placeBan, mailboxBanned } = await findForSignIn(deps.db, {
    email,
    domains: domainsOf(email),
    ipaddress: ctx.ipaddress,
    mailboxHashes: await mailboxFingerprints(deps, email),
  });
  refuseBanned(placeBan ?? user?.ban ?? null);
  if (mailboxBanned) throw new AppError("BANNED");
  const admitted = user?.emailVerified
    ? { userId: user.id, statements: [] }
    : await admitAddress(ctx, { holderId: user?.id ?? null, email, name: null, terms, now });
  await commit(ctx, {
    statements: [...spendSignInLink(tokenHash), ...admitted.statements],
    duplicates: { "user.email": "CONFLICT" },
  });
  await rememberDevice(ctx, admitted.userId);
  await logSecurity(ctx, "sign_in", { outcome: "ok", userId: admitted.userId });
  return { id: admitted.userId, email, name: user?.emailVerified ? user.name : null };
}
