import { beforeEach, expect, test } from "vitest";
import { withHashSlot } from "#functions/services/accounts/passwords/hash-slots.ts";
import { countUse } from "#functions/services/count-use.ts";
import { ERRORS } from "#schema/errors.ts";
import { LIMITS, type LimitName } from "#schema/limits.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { register, resetToken, signIn, userOf } from "#tests/support/account-steps.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { newcomer, signedIn, signUp, withPassword } from "#tests/support/people.ts";
import { readFailure } from "#tests/support/read-failure.ts";
import { refusal, told } from "#tests/support/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";
import { stopClock } from "#tests/support/stop-clock.ts";

/** Each limit lets through what it says, then asks to wait; whoever is not meant never notices. */
const harness = harnessForFile();
beforeEach(stopClock);

type Newcomer = Pick<ReturnType<typeof newcomer>, "client" | "email" | "password">;
const TOLD = "TOO_MANY_REQUESTS";
const GUESS = "guess".repeat(9);

/** Uses a limit up but for so many; each real sign-in would hash a password. */
async function useUp(name: LimitName, key: string, left = 0): Promise<void> {
  for (let n = left; n < LIMITS[name].count; n++) await countUse({ deps: harness.deps() }, [[name, key]]);
}

/** A sign-in with a wrong password. */
const guess = (person: Newcomer, email = person.email) =>
  signIn(person, { email, password: "a wrong guess" });
const elsewhere = () => newcomer(harness).client.trpc.account;
const anyEmail = () => newcomer(harness).email;

/** Someone signed in, who also has a mailbox that can be spelt in many ways. */
async function caller() {
  const person = await withPassword(harness);
  const { account } = person.client.trpc;
  const name = person.userId.replaceAll("-", "");
  let spellings = 0;
  const spelling = () => `${name[0]}.${name.slice(1)}+${spellings++}@GoogleMail.com`;
  return { ...person, account, mailbox: `${name}@gmail.com`, spelling };
}
type Caller = Awaited<ReturnType<typeof caller>>;

const registering = (person: Newcomer, email: string) => refusal(register(person, { email }));
const resend = (account: Caller["account"], email: string) =>
  refusal(account.resendVerification.mutate({ email }));
const reset = (account: Caller["account"], email: string) =>
  refusal(account.requestPasswordReset.mutate({ email }));
const changePassword = ({ account }: Caller) =>
  refusal(account.changePassword.mutate({ currentPassword: "a wrong guess", password: GUESS }));
const connect = ({ account }: Caller) =>
  refusal(account.beginConnectGoogle.mutate({ currentPassword: "a wrong guess" }));
const changeEmail = ({ account, password }: Caller, email: string) =>
  refusal(account.requestEmailChange.mutate({ email, currentPassword: password }));
const openReset = ({ account }: Caller) =>
  refusal(account.resetPassword.mutate({ token: GUESS, password: GUESS }));
const favorite = ({ client }: Caller) =>
  refusal(client.trpc.generations.favorite.mutate({ id: "none", favorite: true }));
const PICTURES = {
  prompt: "me on a beach",
  trainingId: "none",
  count: 1,
  aspect: "square",
  seed: null,
} as const;
const askForPictures = ({ client }: Caller) =>
  refusal(client.trpc.generations.create.mutate({ requestKey: crypto.randomUUID(), ...PICTURES }));
const post = async ({ client }: Caller, path: string, body?: BodyInit) => {
  const response = await client.fetch(path, { method: "POST", body });
  return response.ok ? null : readFailure(await response.json()).code;
};

