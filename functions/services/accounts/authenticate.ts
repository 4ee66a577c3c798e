import { findForSignIn } from "#db/queries/accounts.ts";
import { signInInput } from "#schema/account.ts";
import { AppError } from "../app-error.ts";
import type { Ctx } from "../context.ts";
import { domainsOf } from "./email-domain.ts";
import { countUse } from "./limit.ts";
import { checkPassword } from "./password.ts";

export interface SignedInUser {
  id: string;
  email: string;
  name: string | null;
}

/**
 * Checks an address and a password. Unknown address and wrong password answer alike, after the same work;
 * being banned or unverified is told only to who knows the password.
 */
export async function authenticate(ctx: Ctx, credentials: unknown): Promise<SignedInUser> {
  const parsed = signInInput.safeParse(credentials);
  if (!parsed.success) throw new AppError("WRONG_CREDENTIALS");
  const { email, password } = parsed.data;
  await countUse(ctx, [
    ["signInByAddress", ctx.ipaddress],
    ["signInByEmail", email],
    ["signInByEmailAndAddress", `${email} ${ctx.ipaddress}`],
  ]);
  const { user, placeBanned } = await findForSignIn(ctx.deps.db, {
    email,
    domains: domainsOf(email),
    ipaddress: ctx.ipaddress,
  });
  if (!(await checkPassword(password, user?.password ?? null)) || !user)
    throw new AppError("WRONG_CREDENTIALS");
  if (placeBanned || user.banned) throw new AppError("BANNED");
  if (!user.emailVerified) throw new AppError("EMAIL_NOT_VERIFIED");
  return { id: user.id, email: user.email, name: user.name };
}
