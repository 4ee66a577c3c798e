import type { Statement } from "#db/client.ts";
import { replaceRecoveryCodes } from "#db/queries/accounts/second-factor.ts";
import { RECOVERY_CODES } from "#schema/accounts/second-factor.ts";
import { randomCode } from "../../security/random-code.ts";
import { sha256 } from "../../security/signing.ts";

/** Characters of a code: 118 bits. */
const LENGTH = 24;

export interface RecoveryCodes {
  /** As people write them down. */
  codes: string[];
  statements: Statement[];
}

/** New codes, shown once and kept by their hashes alone, in place of all others of this person. */
export async function newRecoveryCodes(input: { userId: string; now: number }): Promise<RecoveryCodes> {
  const plain = Array.from({ length: RECOVERY_CODES }, () => randomCode(LENGTH));
  const hashes = await Promise.all(plain.map((code) => recoveryHash(input.userId, code)));
  return {
    codes: plain.map((code) => code.match(/.{4}/g)?.join("-") ?? code),
    statements: replaceRecoveryCodes({ ...input, hashes }),
  };
}

export const recoveryHash = (userId: string, code: string): Promise<string> => sha256(`${userId} ${code}`);
