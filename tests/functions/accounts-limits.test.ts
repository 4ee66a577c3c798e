import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withHashSlot } from "#functions/services/accounts/passwords/hash-slots.ts";
import { countUse } from "#functions/services/count-use.ts";
import { ERRORS } from "#schema/errors.ts";
import { LIMITS, type LimitName, MAX_BATCH } from "#schema/limits.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { newcomer, signUp } from "#tests/support/people.ts";
import { signedIn, told } from "#tests/support/signed-in.ts";
import { stopClock } from "#tests/support/stop-clock.ts";
import { withPassword } from "#tests/support/with-password.ts";

/** Each limit lets through what it says, then asks to wait; whoever is not meant never notices. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(stopClock);

const TOLD = { code: "TOO_MANY_REQUESTS", message: ERRORS.TOO_MANY_REQUESTS.message };

/** Calls until one is refused; answers how many went through. Stops a little above the limit. */
async function allowed(
  name: LimitName,
  call: (n: number) => Promise<{ code: string } | null>,
): Promise<number> {
  const { count } = LIMITS[name];
  for (let n = 0; n < count + 3; n++) {
    const answer = await call(n);
    if (answer?.code === TOLD.code) {
      expect(answer).toMatchObject(TOLD);
      return n;
    }
  }
  return Number.POSITIVE_INFINITY;
}

const register = (person: ReturnType<typeof newcomer>, email = person.email) =>
  told(person.client.trpc.account.register.mutate({ name: "Ada", email, password: person.password }));

test("registrations from one address", async () => {
  const person = newcomer(harness);
  const went = await allowed("registerByAddress", (n) => register(person, `many-${n}-${person.email}`));
  expect(went).toBe(LIMITS.registerByAddress.count);
  // someone next door
  expect(await register(newcomer(harness))).toBeNull();
});

test("registrations of one e-mail, from wherever", async () => {
  const { email } = newcomer(harness);
  const went = await allowed("registerByEmail", () => register(newcomer(harness), email));
  expect(went).toBe(LIMITS.registerByEmail.count);
});

test("new links for one e-mail, known or not", async () => {
  const { email } = newcomer(harness);
  const went = await allowed("resendByEmail", () =>
    told(newcomer(harness).client.trpc.account.resendVerification.mutate({ email })),
  );
  expect(went).toBe(LIMITS.resendByEmail.count);
});

/** Other ways to write one mailbox, without end. */
const spellings = (tag: string) => (n: number) => `${tag.slice(0, 1)}.${tag.slice(1)}+${n}@GoogleMail.com`;

test("mails to one mailbox, however it is spelt and whatever they are for", async () => {
  const tag = crypto.randomUUID().replaceAll("-", "");
  const spelling = spellings(tag);
  const went = await allowed("registerByEmail", (n) => register(newcomer(harness), spelling(n)));
  expect(went).toBe(LIMITS.registerByEmail.count);
  // the refused one was counted too
  const left = LIMITS.mailsToMailbox.count - LIMITS.registerByEmail.count - 1;
  for (let n = 0; n < left; n++) {
    const { client } = newcomer(harness);
    expect(
      await told(client.trpc.account.requestPasswordReset.mutate({ email: spelling(50 + n) })),
    ).toBeNull();
  }
  const { client } = newcomer(harness);
  expect(
    await told(client.trpc.account.resendVerification.mutate({ email: `${tag}@gmail.com` })),
  ).toMatchObject(TOLD);
});

test("new links from one address", async () => {
  const { client, email } = newcomer(harness);
  const went = await allowed("resendByAddress", (n) =>
    told(client.trpc.account.resendVerification.mutate({ email: `many-${n}-${email}` })),
  );
  expect(went).toBe(LIMITS.resendByAddress.count);
});

test("guesses at a link", async () => {
  const { client } = newcomer(harness);
  const went = await allowed("verifyByAddress", (n) =>
    told(client.trpc.account.verifyEmail.mutate({ token: `guess-number-${n}-${"x".repeat(30)}` })),
  );
  expect(went).toBe(LIMITS.verifyByAddress.count);
});

