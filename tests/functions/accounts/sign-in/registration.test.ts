import { expect, test } from "vitest";
import { TERMS_VERSION } from "#schema/accounts/consent.ts";
import { LOCAL_REGISTRATION_BONUS } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import {
  askForEmailChange,
  banUser,
  emailedToken,
  register,
  registeredToken,
  resetToken,
  signIn,
  signInByLink,
  signsIn,
  userOf,
} from "#tests/support/accounts/account-steps.ts";
import { emailsTo, inbox } from "#tests/support/accounts/emails.ts";
import { signInAtGoogle } from "#tests/support/accounts/google.ts";
import { newcomer, signUp, withPassword } from "#tests/support/accounts/people.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { creditsOf } from "#tests/support/jobs/people/model-owner.ts";
import { refusal, told } from "#tests/support/procedures/refusals.ts";

/** Registering, and the emailed link that proves an address and signs in where somebody registered. */
const harness = harnessForFile({ google: true });

test("registering leads by a link in an email to a session, a bonus, and out again", async () => {
  const person = newcomer(harness);
  const { trpc } = person.client;
  expect(await register(person)).toEqual({ ok: true });
  const [newest] = await emailsTo(harness, person.email, 1);
  expect(newest?.subject).toBe("Verify your email address");
  expect(newest?.text).toContain(`${harness.url}/verify-email?token=`);
  const verified = await trpc.account.verifyEmail.mutate({ token: newest!.token! });
  expect(verified).toEqual({ email: person.email, signIn: true });
  expect(await signIn(person)).toBe("in");
  expect(await creditsOf(person)).toBe(LOCAL_REGISTRATION_BONUS);
  await person.client.signOut();
  expect(await refusal(trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
});

test("registering keeps the terms agreed to, of whoever confirms the address", async () => {
  const [person, other, elsewhere] = [newcomer(harness), newcomer(harness), newcomer(harness)];
  const { verifyEmail } = elsewhere.client.trpc.account;
  const agreed = { termsVersion: TERMS_VERSION, termsAcceptedAt: expect.any(Number) };
  const token = await registeredToken(harness, person, { terms: TERMS_VERSION });
  expect(await userOf(harness, person.email)).toMatchObject(agreed);
  // who confirms it elsewhere has agreed to nothing by that
  await verifyEmail.mutate({ token, password: elsewhere.password });
  const nothing = { termsVersion: null, termsAcceptedAt: null };
  expect(await userOf(harness, person.email)).toMatchObject(nothing);
  const second = await registeredToken(harness, other, { terms: TERMS_VERSION });
  await verifyEmail.mutate({ token: second, password: person.password, terms: TERMS_VERSION });
  expect(await userOf(harness, other.email)).toMatchObject(agreed);
});

test("registering cannot make anyone staff or rich", async () => {
  const person = newcomer(harness);
  const more = { role: "ADMIN", credits: 1e6, emailVerified: new Date(), banned: false, id: "chosen" };
  await register(person, more as object);
  const user = await userOf(harness, person.email);
  expect(user).toMatchObject({ role: "USER", credits: 0, emailVerified: null, allowMarketing: 0 });
  expect(user?.id).not.toBe("chosen");
});

test.each([
  [{ name: "" }, "BAD_INPUT", "Tell us your name."],
  [{ password: "password" }, "PASSWORD_COMMON", ERRORS.PASSWORD_COMMON.message],
  [{ password: "Likeness2026" }, "PASSWORD_PERSONAL", ERRORS.PASSWORD_PERSONAL.message],
])("registering with %j is refused beside its field, and nothing is written", async (bad, code, message) => {
  const person = newcomer(harness);
  const [field] = Object.keys(bad);
  const refused = await told(register(person, bad));
  expect(refused).toEqual({ code, message, fields: { [field!]: message } });
  expect(await userOf(harness, person.email)).toBeNull();
  expect(await inbox(harness, person.email)).toEqual([]);
});

test("registering an address that is already verified changes nothing and tells its owner by email alone", async () => {
  const [owner, stranger] = [await signUp(harness), newcomer(harness)];
  const { email } = owner;
  const before = await userOf(harness, email);
  // the same answer as for a new address
  expect(await register(stranger, { email, name: "Mallory" })).toEqual({ ok: true });
  const [newest] = await emailsTo(harness, email, 2);
  expect(newest).toMatchObject({ subject: "You already have a Likeness account", token: null });
  expect(await userOf(harness, email)).toEqual(before);
  expect(await signIn(stranger, { email })).toBe("WRONG_CREDENTIALS");
  expect(await signIn(owner)).toBe("in");
});

test("registering the same address thrice at once leaves one account", async () => {
  const person = newcomer(harness);
  await Promise.all([register(person), register(person), register(person)]);
  expect(await rowsOf(harness.db, "SELECT id FROM user WHERE email = ?", person.email)).toHaveLength(1);
  expect(await emailsTo(harness, person.email, 3)).toHaveLength(3);
});

test("what is no address or no password signs nobody in", async () => {
  const email = "ada@example.com";
  for (const input of [{ email: "" }, { email: "not an address" }, { email, password: "" }])
    expect(await signIn(newcomer(harness), input)).toBe("WRONG_CREDENTIALS");
});

type Client = Pick<ReturnType<typeof newcomer>, "client">;
const verify = ({ client }: Client, token: string, password?: string) =>
  client.trpc.account.verifyEmail.mutate({ token, password });
const unproven = { emailVerified: null, credits: 0 };
const resentToken = ({ client, email }: Client & { email: string }) =>
  emailedToken(harness, email, () => client.trpc.account.resendVerification.mutate({ email }));

test("a verification link used many times, at once and later, answers the same, and its address gets one bonus", async () => {
  const person = newcomer(harness);
  const { email } = person;
  const [first, second] = [await registeredToken(harness, person), await registeredToken(harness, person)];
  const links = [...Array(8).fill(first), second];
  const [...answers] = await Promise.all(links.map((token) => verify(person, token)));
  answers[8] = await verify(person, first);
  for (const answer of answers) expect(answer).toEqual({ email, signIn: true });
  expect(await userOf(harness, email)).toMatchObject({ credits: LOCAL_REGISTRATION_BONUS });
});

test("opened elsewhere a link takes a password of one's own, though one registered too; a new one comes to neither", async () => {
  const [owner, thief] = [newcomer(harness), newcomer(harness)];
  const { email } = owner;
  const link = await registeredToken(harness, owner);
  const thiefs = await registeredToken(harness, thief, { email, name: "Mallory" });
  expect(await refusal(verify(owner, thiefs))).toBe("PASSWORD_NEEDED");
  expect((await told(verify(owner, thiefs, "password")))?.code).toBe("PASSWORD_COMMON");
  expect(await userOf(harness, email)).toMatchObject(unproven);
  await owner.client.trpc.account.resendVerification.mutate({ email });
  const [newest] = await emailsTo(harness, email, 3);
  expect(newest?.token).toBeNull();
  expect(newest?.text).toContain("Register again");
  await verify(owner, link);
  expect(await signIn(thief, { email })).toBe("WRONG_CREDENTIALS");
  expect(await signIn(owner)).toBe("in");
  expect((await userOf(harness, email))?.name).toBe("Ada");
});

test("a verification link asked for again answers alike for everybody, and emails only who waits for one", async () => {
  const [verified, stranger] = [await signUp(harness), newcomer(harness)];
  for (const email of ["nobody@example.com", verified.email])
    expect(await stranger.client.trpc.account.resendVerification.mutate({ email })).toEqual({ ok: true });
  await harness.cloud.qstash.idle();
  expect(await inbox(harness, "nobody@example.com")).toEqual([]);
  expect(await inbox(harness, verified.email)).toHaveLength(1);
});

test("a used link signs in once, in the browser that registered, and nobody who knows only the link or the browser", async () => {
  const [person, elsewhere] = [newcomer(harness), newcomer(harness)];
  const { email } = person;
  const token = await registeredToken(harness, person);
  expect(await signInByLink(person, token)).toBe("LINK_EXPIRED");
  expect(await verify(person, token)).toEqual({ email, signIn: true });
  expect(await verify(elsewhere, token)).toEqual({ email, signIn: false });
  expect(await signInByLink(elsewhere, token)).toBe("LINK_EXPIRED");
  // a browser with a secret of its own is no better
  await register(elsewhere);
  expect(await signInByLink(elsewhere, token)).toBe("LINK_EXPIRED");
  expect(await signInByLink(person, token)).toBe("in");
  expect((await person.client.trpc.account.get.query()).email).toBe(email);
  await person.client.signOut();
  expect(await signInByLink(person, token)).toBe("LINK_EXPIRED");
});

test("a link signs in neither the owner of an address that a stranger registered nor the stranger", async () => {
  const [stranger, owner] = [newcomer(harness), newcomer(harness)];
  const { email } = owner;
  const token = await registeredToken(harness, stranger, { email });
  // one that was asked for anew does no more
  expect(await refusal(verify(owner, await resentToken(owner)))).toBe("PASSWORD_NEEDED");
  expect(await verify(owner, token, owner.password)).toEqual({ email, signIn: false });
  for (const browser of [owner, stranger]) expect(await signInByLink(browser, token)).toBe("LINK_EXPIRED");
  // not even once the owner's browser has registered something too
  await register({ ...newcomer(harness), client: owner.client });
  expect(await signInByLink(owner, token)).toBe("LINK_EXPIRED");
});

test("a link that was asked for anew signs in where its password was chosen", async () => {
  const person = newcomer(harness);
  await registeredToken(harness, person);
  const again = await resentToken(person);
  expect((await verify(person, again)).signIn).toBe(true);
  expect(await signInByLink(person, again)).toBe("in");
});

test("no other link of the address signs in, and the used one only for ten minutes", async () => {
  const person = newcomer(harness);
  const [first, second] = [await registeredToken(harness, person), await registeredToken(harness, person)];
  expect((await verify(person, first)).signIn).toBe(true);
  expect((await verify(person, second)).signIn).toBe(false);
  harness.advance(11 * 60_000);
  expect(await signInByLink(person, first)).toBe("LINK_EXPIRED");
});

test("a link leaves whoever is signed in there alone, and the banned out", async () => {
  const { client } = await signUp(harness);
  const second = { ...newcomer(harness), client };
  expect((await verify(second, await registeredToken(harness, second))).signIn).toBe(false);
  const banned = newcomer(harness);
  const used = await registeredToken(harness, banned);
  await verify(banned, used);
  await banUser(harness, banned.email);
  expect(await signInByLink(banned, used)).toBe("BANNED");
});

test("the browser that registered is known by a cookie no script and no other site reads, whose secret is not stored", async () => {
  const { client, email, password } = newcomer(harness);
  const answer = await client.fetch("/api/trpc/account.register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: { name: "Ada", email, password } }),
  });
  const [cookie = ""] = answer.headers.getSetCookie();
  const kept = /^likeness\.registering=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/;
  expect(cookie).toMatch(kept);
  const stored = JSON.stringify(await harness.db.orm.all("SELECT * FROM verificationToken"));
  expect(stored).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1]);
});