/** The limit, whom it counts, and what uses it. */
const LIMITED: [LimitName, "ip" | "userId" | "email" | "mailbox", (one: Caller) => Promise<string | null>][] =
  [
    ["registerByAddress", "ip", (one) => registering(one, anyEmail())],
    ["registerByEmail", "mailbox", (one) => registering(newcomer(harness), one.spelling())],
    ["mailsToMailbox", "mailbox", (one) => registering(newcomer(harness), one.spelling())],
    ["resendByAddress", "ip", ({ account }) => resend(account, anyEmail())],
    ["resendByEmail", "mailbox", (one) => resend(elsewhere(), one.spelling())],
    ["mailsToMailbox", "mailbox", (one) => resend(elsewhere(), one.spelling())],
    ["resetByAddress", "ip", ({ account }) => reset(account, anyEmail())],
    ["resetByEmail", "mailbox", (one) => reset(elsewhere(), one.spelling())],
    ["mailsToMailbox", "mailbox", (one) => reset(elsewhere(), one.spelling())],
    ["verifyByAddress", "ip", ({ account }) => refusal(account.verifyEmail.mutate({ token: GUESS }))],
    ["verifyByAddress", "ip", openReset],
    ["verifyByAddress", "ip", ({ account }) => refusal(account.undoEmailChange.mutate({ token: GUESS }))],
    ["signInByAddress", "ip", (one) => guess(one, anyEmail())],
    ["signInByEmail", "email", (one) => guess(newcomer(harness), one.email)],
    ["passwordByAccount", "userId", changePassword],
    ["passwordByAccount", "userId", connect],
    ["emailChangeByAccount", "userId", (one) => changeEmail(one, anyEmail())],
    ["emailChangeToEmail", "mailbox", async (one) => changeEmail(await caller(), one.spelling())],
    ["writeByAccount", "userId", favorite],
    ["picturesByAccount", "userId", askForPictures],
    ["uploadByAccount", "userId", (one) => post(one, "/api/uploads")],
    ["zipByAccount", "userId", (one) => post(one, "/api/zips", new URLSearchParams({ ids: "none" }))],
    ["errorReportByAddress", "ip", (one) => post(one, "/api/errors", '{"message":"x","path":"/"}')],
  ];

test.each(LIMITED)(
  "%s by %s lets one more through, also of three at once, and holds nobody else up",
  async (...[name, whom, use]) => {
    const [one, other] = [await caller(), await caller()];
    await useUp(name, one[whom], 1);
    const answers = await Promise.all([use(one), use(one), use(one)]);
    expect(answers.filter((code) => code === TOLD)).toHaveLength(2);
    expect(await use(other)).not.toBe(TOLD);
  },
);

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
    expect(await changeEmail({ ...person, password: "a wrong guess" }, email)).toBe("WRONG_PASSWORD");
  expect(await changeEmail(person, email)).toBeNull();
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
  const person = newcomer(harness);
  const { email } = person;
  const { client } = await signedIn(harness);
  const unreachable = () => Promise.reject(new Error("redis at 10.0.0.1 is out of reach"));
  const logged: unknown[] = [];
  replaceDeps(harness, () => ({
    limits: { allow: unreachable, ping: unreachable },
    log: { error: (event, _, fields) => logged.push([event, fields]) },
  }));
  const { code, message } = { code: "LIMITS_UNAVAILABLE", message: ERRORS.LIMITS_UNAVAILABLE.message };
  const { account } = person.client.trpc;
  const guesses = [
    register(person),
    account.requestPasswordReset.mutate({ email }),
    account.resendVerification.mutate({ email }),
    account.verifyEmail.mutate({ token: GUESS }),
    account.resetPassword.mutate({ token: GUESS, password: "an unusual password" }),
    client.trpc.rewards.redeem.mutate({ code: "WELCOME" }),
  ];
  for (const answer of await Promise.all(guesses.map(told))) expect(answer).toMatchObject({ code, message });
  expect(await guess(person)).toBe(code);
  expect(logged).toContainEqual(["rate_limits_unreachable", { limit: "signInByAddress" }]);

  expect(await refusal(client.trpc.account.rename.mutate({ name: "Grace" }))).toBeNull();
  expect((await client.fetch("/api/uploads", { method: "POST" })).status).toBe(400);
  restoreDeps(harness);
  expect(await userOf(harness, email)).toBeNull();
});
