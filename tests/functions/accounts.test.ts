import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TERMS_VERSION } from "#schema/consent.ts";
import { ERRORS } from "#schema/errors.ts";
import { LOCAL_REGISTRATION_BONUS } from "#schema/pricing.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { inbox, mailsTo } from "#tests/support/mailbox.ts";
import { newcomer, signUp } from "#tests/support/people.ts";
import { refusal, refusals, told } from "#tests/support/signed-in.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

type Person = ReturnType<typeof newcomer>;
const register = (person: Person, input: { email?: string; name?: string } = {}) =>
  person.client.trpc.account.register.mutate({
    name: input.name ?? "Ada",
    email: input.email ?? person.email,
    password: person.password,
  });
const verify = (person: Person, token: string | null) =>
  person.client.trpc.account.verifyEmail.mutate({ token: token ?? "no token" });
const signIn = (person: Person, input: { email?: string; password?: string } = {}) =>
  person.client.signIn(input.email ?? person.email, input.password ?? person.password).then(
    () => "signed in",
    (error: Error) => error.message,
  );
const newestToken = async (email: string, mails = 1) => (await mailsTo(harness, email, mails))[0]!.token;

async function userOf(email: string) {
  const rows = await harness.db.orm.all<Record<string, string | number | null>>(
    `SELECT * FROM user WHERE email = '${email}'`,
  );
  return rows[0] ?? null;
}