test("reset links for one e-mail, known or not, from wherever", async () => {
  const { email } = newcomer(harness);
  const went = await allowed("resetByEmail", () =>
    told(newcomer(harness).client.trpc.account.requestPasswordReset.mutate({ email })),
  );
  expect(went).toBe(LIMITS.resetByEmail.count);
});

test("reset links from one address", async () => {
  const { client, email } = newcomer(harness);
  const went = await allowed("resetByAddress", (n) =>
    told(client.trpc.account.requestPasswordReset.mutate({ email: `many-${n}-${email}` })),
  );
  expect(went).toBe(LIMITS.resetByAddress.count);
});

test("guesses at every kind of link together", async () => {
  const { client } = newcomer(harness);
  const token = "guess".repeat(9);
  const { trpc } = client;
  const went = await allowed("verifyByAddress", (n) =>
    told(
      n % 2 === 0
        ? trpc.account.resetPassword.mutate({ token, password: "a password" })
        : trpc.account.undoEmailChange.mutate({ token }),
    ),
  );
  expect(went).toBe(LIMITS.verifyByAddress.count);
});

test("guesses at the current password of one account, whatever they are for", async () => {
  const person = await withPassword(harness);
  const { trpc } = person.client;
  const ctx = { deps: harness.deps(), ipaddress: "unused", invitedBy: null };
  for (let n = 0; n < LIMITS.passwordByAccount.count - 2; n++) {
    await countUse(ctx, [["passwordByAccount", person.userId]]);
  }
  const currentPassword = "a wrong guess";
  const answers = [
    await told(trpc.account.changePassword.mutate({ currentPassword, password: "a password" })),
    await told(trpc.account.beginConnectGoogle.mutate({ currentPassword })),
    await told(trpc.account.changePassword.mutate({ currentPassword, password: "a password" })),
  ];
  expect(answers.map((answer) => answer?.code)).toEqual(["WRONG_PASSWORD", "WRONG_PASSWORD", TOLD.code]);
});

test("changes of address by one account, and to one address from wherever", async () => {
  const person = await withPassword(harness);
  const ctx = { deps: harness.deps(), ipaddress: "unused", invitedBy: null };
  const { email } = newcomer(harness);
  const ask = () =>
    told(person.client.trpc.account.requestEmailChange.mutate({ email, currentPassword: person.password }));
  for (let n = 0; n < LIMITS.emailChangeToEmail.count; n++)
    await countUse(ctx, [["emailChangeToEmail", email]]);
  expect(await ask()).toMatchObject(TOLD);
  // a guess at the password uses up nothing of the mailbox's
  const guesser = await withPassword(harness);
  const victim = { email: newcomer(harness).email, currentPassword: "a wrong guess" };
  for (let n = 0; n < LIMITS.emailChangeToEmail.count; n++)
    expect((await told(guesser.client.trpc.account.requestEmailChange.mutate(victim)))?.code).toBe(
      "WRONG_PASSWORD",
    );
  const honest = { ...victim, currentPassword: guesser.password };
  expect(await told(guesser.client.trpc.account.requestEmailChange.mutate(honest))).toBeNull();
  const other = await withPassword(harness);
  for (let n = 0; n < LIMITS.emailChangeByAccount.count; n++) {
    await countUse(ctx, [["emailChangeByAccount", other.userId]]);
  }
  const input = { email: newcomer(harness).email, currentPassword: other.password };
  expect(await told(other.client.trpc.account.requestEmailChange.mutate(input))).toMatchObject(TOLD);
});

/** A refused sign-in comes back as an address with the code in it. */
async function signIn(person: ReturnType<typeof newcomer>, email: string) {
  const refused = await person.client.signIn(email, "a wrong guess").then(
    () => "",
    (error: Error) => error.message.replace("sign-in refused: ", ""),
  );
  return { ...TOLD, code: refused };
}

test("sign-ins to one account from one address: another address is not locked out by them", async () => {
  const { email, ...guesser } = newcomer(harness);
  const went = await allowed("signInByEmailAndAddress", () => signIn({ email, ...guesser }, email));
  expect(went).toBe(LIMITS.signInByEmailAndAddress.count);
  expect((await signIn(newcomer(harness), email)).code).toBe("WRONG_CREDENTIALS");
});

