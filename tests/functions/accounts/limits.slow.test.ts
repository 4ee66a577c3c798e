import { beforeEach, expect, test } from "vitest";
import { withHashSlot } from "#functions/services/accounts/passwords/hash-slots.ts";
import type { AppError } from "#functions/services/app-error.ts";
import { countUse } from "#functions/services/count-use.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { LIMITS, type Limit, type LimitName } from "#schema/limits.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { register, resetToken, signIn } from "#tests/support/accounts/account-steps.ts";
import { newcomer, signUp, withPassword } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { readFailure } from "#tests/support/procedures/read-failure.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { collectErrors, restoreDeps } from "#tests/support/replace-deps.ts";
import { stopClock } from "#tests/support/time/stop-clock.ts";

/** Each limit lets through what it says, then asks to wait; whoever is not meant never notices. */
const harness = harnessForFile();
beforeEach(stopClock);

const TOLD = "TOO_MANY_REQUESTS";
const GUESS = "guess".repeat(9);
const KEY = crypto.randomUUID();
const PASSWORDS = { currentPassword: GUESS, password: GUESS };

/** Uses a limit up but for so many; each real sign-in would hash a password. */
async function useUp(name: LimitName, key: string, left = 0): Promise<void> {
  for (let n = left; n < LIMITS[name].count; n++) await countUse({ deps: harness.deps() }, [[name, key]]);
}

/** A sign-in with a wrong password. */
const guess = (person: Parameters<typeof signIn>[0], email = person.email) =>
  signIn(person, { email, password: "a wrong guess" });
const elsewhere = () => newcomer(harness).client.trpc.account;
const anyEmail = () => newcomer(harness).email;

/** Someone signed in, who also has a mailbox that can be spelt in many ways. */
async function caller() {
  const person = await withPassword(harness);
  const { account, billing, generations, rewards } = person.client.trpc;
  const name = person.userId.replaceAll("-", "");
  let spellings = 0;
  const spelling = () => `${name[0]}.${name.slice(1)}+${spellings++}@GoogleMail.com`;
  const called = { account, billing, generations, rewards };
  return { ...person, ...called, mailbox: `${name}@gmail.com`, spelling };
}
type Caller = Awaited<ReturnType<typeof caller>>;

const changeEmail = ({ account, password }: Caller, email: string) =>
  account.requestEmailChange.mutate({ email, currentPassword: password });
const askForPictures = ({ generations }: Caller) => {
  const settings = { prompt: "me on a beach", count: 1, aspect: "square", seed: null } as const;
  const requestKey = crypto.randomUUID();
  return generations.create.mutate({ requestKey, trainingId: "none", ...settings });
};
const post = async ({ client }: Caller, path: string, body?: BodyInit) => {
  const response = await client.fetch(path, { method: "POST", body });
  if (!response.ok) return readFailure(await response.json()).code;
};

/** Of something shared: it answers with a page. */
const report = async ({ client }: Caller) => {
  const body = new URLSearchParams({ id: KEY, reason: "HATE", words: "" });
  const { status } = await client.fetch("/s/none/report", { method: "POST", body });
  if (status === 429) return TOLD;
};

/** The limit, whom it counts, and what uses it: it answers how it was refused, or fails with that. */
type Limited = [LimitName, "ip" | "userId" | "email" | "mailbox", (one: Caller) => Promise<unknown>];
test.each<Limited>([
  ["registerByAddress", "ip", (one) => register(one, { email: anyEmail() })],
  ["registerByEmail", "mailbox", (one) => register(newcomer(harness), { email: one.spelling() })],
  ["mailsToMailbox", "mailbox", (one) => register(newcomer(harness), { email: one.spelling() })],
  ["resendByAddress", "ip", ({ account }) => account.resendVerification.mutate({ email: anyEmail() })],
  ["resendByEmail", "mailbox", (one) => elsewhere().resendVerification.mutate({ email: one.spelling() })],
  ["mailsToMailbox", "mailbox", (one) => elsewhere().resendVerification.mutate({ email: one.spelling() })],
  ["signInLinkByAddress", "ip", ({ account }) => account.requestSignInLink.mutate({ email: anyEmail() })],
  ["signInLinkByEmail", "mailbox", (one) => elsewhere().requestSignInLink.mutate({ email: one.spelling() })],
  ["mailsToMailbox", "mailbox", (one) => elsewhere().requestSignInLink.mutate({ email: one.spelling() })],
  ["resetByAddress", "ip", ({ account }) => account.requestPasswordReset.mutate({ email: anyEmail() })],
  ["resetByEmail", "mailbox", (one) => elsewhere().requestPasswordReset.mutate({ email: one.spelling() })],
  ["mailsToMailbox", "mailbox", (one) => elsewhere().requestPasswordReset.mutate({ email: one.spelling() })],
  ["verifyByAddress", "ip", ({ account }) => account.verifyEmail.mutate({ token: GUESS })],
  ["verifyByAddress", "ip", ({ account }) => account.resetPassword.mutate({ token: GUESS, password: GUESS })],
  ["verifyByAddress", "ip", ({ account }) => account.undoEmailChange.mutate({ token: GUESS })],
  ["signInByAddress", "ip", (one) => guess(one, anyEmail())],
  ["signInByEmail", "email", (one) => guess(newcomer(harness), one.email)],
  ["passwordByAccount", "userId", ({ account }) => account.changePassword.mutate(PASSWORDS)],
  ["passwordByAccount", "userId", ({ account }) => account.beginConnectGoogle.mutate(PASSWORDS)],
  ["emailChangeByAccount", "userId", (one) => changeEmail(one, anyEmail())],
  ["emailChangeToEmail", "mailbox", async (one) => changeEmail(await caller(), one.spelling())],
  ["writeByAccount", "userId", (one) => one.generations.favorite.mutate({ id: "none", favorite: true })],
  ["picturesByAccount", "userId", askForPictures],
  ["uploadByAccount", "userId", (one) => post(one, "/api/uploads")],
  ["zipByAccount", "userId", (one) => post(one, "/api/zips", new URLSearchParams({ ids: "none" }))],
  ["redeemByAccount", "userId", ({ rewards }) => rewards.redeem.mutate({ code: "GUESS" })],
  ["redeemByAddress", "ip", ({ rewards }) => rewards.redeem.mutate({ code: "GUESS" })],
  ["appealByAccount", "userId", ({ rewards }) => rewards.appeal.mutate({ requestKey: KEY, text: GUESS })],
  ["checkoutByAccount", "userId", ({ billing }) => billing.openPortal.mutate()],
  ["shareReportByAddress", "ip", report],
  ["errorReportByAddress", "ip", (one) => post(one, "/api/errors", '{"message":"x","path":"/"}')],
])("%s by %s lets one more of three through, and holds nobody else up", async (name, whom, use) => {
  const codeOf = async (one: Caller) => {
    const using = use(one);
    return (await refusal(using)) ?? (await using);
  };
  const [one, other] = [await caller(), await caller()];
  await useUp(name, one[whom], 1);
  const answers = await Promise.all([codeOf(one), codeOf(one), codeOf(one)]);
  expect(answers.filter((code) => code === TOLD)).toHaveLength(2);
  expect(await codeOf(other)).not.toBe(TOLD);
});

