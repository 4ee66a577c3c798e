import { beforeEach, expect, test } from "vitest";
import { withHashSlot } from "#functions/services/accounts/passwords/hash-slots.ts";
import { countUse } from "#functions/services/count-use.ts";
import { ERRORS } from "#schema/errors.ts";
import { LIMITS, type LimitName, MAX_BATCH } from "#schema/limits.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { register, resetToken, signIn, userOf } from "#tests/support/account-steps.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { creditsOf } from "#tests/support/model-owner.ts";
import { newcomer, signUp } from "#tests/support/people.ts";
import { readFailure } from "#tests/support/read-failure.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";
import { refusal, refusals, signedIn, told } from "#tests/support/signed-in.ts";
import { stopClock } from "#tests/support/stop-clock.ts";
import { withPassword } from "#tests/support/with-password.ts";

/** Each limit lets through what it says, then asks to wait; whoever is not meant never notices. */
const harness = harnessForFile();
beforeEach(stopClock);

type Account = ReturnType<typeof newcomer>["client"]["trpc"]["account"];
const accountOf = (person = newcomer(harness)): Account => person.client.trpc.account;
const TOLD = { code: "TOO_MANY_REQUESTS", message: ERRORS.TOO_MANY_REQUESTS.message };
const GUESS = "guess".repeat(9);

/** Calls until one is refused; answers how many went through. Stops a little above the limit. */
async function allowed(name: LimitName, call: (n: number) => Promise<unknown>): Promise<number> {
  for (let n = 0; n < LIMITS[name].count + 3; n++) {
    const answer = await told(call(n));
    if (answer?.code !== TOLD.code) continue;
    expect(answer).toMatchObject(TOLD);
    return n;
  }
  return Number.POSITIVE_INFINITY;
}

/** Uses a limit up but for so many; each real sign-in would hash a password. */
async function useUp(name: LimitName, key: string, left = 0): Promise<void> {
  for (let n = left; n < LIMITS[name].count; n++) await countUse({ deps: harness.deps() }, [[name, key]]);
}

/** A sign-in with a wrong password. */
const guess = (person: ReturnType<typeof newcomer>, email = person.email) =>
  signIn(person, { email, password: "a wrong guess" });

type Person = ReturnType<typeof newcomer>;
const many = (n: number, { email }: Person) => `many-${n}-${email}`;

test.each<[string, LimitName, (n: number, one: Person) => Promise<unknown>]>([
  ["registrations from one address", "registerByAddress", (n, one) => register(one, { email: many(n, one) })],
  [
    "registrations of one e-mail, from wherever",
    "registerByEmail",
    (_, { email }) => register(newcomer(harness), { email }),
  ],
  [
    "new links for one e-mail, known or not",
    "resendByEmail",
    (_, { email }) => accountOf().resendVerification.mutate({ email }),
  ],
  [
    "new links from one address",
    "resendByAddress",
    (n, one) => accountOf(one).resendVerification.mutate({ email: many(n, one) }),
  ],
  [
    "reset links for one e-mail, known or not, from wherever",
    "resetByEmail",
    (_, { email }) => accountOf().requestPasswordReset.mutate({ email }),
  ],
  [
    "reset links from one address",
    "resetByAddress",
    (n, one) => accountOf(one).requestPasswordReset.mutate({ email: many(n, one) }),
  ],
  [
    "guesses at every kind of link together",
    "verifyByAddress",
    (n, one) =>
      [
        () => accountOf(one).verifyEmail.mutate({ token: GUESS }),
        () => accountOf(one).resetPassword.mutate({ token: GUESS, password: "a password" }),
        () => accountOf(one).undoEmailChange.mutate({ token: GUESS }),
      ][n % 3]!(),
  ],
])("%s", async (_, name, call) => {
  const one = newcomer(harness);
  expect(await allowed(name, (n) => call(n, one))).toBe(LIMITS[name].count);
  // someone next door
  expect(await refusal(register(newcomer(harness)))).toBeNull();
});