test("sign-ins to one account, from wherever", async () => {
  const { email } = newcomer(harness);
  const ctx = { deps: harness.deps(), ipaddress: "unused", invitedBy: null };
  for (let n = 0; n < LIMITS.signInByEmail.count; n++) await countUse(ctx, [["signInByEmail", email]]);
  expect((await signIn(newcomer(harness), email)).code).toBe(TOLD.code);
});

test("a browser that signed in before is not locked out by strangers' guesses, and has few of its own", async () => {
  const person = await signUp(harness);
  // signing up was one
  for (let n = 1; n < LIMITS.signInByEmail.count; n++)
    await countUse({ deps: harness.deps() }, [["signInByEmail", person.email]]);
  expect((await signIn(newcomer(harness), person.email)).code).toBe(TOLD.code);
  await person.client.signIn(person.email, person.password);

  const { count } = LIMITS.signInByDevice;
  // the first two were its own sign-ins' already
  const went = await allowed("signInByDevice", () => signIn(person, person.email));
  expect(went).toBeLessThanOrEqual(count);
});

test("another account's browser is a stranger's", async () => {
  const [person, other] = [await signUp(harness), await signUp(harness)];
  // signing up was one
  for (let n = 1; n < LIMITS.signInByEmail.count; n++)
    await countUse({ deps: harness.deps() }, [["signInByEmail", person.email]]);
  expect((await signIn(other, person.email)).code).toBe(TOLD.code);
});

test("a fresh reset link passes what strangers used up", async () => {
  const owner = await withPassword(harness);
  for (let n = 0; n < LIMITS.signInByEmail.count; n++)
    await countUse({ deps: harness.deps() }, [["signInByEmail", owner.email]]);
  const { client } = newcomer(harness);
  await client.trpc.account.requestPasswordReset.mutate({ email: owner.email });
  const [mail] = await mailsTo(harness, owner.email, 1);
  await client.trpc.account.resetPassword.mutate({ token: mail!.token!, password: "a password of my own" });
  await client.signIn(owner.email, "a password of my own");
  expect((await signIn(newcomer(harness), owner.email)).code).toBe(TOLD.code);
});

test("sign-ins from one block of IPv6 addresses, wherever in it", async () => {
  const { email } = newcomer(harness);
  for (let n = 0; n < LIMITS.passwordsByBlock.count; n++)
    await countUse({ deps: harness.deps() }, [["passwordsByBlock", "2001:db8:aa::/48"]]);
  const from = (ip: string) => {
    const client = new ApiClient(harness.url, { "cf-connecting-ip": ip });
    return signIn({ ...newcomer(harness), client }, email);
  };
  expect((await from("2001:db8:aa:77::1")).code).toBe(TOLD.code);
  expect((await from("2001:db8:ab:77::1")).code).toBe("WRONG_CREDENTIALS");
});

test("where too many passwords are at work everybody is asked to come back in a moment, known or not", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = Array.from({ length: 8 }, () => withHashSlot(() => released));
  const person = await withPassword(harness);
  const body = new URLSearchParams({ email: person.email, password: "a wrong guess", json: "true" });
  const { csrfToken } = (await (await person.client.fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  body.set("csrfToken", csrfToken);
  const busy = await person.client.fetch("/api/auth/callback/credentials", { method: "POST", body });
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await busy.json()).toMatchObject({
    error: { code: "SIGN_IN_BUSY", message: ERRORS.SIGN_IN_BUSY.message },
  });
  expect(await register(newcomer(harness))).toMatchObject({ code: "SIGN_IN_BUSY" });
  release();
  await Promise.all(held);
  expect(await register(newcomer(harness))).toBeNull();
});

test("sign-ins from one address", async () => {
  const person = newcomer(harness);
  const { count } = LIMITS.signInByAddress;
  // each real one hashes a password, so most of them are counted without
  const ctx = { deps: harness.deps(), ipaddress: person.ip, invitedBy: null };
  for (let n = 0; n < count - 2; n++) await countUse(ctx, [["signInByAddress", person.ip]]);
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => signIn(person, `many-${n}-${person.email}`)));
  expect(answers.filter(({ code }) => code === "WRONG_CREDENTIALS")).toHaveLength(2);
  expect(answers.filter(({ code }) => code === TOLD.code)).toHaveLength(3);
});

