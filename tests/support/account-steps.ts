import type { ApiClient } from "#scripts/api-client.ts";
import type { Harness } from "./harness.ts";
import { inbox, mailsTo } from "./mailbox.ts";
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

const outcome = (signingIn: Promise<void>) =>
  signingIn.then(
    () => "in",
    (error: Error) => error.message.replace("sign-in refused: ", ""),
  );

/** Whether a password opens an account, from a place nobody knows. */
export const signsIn = async (harness: Harness, email: string, password: string): Promise<boolean> =>
  (await signIn(newcomer(harness), { email, password })) === "in";

/** The secret of the link that an act mails to an address. */
export async function mailedToken(
  harness: Harness,
  email: string,
  act: () => Promise<unknown>,
): Promise<string> {
  const before = await inbox(harness, email);
  await act();
  const [mail] = await mailsTo(harness, email, before.length + 1);
  if (!mail?.token) throw new Error(`the mail to ${email} has no link with a secret`);
  return mail.token;
}

export const registeredToken = (harness: Harness, person: Newcomer, input: Partial<Registering> = {}) =>
  mailedToken(harness, input.email ?? person.email, () => register(person, input));

export const resetToken = (harness: Harness, email: string) =>
  mailedToken(harness, email, () =>
    newcomer(harness).client.trpc.account.requestPasswordReset.mutate({ email }),
  );

/** Asks to move an account to another address, and takes both links out of the mailboxes. */
export async function askForEmailChange(
  harness: Harness,
  person: Newcomer,
  email: string,
): Promise<{ confirm: string; undo: string }> {
  const before = await inbox(harness, email);
  const undo = await mailedToken(harness, person.email, () =>
    person.client.trpc.account.requestEmailChange.mutate({ email, currentPassword: person.password }),
  );
  const [mail] = await mailsTo(harness, email, before.length + 1);
  return { confirm: mail?.token ?? "", undo };
}

type UserRow = Record<string, string | number | null>;

export async function userOf(harness: Harness, email: string): Promise<UserRow | null> {
  const [row] = await harness.db.orm.all<UserRow>(`SELECT * FROM user WHERE email = '${email}'`);
  return row ?? null;
}

export async function banUser(harness: Harness, email: string): Promise<void> {
  await harness.db.write([{ sql: "UPDATE user SET banned = 1 WHERE email = ?", args: [email] }]);
}

/** The session as the page asks for it; null for whoever is signed out. */
export async function readSession(client: ApiClient): Promise<{ user: Record<string, unknown> } | null> {
  return (await (await client.fetch("/api/auth/session")).json()) as { user: Record<string, unknown> } | null;
}