describe("registering", () => {
  test("leads by a link in a mail to a session, a bonus, and out again", async () => {
    const person = newcomer(harness);
    expect(await register(person)).toEqual({ ok: true });
    const [mail] = await mailsTo(harness, person.email, 1);
    expect(mail?.subject).toBe("Confirm your email address");
    expect(mail?.text).toContain(`${harness.url}/verify-email?token=`);
    expect(await verify(person, mail!.token)).toEqual({ email: person.email, signIn: true });
    expect(await signIn(person)).toBe("signed in");
    expect(await person.client.trpc.user.getCredits.query()).toEqual({ amount: LOCAL_REGISTRATION_BONUS });
    const history = await person.client.trpc.user.creditHistory.query({});
    expect(history.items.map(({ reason, credits }) => ({ reason, credits }))).toEqual([
      { reason: "REGISTRATION_BONUS", credits: LOCAL_REGISTRATION_BONUS },
    ]);
    await person.client.signOut();
    expect(await refusal(person.client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
  });

  test("treats an address alike in any case and with spaces around it", async () => {
    const person = newcomer(harness);
    await register(person, { email: `  ${person.email.toUpperCase()} ` });
    await verify(person, await newestToken(person.email));
    expect(await signIn(person, { email: person.email.toUpperCase() })).toBe("signed in");
  });

  test("stores neither the password nor the link, and no mail that carries one", async () => {
    const person = newcomer(harness);
    await register(person);
    const token = await newestToken(person.email);
    const tables = ["user", "verificationToken", "email"];
    for (const table of tables) {
      const stored = JSON.stringify(await harness.db.orm.all(`SELECT * FROM ${table}`));
      expect(stored).not.toContain(person.password);
      expect(stored).not.toContain(token);
    }
    expect((await userOf(person.email))?.password).toMatch(/^scrypt\$\d+\$8\$3\$/);
  });

  test("never takes the person for someone who wants advertising", async () => {
    const person = newcomer(harness);
    await register(person);
    expect((await userOf(person.email))?.allowMarketing).toBe(0);
    const keen = newcomer(harness);
    await keen.client.trpc.account.register.mutate({
      name: "Ada",
      email: keen.email,
      password: keen.password,
      allowMarketing: true,
    });
    expect((await userOf(keen.email))?.allowMarketing).toBe(1);
    await register(keen);
    expect((await userOf(keen.email))?.allowMarketing).toBe(0);
  });

  test("keeps the terms agreed to, of whoever confirms the address", async () => {
    const person = newcomer(harness);
    const input = { name: "Ada", email: person.email, password: person.password, terms: TERMS_VERSION };
    await person.client.trpc.account.register.mutate(input);
    const agreed = { termsVersion: TERMS_VERSION, termsAcceptedAt: expect.any(Number) };
    expect(await userOf(person.email)).toMatchObject(agreed);
    // who confirms it elsewhere has agreed to nothing by that
    const elsewhere = newcomer(harness);
    const token = (await newestToken(person.email))!;
    await elsewhere.client.trpc.account.verifyEmail.mutate({ token, password: elsewhere.password });
    expect(await userOf(person.email)).toMatchObject({ termsVersion: null, termsAcceptedAt: null });

    const other = newcomer(harness);
    await other.client.trpc.account.register.mutate({ ...input, email: other.email });
    const confirmed = {
      token: (await newestToken(other.email))!,
      password: person.password,
      terms: TERMS_VERSION,
    };
    await elsewhere.client.trpc.account.verifyEmail.mutate(confirmed);
    expect(await userOf(other.email)).toMatchObject(agreed);
  });

  test("cannot make anyone staff or rich", async () => {
    const person = newcomer(harness);
    const input = { name: "Ada", email: person.email, password: person.password };
    await person.client.trpc.account.register.mutate({
      ...input,
      ...{ role: "ADMIN", credits: 1e6, emailVerified: new Date(), banned: false, id: "chosen" },
    });
    expect(await userOf(person.email)).toMatchObject({ role: "USER", credits: 0, emailVerified: null });
    expect((await userOf(person.email))?.id).not.toBe("chosen");
  });

  test.each([
    [{ email: "nobody" }, "Enter a valid email address."],
    [{ email: `${"x".repeat(250)}@example.com` }, "This email address is too long."],
    [{ name: "" }, "Tell us your name."],
    [{ name: "x".repeat(81) }, "Keep your name under 80 characters."],
    [{ password: "1234567" }, "Use at least 8 characters."],
    [{ password: "x".repeat(129) }, "Use at most 128 characters."],
  ])("with %j is refused, and nothing is written", async (bad, message) => {
    const person = newcomer(harness);
    const input = { name: "Ada", email: person.email, password: person.password, ...bad };
    expect((await told(person.client.trpc.account.register.mutate(input)))?.message).toBe(message);
    expect(await userOf(person.email)).toBeNull();
    expect(await inbox(harness, person.email)).toEqual([]);
  });

  test.each([
    ["password", "PASSWORD_COMMON"],
    ["\uff30assWORD", "PASSWORD_COMMON"],
    ["12345678", "PASSWORD_COMMON"],
    ["        ", "PASSWORD_COMMON"],
    ["Likeness2026", "PASSWORD_PERSONAL"],
  ])("with the password %j is refused beside its field, and nothing is written", async (password, code) => {
    const { client, email } = newcomer(harness);
    const refused = await told(client.trpc.account.register.mutate({ name: "Ada", email, password }));
    expect(refused).toMatchObject({ code, fields: { password: refused?.message } });
    expect(await userOf(email)).toBeNull();
  });

  test("an address that is already verified changes nothing and tells its owner by mail alone", async () => {
    const owner = await signUp(harness);
    const before = await userOf(owner.email);
    const stranger = newcomer(harness);
    // the same answer as for a new address
    expect(await register(stranger, { email: owner.email, name: "Mallory" })).toEqual({ ok: true });
    const [mail] = await mailsTo(harness, owner.email, 2);
    expect(mail?.subject).toBe("You already have a Likeness account");
    expect(mail?.token).toBeNull();
    expect(await userOf(owner.email)).toEqual(before);
    expect(await signIn(stranger, { email: owner.email })).toContain("WRONG_CREDENTIALS");
    expect(await signIn(owner)).toBe("signed in");
  });

  test("the same address twice at once leaves one account", async () => {
    const person = newcomer(harness);
    await Promise.all([register(person), register(person), register(person)]);
    const rows = await harness.db.orm.all(`SELECT id FROM user WHERE email = '${person.email}'`);
    expect(rows).toHaveLength(1);
    expect(await mailsTo(harness, person.email, 3)).toHaveLength(3);
  });

  test("survives a queue out of reach: the sweeper sends the mail", async () => {
    const person = newcomer(harness);
    harness.wrapDeps((deps) => ({
      ...deps,
      queue: { ...deps.queue, publish: () => Promise.reject(new Error("queue out of reach")) },
    }));
    expect(await register(person)).toEqual({ ok: true });
    harness.wrapDeps((deps) => deps);
    expect(await inbox(harness, person.email)).toEqual([]);
    harness.advance(3 * 60_000);
    await harness.cron("* * * * *");
    expect(await mailsTo(harness, person.email, 1)).toHaveLength(1);
  });
});

describe("two people registering one unverified address", () => {
  test("get the password of whichever link is used, not of who came last", async () => {
    const owner = newcomer(harness);
    const thief = newcomer(harness);
    await register(owner);
    const link = await newestToken(owner.email);
    await register(thief, { email: owner.email, name: "Mallory" });
    await mailsTo(harness, owner.email, 2);
    await verify(owner, link);
    expect(await signIn(thief, { email: owner.email })).toContain("WRONG_CREDENTIALS");
    expect(await signIn(owner)).toBe("signed in");
    expect((await userOf(owner.email))?.name).toBe("Ada");
  });

  test("whose first link was the stranger's: the owner's later one counts", async () => {
    const thief = newcomer(harness);
    const owner = newcomer(harness);
    await register(thief, { email: owner.email });
    await mailsTo(harness, owner.email, 1);
    await register(owner);
    await verify(owner, await newestToken(owner.email, 2));
    expect(await signIn(thief, { email: owner.email })).toContain("WRONG_CREDENTIALS");
    expect(await signIn(owner)).toBe("signed in");
  });

  test("cannot have a stranger's password slipped in by asking for a new link", async () => {
    const owner = newcomer(harness);
    const thief = newcomer(harness);
    await register(owner);
    await mailsTo(harness, owner.email, 1);
    await register(thief, { email: owner.email });
    await mailsTo(harness, owner.email, 2);
    await owner.client.trpc.account.resendVerification.mutate({ email: owner.email });
    const [mail] = await mailsTo(harness, owner.email, 3);
    expect(mail?.token).toBeNull();
    expect(mail?.text).toContain("Register again");
    await register(owner);
    await verify(owner, await newestToken(owner.email, 4));
    expect(await signIn(thief, { email: owner.email })).toContain("WRONG_CREDENTIALS");
    expect(await signIn(owner)).toBe("signed in");
  });
});

describe("a verification link", () => {
  const bonuses = async (email: string) =>
    (
      await harness.db.orm.all<{ credits: number }>(
        `SELECT h.credits FROM userCreditHistory h JOIN user u ON u.id = h.userId WHERE u.email = '${email}'`,
      )
    ).map((row) => row.credits);

  test("used twice answers the same and grants once", async () => {
    const person = newcomer(harness);
    await register(person);
    const token = await newestToken(person.email);
    const answer = { email: person.email, signIn: true };
    expect(await verify(person, token)).toEqual(answer);
    expect(await verify(person, token)).toEqual(answer);
    expect(await bonuses(person.email)).toEqual([LOCAL_REGISTRATION_BONUS]);
  });

  test("used many times at once answers the same and grants once", async () => {
    const person = newcomer(harness);
    await register(person);
    const token = await newestToken(person.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(person, token)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ email: person.email, signIn: true })));
    expect(await bonuses(person.email)).toEqual([LOCAL_REGISTRATION_BONUS]);
  });

  test("and another of the same address, at once, grant once between them", async () => {
    const person = newcomer(harness);
    await register(person);
    const first = await newestToken(person.email);
    await register(person);
    const second = await newestToken(person.email, 2);
    await Promise.all([verify(person, first), verify(person, second)]);
    await verify(person, first);
    expect(await bonuses(person.email)).toEqual([LOCAL_REGISTRATION_BONUS]);
  });

  test("opened elsewhere than where somebody registered takes a password of one's own", async () => {
    const stranger = newcomer(harness);
    const owner = newcomer(harness);
    const { trpc } = owner.client;
    await stranger.client.trpc.account.register.mutate({
      ...{ name: "Ada", email: owner.email, password: stranger.password, allowMarketing: true },
    });
    const token = (await newestToken(owner.email))!;
    expect(await refusal(verify(owner, token))).toBe("PASSWORD_NEEDED");
    expect(await told(trpc.account.verifyEmail.mutate({ token, password: "password" }))).toMatchObject({
      code: "PASSWORD_COMMON",
      fields: { password: ERRORS.PASSWORD_COMMON.message },
    });
    expect(await userOf(owner.email)).toMatchObject({ emailVerified: null, credits: 0 });
    await trpc.account.verifyEmail.mutate({ token, password: owner.password });
    expect(await signIn(stranger, { email: owner.email })).toContain("WRONG_CREDENTIALS");
    expect(await signIn(owner)).toBe("signed in");
    expect((await userOf(owner.email))?.allowMarketing).toBe(0);
    // nor does it turn back: the one who registered opens it in vain
    await verify(stranger, token);
    expect(await signIn(stranger, { email: owner.email })).toContain("WRONG_CREDENTIALS");
  });

  test("of a stranger's registration is not taken for one's own, because one registered the same address too", async () => {
    const stranger = newcomer(harness);
    const owner = newcomer(harness);
    await register(owner);
    await newestToken(owner.email);
    await register(stranger, { email: owner.email });
    const strangers = await newestToken(owner.email, 2);
    expect(await refusal(verify(owner, strangers))).toBe("PASSWORD_NEEDED");
  });

  test("that is made up, cut or too long is refused", async () => {
    const person = newcomer(harness);
    await register(person);
    const token = (await newestToken(person.email))!;
    for (const bad of ["", "x", "x".repeat(43), token.slice(1), `${token}x`, "x".repeat(300)]) {
      const refused = await told(verify(person, bad));
      expect(refused?.message === ERRORS.LINK_EXPIRED.message || bad === "").toBe(true);
    }
    expect(await userOf(person.email)).toMatchObject({ emailVerified: null, credits: 0 });
  });

  test("expires after a day; a new one asked for works", async () => {
    const person = newcomer(harness);
    await register(person);
    const old = await newestToken(person.email);
    harness.advance(24 * 3_600_000 + 1000);
    expect(await told(verify(person, old))).toMatchObject({
      code: "LINK_EXPIRED",
      message: ERRORS.LINK_EXPIRED.message,
    });
    expect(await userOf(person.email)).toMatchObject({ emailVerified: null, credits: 0 });
    await person.client.trpc.account.resendVerification.mutate({ email: person.email });
    await verify(person, await newestToken(person.email, 2));
    expect(await signIn(person)).toBe("signed in");
  });

  test("does nothing for someone banned meanwhile", async () => {
    const person = newcomer(harness);
    await register(person);
    const token = await newestToken(person.email);
    await harness.db.write([{ sql: "UPDATE user SET banned = 1 WHERE email = ?", args: [person.email] }]);
    expect(await refusal(verify(person, token))).toBe("LINK_EXPIRED");
    expect(await userOf(person.email)).toMatchObject({ emailVerified: null, credits: 0 });
  });

  test("asked for again answers alike for everybody, and mails only who waits for one", async () => {
    const stranger = newcomer(harness);
    const resend = (email: string) => stranger.client.trpc.account.resendVerification.mutate({ email });
    const verified = await signUp(harness);
    expect(await resend("nobody@example.com")).toEqual({ ok: true });
    expect(await resend(verified.email)).toEqual({ ok: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await inbox(harness, "nobody@example.com")).toEqual([]);
    expect(await inbox(harness, verified.email)).toHaveLength(1);
  });
});