test("mails to one mailbox, however it is spelt and whatever they are for", async () => {
  const tag = crypto.randomUUID().replaceAll("-", "");
  const spelling = (n: number) => `${tag.slice(0, 1)}.${tag.slice(1)}+${n}@GoogleMail.com`;
  const registering = (n: number) => register(newcomer(harness), { email: spelling(n) });
  expect(await allowed("registerByEmail", registering)).toBe(LIMITS.registerByEmail.count);
  const ask = (n: number) => accountOf().requestPasswordReset.mutate({ email: spelling(50 + n) });
  // the refused one was counted too
  const left = LIMITS.mailsToMailbox.count - LIMITS.registerByEmail.count - 1;
  for (let n = 0; n < left; n++) expect(await told(ask(n))).toBeNull();
  const resend = accountOf().resendVerification.mutate({ email: `${tag}@gmail.com` });
  expect(await told(resend)).toMatchObject(TOLD);
});

test("guesses at the current password of one account, whatever they are for", async () => {
  const { userId, client } = await withPassword(harness);
  const { account } = client.trpc;
  await useUp("passwordByAccount", userId, 2);
  const currentPassword = "a wrong guess";
  const change = () => account.changePassword.mutate({ currentPassword, password: "a password" });
  const answers = [
    await refusal(change()),
    await refusal(account.beginConnectGoogle.mutate({ currentPassword })),
    await refusal(change()),
  ];
  expect(answers).toEqual(["WRONG_PASSWORD", "WRONG_PASSWORD", TOLD.code]);
});

test("changes of address to one address from wherever, and by one account", async () => {
  const ask = (
    { client, password }: Awaited<ReturnType<typeof withPassword>>,
    email: string,
    currentPassword = password,
  ) => told(client.trpc.account.requestEmailChange.mutate({ email, currentPassword }));
  const [person, other, busy] = [
    await withPassword(harness),
    await withPassword(harness),
    await withPassword(harness),
  ];
  const wanted = newcomer(harness).email;
  await useUp("emailChangeToEmail", wanted);
  expect(await ask(person, wanted)).toMatchObject(TOLD);
  // a guess at the password uses up nothing of the mailbox's
  const { email } = newcomer(harness);
  for (let n = 0; n < LIMITS.emailChangeToEmail.count; n++)
    expect((await ask(other, email, "a wrong guess"))?.code).toBe("WRONG_PASSWORD");
  expect(await ask(other, email)).toBeNull();
  await useUp("emailChangeByAccount", busy.userId);
  expect(await ask(busy, newcomer(harness).email)).toMatchObject(TOLD);
});

test("sign-ins to one account from one address: another address is not locked out by them", async () => {
  const person = newcomer(harness);
  const { count } = LIMITS.signInByEmailAndAddress;
  for (let n = 0; n < count; n++) expect(await guess(person)).toBe("WRONG_CREDENTIALS");
  expect(await guess(person)).toBe(TOLD.code);
  expect(await guess(newcomer(harness), person.email)).toBe("WRONG_CREDENTIALS");
});

test("sign-ins to one account, from wherever: its own browser is not locked out, and has few of its own", async () => {
  const [person, other] = [await signUp(harness), await signUp(harness)];
  // signing up was one
  await useUp("signInByEmail", person.email, 1);
  for (const stranger of [newcomer(harness), other])
    expect(await guess(stranger, person.email)).toBe(TOLD.code);
  expect(await signIn(person)).toBe("in");
  // the first two were its own sign-ins already
  let taken = 2;
  while (taken <= LIMITS.signInByDevice.count && (await guess(person)) !== TOLD.code) taken++;
  expect(taken).toBeLessThanOrEqual(LIMITS.signInByDevice.count);
});

