import type { AccountView } from "#schema/accounts/account.ts";

/** How somebody can show that an account is theirs. With none of them a fresh sign-in counts. */
export interface Ways {
  password: boolean;
  code: boolean;
  passkey: boolean;
}

export const waysOf = ({
  hasPassword,
  secondFactor,
}: Pick<AccountView, "hasPassword" | "secondFactor">): Ways => ({
  password: hasPassword,
  code: secondFactor.appSince !== null || secondFactor.codesLeft > 0,
  passkey: secondFactor.passkeys.length > 0,
});