test("writes of one account", async () => {
  const person = await signedIn(harness);
  const other = await signedIn(harness);
  const favorite = () => told(person.client.trpc.generations.favorite.mutate({ id: "none", favorite: true }));
  let refused = 0;
  let served = 0;
  for (let sent = 0; sent < LIMITS.writeByAccount.count + MAX_BATCH; sent += MAX_BATCH) {
    for (const answer of await Promise.all(Array.from({ length: MAX_BATCH }, favorite))) {
      if (answer?.code === TOLD.code) refused++;
      else served++;
    }
  }
  expect([served, refused]).toEqual([LIMITS.writeByAccount.count, MAX_BATCH]);
  expect(
    await told(other.client.trpc.generations.favorite.mutate({ id: "none", favorite: true })),
  ).toMatchObject({
    code: "NOT_FOUND",
  });
  // reading goes on
  expect(await person.client.trpc.user.getCredits.query()).toEqual({ amount: 0 });
});

test("uploads of one account", async () => {
  const person = await signedIn(harness);
  const status = async () => (await person.client.fetch("/api/uploads", { method: "POST" })).status;
  const statuses: number[] = [];
  for (let sent = 0; sent < LIMITS.uploadByAccount.count + 20; sent += 20) {
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, status))));
  }
  expect(statuses.filter((code) => code === 400)).toHaveLength(LIMITS.uploadByAccount.count);
  expect(statuses.filter((code) => code === 429)).toHaveLength(20);
});

test("error reports from one address", async () => {
  const { client } = newcomer(harness);
  const send = () =>
    client.fetch("/api/errors", { method: "POST", body: JSON.stringify({ message: "x", path: "/" }) });
  const went = await allowed("errorReportByAddress", async () => {
    const response = await send();
    return response.ok ? null : ((await response.json()) as { error: { code: string } }).error;
  });
  expect(went).toBe(LIMITS.errorReportByAddress.count);
});

test("while the counter is out of reach guesses are refused in their own words, and people's own work goes on", async () => {
  const person = newcomer(harness);
  const { client } = await signedIn(harness);
  const unreachable = () => Promise.reject(new Error("redis at 10.0.0.1 is out of reach"));
  const logged: unknown[] = [];
  harness.wrapDeps((deps) => ({
    ...deps,
    limits: { allow: unreachable, ping: unreachable },
    log: { ...deps.log, error: (event, _, fields) => logged.push([event, fields]) },
  }));
  const REFUSED = { code: "LIMITS_UNAVAILABLE", message: ERRORS.LIMITS_UNAVAILABLE.message };
  const { account } = person.client.trpc;
  const token = "guess".repeat(9);
  const guesses = [
    register(person),
    told(account.requestPasswordReset.mutate({ email: person.email })),
    told(account.resendVerification.mutate({ email: person.email })),
    told(account.verifyEmail.mutate({ token })),
    told(account.resetPassword.mutate({ token, password: "an unusual password" })),
    told(client.trpc.rewards.redeem.mutate({ code: "WELCOME" })),
  ];
  for (const answer of await Promise.all(guesses)) expect(answer).toMatchObject(REFUSED);
  expect((await signIn(person, person.email)).code).toBe(REFUSED.code);
  const plain = await person.client.fetch("/api/trpc/account.requestPasswordReset", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: { email: person.email } }),
  });
  expect(plain.status).toBe(503);
  expect(logged).toContainEqual(["rate_limits_unreachable", { limit: "signInByAddress" }]);

  expect(await told(client.trpc.account.rename.mutate({ name: "Grace" }))).toBeNull();
  expect((await client.fetch("/api/uploads", { method: "POST" })).status).toBe(400);
  harness.wrapDeps((deps) => deps);
  expect(await harness.db.orm.all(`SELECT id FROM user WHERE email = '${person.email}'`)).toEqual([]);
});
