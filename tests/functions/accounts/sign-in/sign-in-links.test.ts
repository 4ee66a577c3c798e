import { expect, test } from "vitest";
import { TERMS_VERSION } from "#schema/accounts/consent.ts";
import { LOCAL_REGISTRATION_BONUS } from "#schema/billing/pricing.ts";
import {
  banUser,
  emailedToken,
  register,
  registeredToken,
  signIn,
  signInByEmail,
  signInByLink,
  userOf,
} from "#tests/support/accounts/account-steps.ts";
import { emailsTo } from "#tests/support/accounts/emails.ts";
import { newcomer, withPassword } from "#tests/support/accounts/people.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { creditsOf } from "#tests/support/jobs/people/model-owner.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** The emailed link that signs in, and makes an account where there is none. */
const harness = harnessForFile();

type Asking = Pick<ReturnType<typeof newcomer>, "client" | "email">;
const ask = ({ client, email }: Asking) =>
  client.trpc.account.requestSignInLink.mutate({ email, terms: TERMS_VERSION });
const askedToken = (person: Asking) => emailedToken(harness, person.email, () => ask(person));

test("at a new address the link makes an account with its bonus, without a password, and is used up", async () => {
  const person = newcomer(harness);
  const token = await askedToken(person);
  const [email] = await emailsTo(harness, person.email, 1);
  expect(email?.text).toContain(`${harness.url}/sign-in-link?token=`);
  expect(await userOf(harness, person.email)).toBeNull();
  expect(await signInByEmail(person, token)).toBe("in");
  expect(await creditsOf(person)).toBe(LOCAL_REGISTRATION_BONUS);
  expect(await userOf(harness, person.email)).toMatchObject({
    emailVerified: expect.any(Number),
    password: null,
    allowMarketing: 0,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: expect.any(Number),
  });
  await person.client.signOut();
  expect(await signInByEmail(person, token)).toBe("LINK_EXPIRED");
  // a password comes later, as for everybody who has none
  const set = await emailedToken(harness, person.email, () =>
    person.client.trpc.account.requestPasswordReset.mutate({ email: person.email }),
  );
  await person.client.trpc.account.resetPassword.mutate({ token: set, password: person.password });
  expect(await signIn(person)).toBe("in");
});

test("at a known address it signs in to that account and changes nothing of it", async () => {
  const owner = await withPassword(harness);
  const before = await userOf(harness, owner.email);
  const browser = { ...newcomer(harness), email: owner.email };
  expect(await signInByEmail(browser, await askedToken(browser))).toBe("in");
  expect((await browser.client.trpc.account.get.query()).email).toBe(owner.email);
  expect(await userOf(harness, owner.email)).toEqual(before);
});

test("of one link pressed twice at once and of two links, each signs in once, and there is one account", async () => {
  const person = newcomer(harness);
  const [first, second] = [await askedToken(person), await askedToken(person)];
  const answers = await Promise.all([signInByEmail(person, first), signInByEmail(person, first)]);
  expect(answers.sort()).toEqual(["LINK_EXPIRED", "in"]);
  expect(await signInByEmail(person, second)).toBe("in");
  expect(await rowsOf(harness.db, "SELECT id FROM user WHERE email = ?", person.email)).toHaveLength(1);
  expect(await creditsOf(person)).toBe(LOCAL_REGISTRATION_BONUS);
});

test("elsewhere it signs nobody in and stays good; it works for an hour", async () => {
  const [person, elsewhere] = [newcomer(harness), newcomer(harness)];
  const token = await askedToken(person);
  expect(await signInByEmail(elsewhere, token)).toBe("LINK_ELSEWHERE");
  // a browser with a secret of its own is no better, nor is the other kind of sign-in
  await ask(elsewhere);
  expect(await signInByEmail(elsewhere, token)).toBe("LINK_ELSEWHERE");
  expect(await signInByLink(person, token)).toBe("LINK_EXPIRED");
  harness.advance(3_601_000);
  expect(await signInByEmail(person, token)).toBe("LINK_EXPIRED");
  harness.advance(-61_000);
  expect(await signInByEmail(person, token)).toBe("in");
});

test.each(["", "x", "x".repeat(43), "x".repeat(300)])("made up as %j it opens nothing", async (token) => {
  const person = newcomer(harness);
  await ask(person);
  expect(await signInByEmail(person, token)).toBe("LINK_EXPIRED");
});

test("a registration that was never confirmed is taken over, without what was put into it", async () => {
  const [stranger, owner] = [newcomer(harness), newcomer(harness)];
  const { email } = owner;
  const strangers = await registeredToken(harness, stranger, {
    email,
    name: "Mallory",
    allowMarketing: true,
    terms: TERMS_VERSION,
  });
  expect(await signInByEmail(owner, await askedToken(owner))).toBe("in");
  const owned = { name: null, password: null, allowMarketing: 0, credits: LOCAL_REGISTRATION_BONUS };
  expect(await userOf(harness, email)).toMatchObject(owned);
  expect(await signIn(stranger, { email })).toBe("WRONG_CREDENTIALS");
  await refusal(stranger.client.trpc.account.verifyEmail.mutate({ token: strangers }));
  await register(stranger, { email });
  expect(await userOf(harness, email)).toMatchObject(owned);
});

test("whoever changes the password is rid of links asked for before", async () => {
  const owner = await withPassword(harness);
  const browser = { ...newcomer(harness), email: owner.email };
  const token = await askedToken(browser);
  await owner.client.trpc.account.changePassword.mutate({
    currentPassword: owner.password,
    password: "another long password",
  });
  expect(await signInByEmail(browser, token)).toBe("LINK_EXPIRED");
});

test("the banned are refused as they ask, and as they use one they asked for before", async () => {
  const { email } = await withPassword(harness);
  const browser = { ...newcomer(harness), email };
  const token = await askedToken(browser);
  await banUser(harness, email);
  expect(await signInByEmail(browser, token)).toBe("BANNED");
  expect(await refusal(ask(browser))).toBe("BANNED");
});
