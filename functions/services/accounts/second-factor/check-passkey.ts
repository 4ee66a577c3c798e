import type { Statement } from "#db/client.ts";
import { findPasskey, notePasskeyUse } from "#db/queries/accounts/second-factor.ts";
import type { PasskeyAnswer } from "#schema/accounts/second-factor.ts";
import { AppError } from "../../app-error.ts";
import type { Ctx } from "../../context.ts";
import { readForAnyone } from "../../read-for-anyone.ts";
import { answeredChallenge } from "./passkey-challenge.ts";
import { passkeySite } from "./passkey-site.ts";

interface Input {
  answer: PasskeyAnswer;
  /** Whose it must be; null: whoever it is of signs in. */
  userId: string | null;
}

/** Whose passkey signed this, its owner having shown who they are to the device; what is returned spends the challenge. */
export async function checkPasskey(ctx: Ctx, { answer, userId }: Input) {
  const { deps } = ctx;
  const { rpID, origin } = passkeySite(deps.config);
  const now = deps.now();
  const purpose = userId === null ? "SIGN_IN" : "PROVE";
  const { challenge, spend } = await answeredChallenge(answer, { purpose, userId, now });
  const [[passkey]] = await readForAnyone(deps, findPasskey(deps.db, answer.id));
  if (!passkey || (userId !== null && passkey.userId !== userId)) throw new AppError("PASSKEY_REFUSED");
  const { id, publicKey, counter, transports } = passkey;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const key = new Uint8Array(Buffer.from(publicKey, "base64url"));
  const checked = await verifyAuthenticationResponse({
    response: answer as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey: key, counter, transports: transports as never },
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw new AppError("PASSKEY_REFUSED");
  const { newCounter } = checked.authenticationInfo;
  const statements: Statement[] = [...spend, notePasskeyUse({ id, counter: newCounter, now })];
  return { passkey, statements };
}