test("a fresh reset link passes what strangers used up", async () => {
  const { email } = await withPassword(harness);
  await useUp("signInByEmail", email);
  const person = { ...newcomer(harness), email, password: "a password of my own" };
  const token = await resetToken(harness, email);
  await person.client.trpc.account.resetPassword.mutate({ token, password: person.password });
  expect(await signIn(person)).toBe("in");
  expect(await guess(newcomer(harness), email)).toBe(TOLD.code);
});

test("sign-ins from one block of IPv6 addresses, wherever in it", async () => {
  await useUp("passwordsByBlock", "2001:db8:aa::/48");
  const from = (ip: string) =>
    guess({ ...newcomer(harness), client: new ApiClient(harness.url, { "cf-connecting-ip": ip }) });
  expect(await from("2001:db8:aa:77::1")).toBe(TOLD.code);
  expect(await from("2001:db8:ab:77::1")).toBe("WRONG_CREDENTIALS");
});

test("sign-ins from one address", async () => {
  const person = newcomer(harness);
  await useUp("signInByAddress", person.ip, 2);
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => guess(person, `${n}-${person.email}`)));
  expect(answers.filter((code) => code === "WRONG_CREDENTIALS")).toHaveLength(2);
  expect(answers.filter((code) => code === TOLD.code)).toHaveLength(3);
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

test("writes of one account", async () => {
  const [person, other] = [await signedIn(harness), await signedIn(harness)];
  const favorite = ({ client }: typeof person) =>
    client.trpc.generations.favorite.mutate({ id: "none", favorite: true });
  const answers: (string | null)[] = [];
  for (let sent = 0; sent < LIMITS.writeByAccount.count + MAX_BATCH; sent += MAX_BATCH)
    answers.push(...(await refusals(Array.from({ length: MAX_BATCH }, () => favorite(person)))));
  expect(answers.filter((code) => code === TOLD.code)).toHaveLength(MAX_BATCH);
  expect(await refusal(favorite(other))).toBe("NOT_FOUND");
  // reading goes on
  expect(await creditsOf(person)).toBe(0);
});

test("uploads of one account", async () => {
  const { client } = await signedIn(harness);
  const status = async () => (await client.fetch("/api/uploads", { method: "POST" })).status;
  const statuses: number[] = [];
  for (let sent = 0; sent < LIMITS.uploadByAccount.count + 20; sent += 20)
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, status))));
  expect(statuses.filter((code) => code === 400)).toHaveLength(LIMITS.uploadByAccount.count);
  expect(statuses.filter((code) => code === 429)).toHaveLength(20);
});

test("error reports from one address", async () => {
  const { client } = newcomer(harness);
  const report = { method: "POST", body: JSON.stringify({ message: "x", path: "/" }) };
  for (let n = 0; n < LIMITS.errorReportByAddress.count; n++)
    expect((await client.fetch("/api/errors", report)).status).toBe(200);
  const refused = await client.fetch("/api/errors", report);
  expect(readFailure(await refused.json())).toMatchObject(TOLD);
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
  const account = accountOf(person);
  const guesses = [
    ...[register(person), account.requestPasswordReset.mutate({ email })],
    ...[account.resendVerification.mutate({ email }), account.verifyEmail.mutate({ token: GUESS })],
    account.resetPassword.mutate({ token: GUESS, password: "an unusual password" }),
    client.trpc.rewards.redeem.mutate({ code: "WELCOME" }),
  ];
  for (const answer of await Promise.all(guesses.map(told))) expect(answer).toMatchObject({ code, message });
  expect(await guess(person)).toBe(code);
  const plain = await person.client.fetch("/api/trpc/account.requestPasswordReset", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: { email } }),
  });
  expect(plain.status).toBe(503);
  expect(logged).toContainEqual(["rate_limits_unreachable", { limit: "signInByAddress" }]);

  expect(await refusal(client.trpc.account.rename.mutate({ name: "Grace" }))).toBeNull();
  expect((await client.fetch("/api/uploads", { method: "POST" })).status).toBe(400);
  restoreDeps(harness);
  expect(await userOf(harness, email)).toBeNull();
});
