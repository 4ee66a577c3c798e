import type * as z from "zod";
import {
  findForSignIn,
  insertVerificationToken,
  upsertUnverifiedUser,
} from "#db/queries/accounts/accounts.ts";
import type { registerInput } from "#schema/accounts/account.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { sha256 } from "../../security/signing.ts";
import { newLink } from "../account-link.ts";
import { canonicalEmail } from "../addresses/canonical-email.ts";
import { domainsOf } from "../addresses/email-domain.ts";
import { mailboxFingerprints } from "../addresses/fingerprints.ts";
import { hashPassword } from "../passwords/password.ts";
import { requireSafePassword } from "../passwords/require-safe-password.ts";
import { refuseBanned } from "../sessions/refuse-banned.ts";
import { addressBlock } from "./address-block.ts";
import { newUserId } from "./new-user-id.ts";
import { verificationEmail } from "./verification-email.ts";

/**
 * Registers an address and emails it a link. Whether the address was known is told to its mailbox alone:
 * the answer, the work and the writes are the same either way.
 */
export async function registerAccount({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: z.output<typeof registerInput>;
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const browserSecret = ctx.browser.rememberRegistration();
  const mailbox = canonicalEmail(input.email);
  await countUse(ctx, [
    ["registerByAddress", ctx.ipaddress],
    ["registerByEmail", mailbox],
    ["mailsToMailbox", mailbox],
    ["passwordsByBlock", addressBlock(ctx.ipaddress)],
  ]);
  await countUse(ctx, [["passwordsOfAll", "all"]], "SIGN_IN_BUSY");
  await requireSafePassword(input.password, input.email);
  const mailboxHashes = await mailboxFingerprints(deps, input.email);
  const [known, password, link] = await Promise.all([
    findForSignIn(deps.db, {
      mailboxHashes,
      email: input.email,
      domains: domainsOf(input.email),
      ipaddress: ctx.ipaddress,
    }),
    hashPassword(deps.config, input.password),
    newLink(deps, "VERIFY_EMAIL"),
  ]);
  refuseBanned(known.placeBan);
  // why is for its owner, who signs in: a stranger may be typing this address
  if (known.mailboxBanned || known.user?.ban != null) throw new AppError("BANNED");

  const now = deps.now();
  await commit(ctx, {
    statements: [
      upsertUnverifiedUser({
        id: newUserId(now),
        name: input.name,
        email: input.email,
        password,
        allowMarketing: input.allowMarketing,
        terms: input.terms ?? null,
        ipaddress: ctx.ipaddress,
        now,
      }),
      insertVerificationToken({
        ...link,
        email: input.email,
        password,
        name: input.name,
        referralCode: ctx.invitedBy,
        browserHash: await sha256(browserSecret),
      }),
    ],
    emails: [
      verificationEmail(deps, {
        id: crypto.randomUUID(),
        to: input.email,
        kind: known.user?.emailVerified ? "already-registered" : "verify-email",
        linkId: link.id,
        onlyTo: "anyone not banned",
        now,
      }),
    ],
  });
  return { ok: true };
}
