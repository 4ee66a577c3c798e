import { expect, test } from "vitest";
import { LINK_HOURS, LINK_PURPOSES } from "#schema/emails/email-links.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import {
  askForEmailChange,
  banUser,
  registeredToken,
  resetToken,
  signIn,
  signInByLink,
  signsIn,
} from "#tests/support/accounts/account-steps.ts";
import { emailsTo, inbox } from "#tests/support/accounts/emails.ts";
import { newcomer, signedIn, withPassword } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal, refusals, told } from "#tests/support/procedures/refusals.ts";

/** Passwords that are forgotten or changed, and what holds for every link that is emailed to somebody. */
const harness = harnessForFile();

type Person = Awaited<ReturnType<typeof withPassword>>;
const NEW = "a wholly new password";
const askForLink = (email: string) => resetToken(harness, email);
const reset = (token: string, password = NEW) =>
  newcomer(harness).client.trpc.account.resetPassword.mutate({ token, password });
const change = ({ client }: Pick<Person, "client">, currentPassword: string, password = NEW) =>
  client.trpc.account.changePassword.mutate({ currentPassword, password });
const isOut = async ({ client }: Pick<Person, "client">) =>
  (await refusal(client.trpc.user.getCredits.query())) === "NOT_SIGNED_IN";

/** Signs a person in once more, elsewhere. */
async function device(person: Person) {
  const elsewhere = newcomer(harness);
  await signIn(elsewhere, person);
  return elsewhere;
}

test("a forgotten password is replaced by a link in an email; every device is signed out, and the owner is told", async () => {
  const person = await withPassword(harness);
  const phone = await device(person);
  const token = await askForLink(person.email);
  const [newest] = await inbox(harness, person.email);
  expect(newest?.subject).toBe("Choose a new password");
  expect(newest?.text).toContain(`${harness.url}/reset-password?token=`);
  expect(await reset(token)).toEqual({ email: person.email });
  expect(await signsIn(harness, person.email, person.password)).toBe(false);
  expect(await signsIn(harness, person.email, NEW)).toBe(true);
  for (const one of [person, phone]) expect(await isOut(one)).toBe(true);
  const [notice] = await emailsTo(harness, person.email, 2);
  expect(notice?.subject).toBe("Your password was changed");
});

test("a forgotten password of somebody unknown or banned answers alike and emails nobody; an earlier link of theirs is dead", async () => {
  const banned = await withPassword(harness);
  const token = await askForLink(banned.email);
  await banUser(harness, banned.email);
  const { client, email: unknown } = newcomer(harness);
  for (const email of [unknown, banned.email])
    expect(await client.trpc.account.requestPasswordReset.mutate({ email })).toEqual({ ok: true });
  await harness.cloud.qstash.idle();
  expect(await inbox(harness, unknown)).toEqual([]);
  expect(await inbox(harness, banned.email)).toHaveLength(1);
  expect(await refusal(reset(token))).toBe("LINK_EXPIRED");
});

test("a reset link works once, also when used many times at once, and takes the others with it", async () => {
  const { email } = await withPassword(harness);
  const [first, second] = [await askForLink(email), await askForLink(email)];
  // one too short spoils nothing
  expect((await told(reset(first, "short")))?.message).toBe("Use at least 8 characters.");
  const answers = await refusals([0, 1, 2, 3, 4].map((n) => reset(first, `password number ${n}`)));
  expect(answers.filter((code) => code === null)).toHaveLength(1);
  expect(answers.filter((code) => code === "LINK_EXPIRED")).toHaveLength(4);
  for (const token of [first, second])
    expect((await told(reset(token)))?.message).toBe(ERRORS.LINK_EXPIRED.message);
  const set = `password number ${answers.indexOf(null)}`;
  expect(await signsIn(harness, email, set)).toBe(true);
});

test("changing the password asks for the current one, signs out the other devices, and says so by email", async () => {
  const person = await withPassword(harness);
  const phone = await device(person);
  const link = await askForLink(person.email);
  const { code, message } = (await told(change(person, "not this one")))!;
  expect([code, message]).toEqual(["WRONG_PASSWORD", ERRORS.WRONG_PASSWORD.message]);
  expect(await isOut(phone)).toBe(false);
  expect(await change(person, person.password)).toEqual({ ok: true });
  expect([await isOut(phone), await isOut(person)]).toEqual([true, false]);
  expect(await signsIn(harness, person.email, person.password)).toBe(false);
  expect(await signsIn(harness, person.email, NEW)).toBe(true);
  const [newest] = await emailsTo(harness, person.email, 2);
  expect(newest?.subject).toBe("Your password was changed");
  // the link to replace it goes with it
  expect(await refusal(reset(link, "from an old link"))).toBe("LINK_EXPIRED");
  expect(await refusal(change(await signedIn(harness), "x"))).toBe("NO_PASSWORD");
});