test("sign-ins to one account from one address: another address is not locked out by them", async () => {
  const { email, ip, client } = await caller();
  await useUp("signInByEmailAndAddress", `${email} ${ip}`, 1);
  const person = { ...newcomer(harness), email, client };
  expect([await guess(person), await guess(person)]).toEqual(["WRONG_CREDENTIALS", TOLD]);
  expect(await guess(newcomer(harness), email)).toBe("WRONG_CREDENTIALS");
});

test("sign-ins to one account, from wherever: its own browser is not locked out, and has few of its own", async () => {
  const [person, other] = [await signUp(harness), await signUp(harness)];
  for (const one of [person, other]) expect(await signIn(one)).toBe("in");
  await useUp("signInByEmail", person.email, 1);
  for (const stranger of [newcomer(harness), other]) expect(await guess(stranger, person.email)).toBe(TOLD);
  expect(await signIn(person)).toBe("in");
  // the first two were its own sign-ins already
  let taken = 2;
  while (taken <= LIMITS.signInByDevice.count && (await guess(person)) !== TOLD) taken++;
  expect(taken).toBeLessThanOrEqual(LIMITS.signInByDevice.count);
});

test("a fresh reset link passes what strangers used up", async () => {
  const { email } = await withPassword(harness);
  await useUp("signInByEmail", email);
  const person = { ...newcomer(harness), email, password: "a password of my own" };
  const token = await resetToken(harness, email);
  await person.client.trpc.account.resetPassword.mutate({ token, password: person.password });
  expect(await signIn(person)).toBe("in");
  expect(await guess(newcomer(harness), email)).toBe(TOLD);
});

test("sign-ins from one block of IPv6 addresses, wherever in it", async () => {
  await useUp("passwordsByBlock", "2001:db8:aa::/48");
  const from = (ip: string) =>
    guess({ ...newcomer(harness), client: new ApiClient(harness.url, { "cf-connecting-ip": ip }) });
  expect(await from("2001:db8:aa:77::1")).toBe(TOLD);
  expect(await from("2001:db8:ab:77::1")).toBe("WRONG_CREDENTIALS");
});

test("a guess at the password uses up nothing of the mailbox an account wants to move to", async () => {
  const [person, email] = [await caller(), anyEmail()];
  for (let n = 0; n < LIMITS.emailChangeToEmail.count; n++)
    expect(await refusal(changeEmail({ ...person, password: GUESS }, email))).toBe("WRONG_PASSWORD");
  expect(await changeEmail(person, email)).toEqual({ ok: true });
});

test("where too many passwords are at work everybody is asked to come back in a moment, known or not", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = Array.from({ length: 8 }, () => withHashSlot(() => released));
  const { client, email } = await withPassword(harness);
  const { csrfToken } = (await (await client.fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  const body = new URLSearchParams({ email, password: "a wrong guess", json: "true", csrfToken });
  const busy = await client.fetch("/api/auth/callback/credentials", { method: "POST", body });
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "10"]);
  const { message } = ERRORS.SIGN_IN_BUSY;
  expect(readFailure(await busy.json())).toMatchObject({ code: "SIGN_IN_BUSY", message });
  expect(await refusal(register(newcomer(harness)))).toBe("SIGN_IN_BUSY");
  release();
  await Promise.all(held);
  expect(await refusal(register(newcomer(harness)))).toBeNull();
});

test("while the counter is out of reach guesses are refused in their own words, and people's own work goes on", async () => {
  const logged = collectErrors(harness);
  const unreachable = () => Promise.reject(new Error("redis at 10.0.0.1 is out of reach"));
  const deps = { ...harness.deps(), limits: { allow: unreachable, ping: unreachable } };
  for (const [name, limit] of Object.entries(LIMITS) as [LimitName, Limit][]) {
    const code = limit.passesUncounted ? null : "LIMITS_UNAVAILABLE";
    const refused = countUse({ deps }, [[name, "somebody"]]).then(
      () => null,
      (error: AppError) => error.code,
    );
    expect([name, await refused]).toEqual([name, code]);
  }
  expect(logged).toContainEqual(["rate_limits_unreachable", expect.anything(), { limit: "signInByAddress" }]);
  restoreDeps(harness);
});