describe("the link of a verification, in the browser that registered,", () => {
  const byLink = (person: Person, token: string | null) =>
    person.client.signInByLink(token ?? "no token at all, but long").then(
      () => "signed in",
      (error: Error) => error.message,
    );
  const refused = "sign-in refused: LINK_EXPIRED";

  test("signs in, once, with a session of its own", async () => {
    const person = newcomer(harness);
    await register(person);
    const token = await newestToken(person.email);
    // not before the address is verified
    expect(await byLink(person, token)).toBe(refused);
    expect((await verify(person, token)).signIn).toBe(true);
    expect(await byLink(person, token)).toBe("signed in");
    expect((await person.client.trpc.account.get.query()).email).toBe(person.email);
    await person.client.signOut();
    expect(await byLink(person, token)).toBe(refused);
  });

  test("signs in nobody where only the link is known, or only the browser", async () => {
    const person = newcomer(harness);
    await register(person);
    const token = await newestToken(person.email);
    const elsewhere = newcomer(harness);
    await verify(person, token);
    expect(await verify(elsewhere, token)).toEqual({ email: person.email, signIn: false });
    expect(await byLink(elsewhere, token)).toBe(refused);
    // a browser with a secret of its own is no better
    await register(elsewhere);
    expect(await byLink(elsewhere, token)).toBe(refused);
    expect(await byLink(person, token)).toBe("signed in");
    expect(await byLink(person, null)).toBe(refused);
  });

  test("signs in no owner of an address that a stranger registered, nor the stranger", async () => {
    const stranger = newcomer(harness);
    const owner = newcomer(harness);
    await register(stranger, { email: owner.email });
    const token = await newestToken(owner.email);
    const chosen = { token: token!, password: owner.password };
    expect(await owner.client.trpc.account.verifyEmail.mutate(chosen)).toEqual({
      ...{ email: owner.email, signIn: false },
    });
    expect(await byLink(owner, token)).toBe(refused);
    expect(await byLink(stranger, token)).toBe(refused);
    // not even once the owner's browser has registered something too
    const other = newcomer(harness);
    await register({ ...other, client: owner.client });
    expect(await byLink(owner, token)).toBe(refused);
  });

  test("that was asked for anew signs in only where its password was chosen", async () => {
    const stranger = newcomer(harness);
    const owner = newcomer(harness);
    await register(stranger, { email: owner.email });
    await owner.client.trpc.account.resendVerification.mutate({ email: owner.email });
    const [mail] = await mailsTo(harness, owner.email, 2);
    expect(await refusal(verify(owner, mail!.token))).toBe("PASSWORD_NEEDED");

    const person = newcomer(harness);
    await register(person);
    await person.client.trpc.account.resendVerification.mutate({ email: person.email });
    const [again] = await mailsTo(harness, person.email, 2);
    expect((await verify(person, again!.token)).signIn).toBe(true);
    expect(await byLink(person, again!.token)).toBe("signed in");
  });

  test("signs in by no other link of the address, and only for ten minutes", async () => {
    const person = newcomer(harness);
    await register(person);
    await register(person);
    const [second, first] = await mailsTo(harness, person.email, 2);
    expect((await verify(person, first!.token)).signIn).toBe(true);
    expect((await verify(person, second!.token)).signIn).toBe(false);
    harness.advance(11 * 60_000);
    expect(await byLink(person, first!.token)).toBe(refused);
  });

  test("leaves whoever is signed in there alone, and the banned out", async () => {
    const { client } = await signUp(harness);
    const second = { ...newcomer(harness), client };
    await register(second);
    expect((await verify(second, await newestToken(second.email))).signIn).toBe(false);

    const banned = newcomer(harness);
    await register(banned);
    const token = await newestToken(banned.email);
    await verify(banned, token);
    await harness.db.write([{ sql: "UPDATE user SET banned = 1 WHERE email = ?", args: [banned.email] }]);
    expect(await byLink(banned, token)).toBe("sign-in refused: BANNED");
  });

  test("is known by a cookie no script and no other site reads, whose secret is not stored", async () => {
    const person = newcomer(harness);
    const answer = await person.client.fetch("/api/trpc/account.register", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: { name: "Ada", email: person.email, password: person.password } }),
    });
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^likeness\.registering=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const stored = JSON.stringify(await harness.db.orm.all("SELECT * FROM verificationToken"));
    expect(stored).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1]);
  });
});

