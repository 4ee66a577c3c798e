import type { Statement } from "#db/client.ts";
import { replaceRecoveryCodes } from "#db/queries/accounts/second-factor.ts";
import { RECOVERY_CODES } from "#schema/accounts/second-factor.ts";
import { sha256 } from "../../security/signing.ts";

/** Letters and digits that nobody takes for one another: almost five bits each, 118 in a code. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 24;

export interface RecoveryCodes {
  /** As people write them down. */
  codes: string[];
  statements: Statement[];
}

/** New codes, shown once and kept by their hashes alone, in place of all others of this person. */
export async function newRecoveryCodes(input: { userId: string; now: number }): Promise<RecoveryCodes> {
  const plain = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = await Promise.all(plain.map((code) => recoveryHash(input.userId, code)));
  return {
    codes: plain.map((code) => code.match(/.{4}/g)?.join("-") ?? code),
    statements: replaceRecoveryCodes({ ...input, hashes }),
  };
}

export const recoveryHash = (userId: string, code: string): Promise<string> => sha256(`${userId} ${code}`);

function newCode(): string {
  let code = "";
  while (code.length < LENGTH) {
    // bytes beyond the last whole round would favour some signs
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < 256 - (256 % SIGNS.length) && code.length < LENGTH) code += SIGNS[byte % SIGNS.length];
  }
  return code;
}
