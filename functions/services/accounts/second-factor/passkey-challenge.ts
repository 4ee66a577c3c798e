import type { Statement } from "#db/client.ts";
import { insertChallenge, spendChallenge } from "#db/queries/accounts/second-factor.ts";
import type { ChallengePurpose, PasskeyAnswer } from "#schema/accounts/second-factor.ts";
import { AppError } from "../../app-error.ts";
import { sha256 } from "../../security/signing.ts";

/** How long somebody may take to find their key, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

interface Subject {
  purpose: ChallengePurpose;
  userId: string | null;
  now: number;
}

export async function openChallenge(challenge: string, { now, ...subject }: Subject): Promise<Statement> {
  return insertChallenge({ ...subject, hash: await sha256(challenge), expires: now + CHALLENGE_MS });
}

/** The challenge that an answer says it signed, and what spends it: in the batch the answer allows. */
export async function answeredChallenge(
  answer: PasskeyAnswer,
  subject: Subject,
): Promise<{ challenge: string; spend: Statement[] }> {
  const challenge = challengeOf(answer.response.clientDataJSON);
  return { challenge, spend: spendChallenge({ ...subject, hash: await sha256(challenge) }) };
}

function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as {
      challenge?: unknown;
    };
    if (typeof challenge === "string" && challenge !== "") return challenge;
  } catch {
    // refused below, like everything that is no answer
  }
  throw new AppError("PASSKEY_REFUSED");
}