describe("signing in", () => {
  test("says that the address is not verified only to who knows the password", async () => {
    const person = newcomer(harness);
    await register(person);
    expect(await signIn(person)).toBe("sign-in refused: EMAIL_NOT_VERIFIED");
    expect(await signIn(person, { password: "something else" })).toBe("sign-in refused: WRONG_CREDENTIALS");
    expect(ERRORS.EMAIL_NOT_VERIFIED.message).toBe("Please verify your email first");
  });

  test("answers a wrong password and an unknown address alike, in code and in time", async () => {
    const person = await signUp(harness);
    const stranger = newcomer(harness);
    const wrong: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 3; round++) {
      for (const [times, email] of [
        [wrong, person.email],
        [unknown, stranger.email],
      ] as const) {
        const start = performance.now();
        expect(await signIn(stranger, { email, password: "not this one" })).toBe(
          "sign-in refused: WRONG_CREDENTIALS",
        );
        times.push(performance.now() - start);
      }
    }
    // both hash once; without it the unknown address answers some twenty times faster
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...wrong) * 0.4);
  });

  test.each([
    ["", ""],
    ["ada@example.com", ""],
    ["not an address", "password"],
    ["ada@example.com", "x".repeat(200)],
  ])("with %j and %j is refused", async (email, password) => {
    expect(await signIn(newcomer(harness), { email, password })).toBe("sign-in refused: WRONG_CREDENTIALS");
  });

  test("from two devices makes two sessions; signing one out leaves the other", async () => {
    const person = await signUp(harness);
    const phone = newcomer(harness);
    expect(await signIn(phone, person)).toBe("signed in");
    await person.client.signOut();
    expect(await refusal(person.client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
    expect(await refusal(phone.client.trpc.user.getCredits.query())).toBeNull();
  });
});