type Prove = (owner: ReturnType<typeof newcomer>, token: string) => Promise<unknown>;
const byLink: Prove = (owner, token) => verify(owner, token, owner.password);
const byGoogle: Prove = ({ client, email }) => signInAtGoogle(harness, client, { email, name: "Grace" });
const byReset: Prove = async ({ client, email, password }) =>
  client.trpc.account.resetPassword.mutate({ token: await resetToken(harness, email), password });
const byMoving: Prove = async ({ email }) => {
  const person = await withPassword(harness);
  const { confirm: token } = await askForEmailChange(harness, person, email);
  return person.client.trpc.account.confirmEmailChange.mutate({ token });
};

test.each<[string, Prove]>([
  ["the emailed link", byLink],
  ["a reset of the password", byReset],
  ["Google", byGoogle],
  ["an account that moves there", byMoving],
])("an address that a stranger registered and %s proves gives the stranger nothing", async (_, prove) => {
  const [stranger, owner] = [newcomer(harness), newcomer(harness)];
  const { email } = owner;
  const token = await registeredToken(harness, stranger, { email, name: "Mallory", allowMarketing: true });
  expect(await signIn(stranger, { email })).toBe("EMAIL_NOT_VERIFIED");
  await prove(owner, token);
  const credits = prove === byMoving ? 0 : LOCAL_REGISTRATION_BONUS;
  const proven = { emailVerified: expect.any(Number), allowMarketing: 0, credits };
  expect(await userOf(harness, email)).toMatchObject(proven);
  // nor does anything turn back: neither the stranger's link, nor registering again
  await refusal(stranger.client.trpc.account.verifyEmail.mutate({ token }));
  await register(stranger, { email });
  expect(await signIn(stranger, { email })).toBe("WRONG_CREDENTIALS");
  expect(await userOf(harness, email)).toMatchObject(proven);
  const owned = prove === byGoogle ? { name: "Grace", password: null } : {};
  expect(await userOf(harness, email)).toMatchObject(owned);
  const chosen = prove === byLink || prove === byReset;
  expect(await signsIn(harness, email, owner.password)).toBe(chosen);
});
