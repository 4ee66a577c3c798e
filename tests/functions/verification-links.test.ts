import { describe, expect, test } from "vitest";
import { LOCAL_REGISTRATION_BONUS } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors.ts";
import {
  banUser,
  mailedToken,
  register,
  registeredToken,
  signIn,
  signInByLink,
  userOf,
} from "#tests/support/account-steps.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { inbox, mailsTo } from "#tests/support/mailbox.ts";
import { newcomer, signUp } from "#tests/support/people.ts";
import { refusal, told } from "#tests/support/signed-in.ts";

/** The mailed link that proves an address, and signs in where somebody registered. */
const harness = harnessForFile();

type Client = Pick<ReturnType<typeof newcomer>, "client">;
const verify = ({ client }: Client, token: string, password?: string) =>
  client.trpc.account.verifyEmail.mutate({ token, password });
const unproven = { emailVerified: null, credits: 0 };
const resentToken = ({ client, email }: Client & { email: string }) =>
  mailedToken(harness, email, () => client.trpc.account.resendVerification.mutate({ email }));

describe("a verification link", () => {
  const bonuses = async (email: string) => {
    const rows = await harness.db.orm.all<{ credits: number }>(
      `SELECT h.credits FROM userCreditHistory h JOIN user u ON u.id = h.userId WHERE u.email = '${email}'`,
    );
    return rows.map(({ credits }) => credits);
  };

  test("used many times, at once and later, and with another of its address, answers the same and grants once", async () => {
    const person = newcomer(harness);
    const [first, second] = [await registeredToken(harness, person), await registeredToken(harness, person)];
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(person, first)));
    answers.push(await verify(person, first));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ email: person.email, signIn: true })]),
    );
    await verify(person, second);
    expect(await bonuses(person.email)).toEqual([LOCAL_REGISTRATION_BONUS]);
    const other = newcomer(harness);
    const both = [await registeredToken(harness, other), await registeredToken(harness, other)];
    await Promise.all(both.map((token) => verify(other, token)));
    expect(await bonuses(other.email)).toEqual([LOCAL_REGISTRATION_BONUS]);
  });

  test("opened elsewhere than where somebody registered takes a password of one's own", async () => {
    const [stranger, owner] = [newcomer(harness), newcomer(harness)];
    const { email } = owner;
    const token = await registeredToken(harness, stranger, { email, allowMarketing: true });
    expect(await refusal(verify(owner, token))).toBe("PASSWORD_NEEDED");
    const { message } = ERRORS.PASSWORD_COMMON;
    expect(await told(verify(owner, token, "password"))).toEqual({
      ...{ code: "PASSWORD_COMMON", message, fields: { password: message } },
    });
    expect(await userOf(harness, email)).toMatchObject(unproven);
    await verify(owner, token, owner.password);
    // nor does it turn back: the one who registered opens it in vain
    for (let round = 0; round < 2; round++) {
      expect(await signIn(stranger, { email })).toBe("WRONG_CREDENTIALS");
      await verify(stranger, token);
    }
    expect(await signIn(owner)).toBe("in");
    expect(await userOf(harness, email)).toMatchObject({ allowMarketing: 0 });
  });

  test("of an address two people registered sets the password of whoever's it is; a new one comes to neither", async () => {
    const [owner, thief] = [newcomer(harness), newcomer(harness)];
    const { email } = owner;
    const link = await registeredToken(harness, owner);
    const thiefs = await registeredToken(harness, thief, { email, name: "Mallory" });
    expect(await refusal(verify(owner, thiefs))).toBe("PASSWORD_NEEDED");
    await owner.client.trpc.account.resendVerification.mutate({ email });
    const [mail] = await mailsTo(harness, email, 3);
    expect(mail?.token).toBeNull();
    expect(mail?.text).toContain("Register again");
    await verify(owner, link);
    expect(await signIn(thief, { email })).toBe("WRONG_CREDENTIALS");
    expect(await signIn(owner)).toBe("in");
    expect((await userOf(harness, email))?.name).toBe("Ada");
  });

  test("does nothing for someone banned meanwhile", async () => {
    const person = newcomer(harness);
    const token = await registeredToken(harness, person);
    await banUser(harness, person.email);
    expect(await refusal(verify(person, token))).toBe("LINK_EXPIRED");
    expect(await userOf(harness, person.email)).toMatchObject(unproven);
  });

  test("asked for again answers alike for everybody, and mails only who waits for one", async () => {
    const [verified, stranger] = [await signUp(harness), newcomer(harness)];
    for (const email of ["nobody@example.com", verified.email])
      expect(await stranger.client.trpc.account.resendVerification.mutate({ email })).toEqual({ ok: true });
    await harness.cloud.qstash.idle();
    expect(await inbox(harness, "nobody@example.com")).toEqual([]);
    expect(await inbox(harness, verified.email)).toHaveLength(1);
  });
});

