import { findOwner } from "#db/queries/accounts/own-account.ts";
import { deletePasskey, findForSecondStep, insertPasskey } from "#db/queries/accounts/second-factor.ts";
import { MAX_PASSKEYS, type OwnerProof, type PasskeyAnswer } from "#schema/accounts/second-factor.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";
import { logSecurity } from "../../security/security-log.ts";
import { addedFactor, removedFactor } from "./changed-factor.ts";
import { factorEmail } from "./factor-email.ts";
import { answeredChallenge, CHALLENGE_MS, openChallenge } from "./passkey-challenge.ts";
import { passkeySite } from "./passkey-site.ts";
import { proveFactor } from "./prove-factor.ts";

/** What the browser makes a passkey from. */
export async function beginPasskey({ ctx, input }: { ctx: ActorCtx; input: { proof: OwnerProof } }) {
  const { deps, actor } = ctx;
  const { rpID } = passkeySite(deps.config);
  const { email, factors, statements } = await proveFactor(ctx, input.proof);
  if (factors.passkeys.length >= MAX_PASSKEYS) throw new AppError("PASSKEY_LIMIT");
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpID,
    rpName: "Likeness",
    userName: email,
    userID: new TextEncoder().encode(actor.userId),
    userDisplayName: factors.user?.name ?? "",
    timeout: CHALLENGE_MS,
    // which make a device is of is nobody's business here
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: factors.passkeys as never,
  });
  const subject = { purpose: "REGISTER", userId: actor.userId, now: deps.now() } as const;
  await commit(ctx, { statements: [...statements, await openChallenge(options.challenge, subject)] });
  return options;
}

/** Keeps the public half of a passkey the browser has just made. With the first factor come recovery codes. */
export async function addPasskey({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { answer: PasskeyAnswer; name: string };
}): Promise<{ recoveryCodes: string[] | null }> {
  const { deps, actor } = ctx;
  const { userId } = actor;
  const { rpID, origin } = passkeySite(deps.config);
  const now = deps.now();
  const [owner, { isOn }] = await readAs(ctx, findOwner(deps.db, actor), findForSecondStep(deps.db, userId));
  const { challenge, spend } = await answeredChallenge(input.answer, { purpose: "REGISTER", userId, now });
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const checked = await verifyRegistrationResponse({
    response: input.answer as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw new AppError("PASSKEY_REFUSED");
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  const added = await addedFactor(ctx, { isFirst: !isOn });
  const row = { id, userId, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
  await commit(ctx, {
    statements: [
      ...spend,
      ...insertPasskey({ ...row, name: input.name, max: MAX_PASSKEYS, now }),
      ...added.statements,
    ],
    emails: [factorEmail(deps, { to: owner.email, change: "A passkey was added" })],
    errors: { code_used: "PASSKEY_REFUSED", moved_on: "PASSKEY_LIMIT" },
    duplicates: { "passkey.id": "PASSKEY_REFUSED" },
  });
  await logSecurity(ctx, "second_factor", { outcome: "passkey added", userId });
  return { recoveryCodes: added.codes };
}

export async function removePasskey({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; proof: OwnerProof };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  const { email, statements } = await proveFactor(ctx, input.proof);
  await commit(ctx, {
    statements: [...statements, ...deletePasskey({ userId, id: input.id }), ...removedFactor(ctx)],
    emails: [factorEmail(ctx.deps, { to: email, change: "A passkey was removed" })],
  });
  await logSecurity(ctx, "second_factor", { outcome: "passkey removed", userId });
  return { ok: true };
}