describe("the banned", () => {
  const ban = (table: string, column: string, value: string) =>
    harness.db.write([
      { sql: `INSERT INTO ${table} (${column}, reason, createdAt) VALUES (?, 'abuse', 0)`, args: [value] },
    ]);
  const bannedCode = "sign-in refused: BANNED";

  test("person is refused at sign-in, at registration, and at once on every device", async () => {
    const person = await signUp(harness);
    await harness.db.write([{ sql: "UPDATE user SET banned = 1 WHERE email = ?", args: [person.email] }]);
    const { trpc } = person.client;
    const calls = [
      trpc.user.getCredits.query(),
      trpc.generations.list.query({}),
      trpc.jobs.active.query(),
      trpc.generations.favorite.mutate({ id: "x", favorite: true }),
      trpc.uploads.delete.mutate({ id: "x" }),
    ];
    expect(await refusals(calls)).toEqual(calls.map(() => "NOT_SIGNED_IN"));
    expect(await (await person.client.fetch("/api/auth/session")).json()).toBeNull();
    expect(await signIn(person)).toBe(bannedCode);
    expect(await signIn(person, { password: "not this one" })).toBe("sign-in refused: WRONG_CREDENTIALS");
    expect(await told(register(person))).toMatchObject({ code: "BANNED", message: ERRORS.BANNED.message });
  });

  test("address is refused at sign-in and registration", async () => {
    const person = await signUp(harness);
    await ban("bannedIp", "ipAddress", person.ip);
    expect(await signIn(person)).toBe(bannedCode);
    const stranger = newcomer(harness);
    expect(await refusal(person.client.trpc.account.register.mutate({ ...stranger, name: "Eve" }))).toBe(
      "BANNED",
    );
    expect(await userOf(stranger.email)).toBeNull();
    // from elsewhere the same person may
    expect(await signIn(stranger, person)).toBe("signed in");
  });

  test("domain is refused at sign-in and registration", async () => {
    const person = newcomer(harness);
    const domain = `trash-${process.pid}.example`;
    const email = `ada@${domain}`;
    await register(person, { email });
    await verify(person, await newestToken(email));
    expect(await signIn(person, { email })).toBe("signed in");
    await ban("bannedDomain", "domain", domain);
    expect(await signIn(person, { email })).toBe(bannedCode);
    expect(await refusal(register(newcomer(harness), { email: `eve@${domain.toUpperCase()}` }))).toBe(
      "BANNED",
    );
    expect(await userOf(`eve@${domain}`)).toBeNull();
    expect(await refusal(register(newcomer(harness), { email: `eve@mail.${domain}` }))).toBe("BANNED");
    // an address that only ends alike is another domain
    expect(await register(newcomer(harness), { email: `ada@not-${domain}` })).toEqual({ ok: true });
  });
});