describe("the link of a verification, in the browser that registered,", () => {
  test("signs in, once, with a session of its own, and only after the address is verified", async () => {
    const person = newcomer(harness);
    const token = await registeredToken(harness, person);
    expect(await signInByLink(person, token)).toBe("LINK_EXPIRED");
    expect((await verify(person, token)).signIn).toBe(true);
    expect(await signInByLink(person, token)).toBe("in");
    expect((await person.client.trpc.account.get.query()).email).toBe(person.email);
    await person.client.signOut();
    expect(await signInByLink(person, token)).toBe("LINK_EXPIRED");
  });

  test("signs in nobody where only the link is known, or only the browser", async () => {
    const [person, elsewhere] = [newcomer(harness), newcomer(harness)];
    const token = await registeredToken(harness, person);
    await verify(person, token);
    expect(await verify(elsewhere, token)).toEqual({ email: person.email, signIn: false });
    expect(await signInByLink(elsewhere, token)).toBe("LINK_EXPIRED");
    // a browser with a secret of its own is no better
    await register(elsewhere);
    expect(await signInByLink(elsewhere, token)).toBe("LINK_EXPIRED");
    expect(await signInByLink(person, token)).toBe("in");
    expect(await signInByLink(person, "no token at all, but long")).toBe("LINK_EXPIRED");
  });

  test("signs in no owner of an address that a stranger registered, nor the stranger", async () => {
    const [stranger, owner] = [newcomer(harness), newcomer(harness)];
    const { email } = owner;
    const token = await registeredToken(harness, stranger, { email });
    expect(await verify(owner, token, owner.password)).toEqual({ email, signIn: false });
    for (const browser of [owner, stranger]) expect(await signInByLink(browser, token)).toBe("LINK_EXPIRED");
    // not even once the owner's browser has registered something too
    await register({ ...newcomer(harness), client: owner.client });
    expect(await signInByLink(owner, token)).toBe("LINK_EXPIRED");
  });

  test("that was asked for anew signs in only where its password was chosen", async () => {
    const [stranger, owner, person] = [newcomer(harness), newcomer(harness), newcomer(harness)];
    await registeredToken(harness, stranger, { email: owner.email });
    expect(await refusal(verify(owner, await resentToken(owner)))).toBe("PASSWORD_NEEDED");
    await registeredToken(harness, person);
    const again = await resentToken(person);
    expect((await verify(person, again)).signIn).toBe(true);
    expect(await signInByLink(person, again)).toBe("in");
  });

  test("signs in by no other link of the address, and only for ten minutes", async () => {
    const person = newcomer(harness);
    const [first, second] = [await registeredToken(harness, person), await registeredToken(harness, person)];
    expect((await verify(person, first)).signIn).toBe(true);
    expect((await verify(person, second)).signIn).toBe(false);
    harness.advance(11 * 60_000);
    expect(await signInByLink(person, first)).toBe("LINK_EXPIRED");
  });

  test("leaves whoever is signed in there alone, and the banned out", async () => {
    const { client } = await signUp(harness);
    const second = { ...newcomer(harness), client };
    expect((await verify(second, await registeredToken(harness, second))).signIn).toBe(false);
    const banned = newcomer(harness);
    const token = await registeredToken(harness, banned);
    await verify(banned, token);
    await banUser(harness, banned.email);
    expect(await signInByLink(banned, token)).toBe("BANNED");
  });

  test("is known by a cookie no script and no other site reads, whose secret is not stored", async () => {
    const { client, email, password } = newcomer(harness);
    const answer = await client.fetch("/api/trpc/account.register", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: { name: "Ada", email, password } }),
    });
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^likeness\.registering=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const stored = JSON.stringify(await harness.db.orm.all("SELECT * FROM verificationToken"));
    expect(stored).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1]);
  });
});
