import type * as z from "zod";
import { insertVerificationToken } from "#db/queries/accounts/accounts.ts";
import { renewUnverified } from "#db/queries/accounts/unverified.ts";
import { findUnverified } from "#db/queries/staff/staff.ts";
import type { resendVerificationInput } from "#schema/staff/person-acts.ts";
import { newLink } from "../accounts/account-link.ts";
import { verificationEmail } from "../accounts/registration/verification-email.ts";
import { AppError } from "../app-error.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { actOnce } from "./person-acts.ts";

/** Admins only: mails a new link to whoever has not verified their address. It asks for a password: it is bound to no browser. */
export async function resendVerification({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof resendVerificationInput>;
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const { id: userId, reason, requestKey } = input;
  const [[found]] = await readAs(ctx, findUnverified(deps.db, userId));
  if (!found) throw new AppError("NOTHING_TO_VERIFY");
  const link = await newLink(deps, "VERIFY_EMAIL");
  const act = { id: `verification-${requestKey}`, what: "verification sent", userId, reason } as const;
  const token = insertVerificationToken({
    ...link,
    email: found.email,
    password: null,
    name: null,
    referralCode: null,
    browserHash: null,
  });
  const email = verificationEmail(deps, {
    id: act.id,
    to: found.email,
    kind: "verify-email",
    linkId: link.id,
    onlyTo: "the unverified",
    now: deps.now(),
  });
  const renewed = renewUnverified({ userId, now: deps.now() });
  return actOnce(ctx, act, { statements: [token, renewed], emails: [email] });
}
