import { commonestPasswords } from "#schema/accounts/password.ts";
import { foldPassword, isPersonalPassword } from "#schema/accounts/personal-password.ts";
import { AppError } from "../../app-error.ts";

let common: ReadonlySet<string> | null = null;

/** Refuses a new password that guessers try first: one of the commonest, or one made of what they know of the account. */
export async function requireSafePassword(password: string, email: string): Promise<void> {
  const folded = foldPassword(password);
  common ??= await loadCommon();
  if (common.has(folded) || /^(.)\1*$/su.test(folded)) throw new AppError("PASSWORD_COMMON");
  if (isPersonalPassword(password, email)) throw new AppError("PASSWORD_PERSONAL");
}

/** Unpacked with the first password that is chosen, so that no other request waits for it. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(commonestPasswords(dictionary["passwords-common"]));
}