test("changing the password from two devices at once counts once", async () => {
  const person = await withPassword(harness);
  const phone = await device(person);
  const passwords = ["from the laptop", "from the phone"];
  const changing = [person, phone].map((one, n) => change(one, person.password, passwords[n]));
  expect((await refusals(changing)).filter((code) => code === null)).toHaveLength(1);
  const open = await Promise.all(passwords.map((password) => signsIn(harness, person.email, password)));
  expect(open.filter(Boolean)).toHaveLength(1);
});

interface Link {
  token: string;
  use(token: string): Promise<unknown>;
}

/** The kinds that a call redeems; the one that signs in has a file of its own. */
const REDEEMED = LINK_PURPOSES.filter((purpose) => purpose !== "SIGN_IN");

/** Somebody's links of every such kind, and of somebody else the one that proves an address. */
async function everyLink() {
  const [person, other] = [await withPassword(harness), newcomer(harness)];
  const { account } = person.client.trpc;
  const { confirm, undo } = await askForEmailChange(harness, person, newcomer(harness).email);
  const links: Record<(typeof REDEEMED)[number], Link> = {
    VERIFY_EMAIL: {
      token: await registeredToken(harness, other),
      use: (token) => other.client.trpc.account.verifyEmail.mutate({ token }),
    },
    RESET_PASSWORD: {
      token: await resetToken(harness, person.email),
      use: (token) => account.resetPassword.mutate({ token, password: NEW }),
    },
    CHANGE_EMAIL: { token: confirm, use: (token) => account.confirmEmailChange.mutate({ token }) },
    UNDO_EMAIL_CHANGE: { token: undo, use: (token) => account.undoEmailChange.mutate({ token }) },
  };
  return { person, other, links };
}

test.each(REDEEMED)("%s: refused when made up, cut, of another purpose or too old", async (purpose) => {
  const { other, links } = await everyLink();
  const { token, use } = links[purpose];
  const wrong = REDEEMED.filter((one) => one !== purpose).map((one) => links[one].token);
  const { message } = ERRORS.LINK_EXPIRED;
  for (const bad of ["x", "x".repeat(43), token.slice(1), `${token}x`, "x".repeat(300), ...wrong])
    expect([bad, await told(use(bad))]).toMatchObject([bad, { message }]);
  // only the one that proves an address signs in, and only once it has
  for (const one of [token, ...wrong]) expect(await signInByLink(other, one)).toBe("LINK_EXPIRED");
  const life = LINK_HOURS[purpose] * 3_600_000;
  harness.advance(life + 1000);
  expect(await refusal(use(token))).toBe("LINK_EXPIRED");
  harness.advance(-61_000);
  expect(await refusal(use(token))).toBeNull();
  harness.advance(60_000 - life);
});

test("neither a link nor a password is in the database, and what is there opens nothing", async () => {
  const { person, other, links } = await everyLink();
  const secrets = [person.password, other.password, ...Object.values(links).map(({ token }) => token)];
  for (const table of ["user", "verificationToken", "email"]) {
    const stored = JSON.stringify(await harness.db.orm.all(`SELECT * FROM ${table}`));
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  }
  const hashes = await harness.db.orm.all<{ password: string }>(
    "SELECT password FROM user WHERE password IS NOT NULL",
  );
  for (const { password } of hashes) expect(password).toMatch(/^scrypt\$\d+\$8\$3\$/);
  const [row] = await harness.db.orm.all<{ id: string; token: string }>(
    `SELECT id, token FROM verificationToken WHERE userId = '${person.userId}' AND purpose = 'RESET_PASSWORD'`,
  );
  expect(row?.token).toMatch(/^[0-9a-f]{64}$/);
  for (const known of [row!.id, row!.token])
    expect(await refusal(links.RESET_PASSWORD.use(known))).toBe("LINK_EXPIRED");
});
