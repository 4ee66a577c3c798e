import type { ApiClient } from "#scripts/api-client.ts";
import { rowOf, sql } from "../database/sql.ts";
import type { Harness } from "../harness.ts";
import { emailsTo, inbox } from "./emails.ts";
import { newcomer } from "./people.ts";

type Newcomer = Pick<ReturnType<typeof newcomer>, "email" | "password" | "client">;
type Registering = Parameters<ApiClient["trpc"]["account"]["register"]["mutate"]>[0];

export const register = ({ client, email, password }: Newcomer, input: Partial<Registering> = {}) =>
  client.trpc.account.register.mutate({ name: "Ada", email, password, ...input });

/** What signing in answers: "in", or the code of the refusal. */
export const signIn = (
  { client, email, password }: Newcomer,
  input: { email?: string; password?: string } = {},
): Promise<string> => outcome(client.signIn(input.email ?? email, input.password ?? password));

/** The same by the link of a verification. */
export const signInByLink = ({ client }: Pick<Newcomer, "client">, token: string): Promise<string> =>
  outcome(client.signInByLink(token));

/** The same by a link that this browser asked for. */
export const signInByEmail = ({ client }: Pick<Newcomer, "client">, token: string): Promise<string> =>
  outcome(client.signInByEmail(token));

/** The second step, after any of these. */
export const signInByCode = ({ client }: Pick<Newcomer, "client">, code: string): Promise<string> =>
  outcome(client.signInByCode(code));

export const signInByPasskey = ({ client }: Pick<Newcomer, "client">, answer: object): Promise<string> =>
  outcome(client.signInByPasskey(answer));

const outcome = (signingIn: Promise<void>) =>
  signingIn.then(
    () => "in",
    (error: Error) => error.message.replace("sign-in refused: ", ""),
  );

/** Whether a password opens an account, from a place nobody knows. */
export const signsIn = async (harness: Harness, email: string, password: string): Promise<boolean> =>
  (await signIn(newcomer(harness), { email, password })) === "in";

/** The secret of the link that an act emails to an address. */
export async function emailedToken(
  harness: Harness,
  email: string,
  act: () => Promise<unknown>,
): Promise<string> {
  const before = await inbox(harness, email);
  await act();
  const [newest] = await emailsTo(harness, email, before.length + 1);
  if (!newest?.token) throw new Error(`the email to ${email} has no link with a secret`);
  return newest.token;
}

export const registeredToken = (harness: Harness, person: Newcomer, input: Partial<Registering> = {}) =>
  emailedToken(harness, input.email ?? person.email, () => register(person, input));

export const resetToken = (harness: Harness, email: string) =>
  emailedToken(harness, email, () =>
    newcomer(harness).client.trpc.account.requestPasswordReset.mutate({ email }),
  );

/** Asks to move an account to another address, and takes both links out of the mailboxes. */
export async function askForEmailChange(
  harness: Harness,
  { client, email: old, password }: Newcomer,
  email: string,
): Promise<{ confirm: string; undo: string }> {
  const before = await inbox(harness, email);
  const undo = await emailedToken(harness, old, () =>
    client.trpc.account.requestEmailChange.mutate({ email, currentPassword: password }),
  );
  const [newest] = await emailsTo(harness, email, before.length + 1);
  return { confirm: newest?.token ?? "", undo };
}

export const userOf = async (harness: Harness, email: string) =>
  (await rowOf<Record<string, string | number | null>>(
    harness.db,
    "SELECT * FROM user WHERE email = ?",
    email,
  )) ?? null;

export const banUser = (harness: Harness, email: string) =>
  harness.db.write([sql("UPDATE user SET banned = 1 WHERE email = ?", email)]);

/** The session as the page asks for it; null for whoever is signed out. */
export async function readSession(client: ApiClient): Promise<{ user: Record<string, unknown> } | null> {
  return (await (await client.fetch("/api/auth/session")).json()) as { user: Record<string, unknown> } | null;
}
