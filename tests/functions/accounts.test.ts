import { describe, expect, test } from "vitest";
import { TERMS_VERSION } from "#schema/accounts/consent.ts";
import { LOCAL_REGISTRATION_BONUS } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors.ts";
import { register, registeredToken, signIn, userOf } from "#tests/support/account-steps.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { inbox, mailsTo } from "#tests/support/mailbox.ts";
import { creditsOf } from "#tests/support/model-owner.ts";
import { newcomer, signUp } from "#tests/support/people.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";
import { refusal, told } from "#tests/support/signed-in.ts";

/** Registering and signing in with a password. */
const harness = harnessForFile();

describe("registering", () => {
  test("leads by a link in a mail to a session, a bonus, and out again", async () => {
    const person = newcomer(harness);
    const { trpc } = person.client;
    expect(await register(person)).toEqual({ ok: true });
    const [mail] = await mailsTo(harness, person.email, 1);
    expect(mail?.subject).toBe("Confirm your email address");
    expect(mail?.text).toContain(`${harness.url}/verify-email?token=`);
    const verified = await trpc.account.verifyEmail.mutate({ token: mail!.token! });
    expect(verified).toEqual({ email: person.email, signIn: true });
    expect(await signIn(person)).toBe("in");
    expect(await creditsOf(person)).toBe(LOCAL_REGISTRATION_BONUS);
    const { items } = await trpc.user.creditHistory.query({});
    expect(items).toMatchObject([{ reason: "REGISTRATION_BONUS", credits: LOCAL_REGISTRATION_BONUS }]);
    await person.client.signOut();
    expect(await refusal(trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
  });

  test("never takes the person for someone who wants advertising", async () => {
    const person = newcomer(harness);
    for (const [input, allowMarketing] of [
      [{}, 0],
      [{ allowMarketing: true }, 1],
      [{}, 0],
    ] as const) {
      await register(person, input);
      expect(await userOf(harness, person.email)).toMatchObject({ allowMarketing });
    }
  });

  test("keeps the terms agreed to, of whoever confirms the address", async () => {
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

  test("cannot make anyone staff or rich", async () => {
    const person = newcomer(harness);
    const more = { role: "ADMIN", credits: 1e6, emailVerified: new Date(), banned: false, id: "chosen" };
    await register(person, more as object);
    const user = await userOf(harness, person.email);
    expect(user).toMatchObject({ role: "USER", credits: 0, emailVerified: null });
    expect(user?.id).not.toBe("chosen");
  });

  test.each([
    [{ name: "" }, "BAD_INPUT", "Tell us your name."],
    [{ password: "password" }, "PASSWORD_COMMON", ERRORS.PASSWORD_COMMON.message],
    [{ password: "Likeness2026" }, "PASSWORD_PERSONAL", ERRORS.PASSWORD_PERSONAL.message],
  ])("with %j is refused beside its field, and nothing is written", async (bad, code, message) => {
    const person = newcomer(harness);
    const [field] = Object.keys(bad);
    const refused = await told(register(person, bad));
    expect(refused).toEqual({ code, message, fields: { [field!]: message } });
    expect(await userOf(harness, person.email)).toBeNull();
    expect(await inbox(harness, person.email)).toEqual([]);
  });

  test("an address that is already verified changes nothing and tells its owner by mail alone", async () => {
    const [owner, stranger] = [await signUp(harness), newcomer(harness)];
    const { email } = owner;
    const before = await userOf(harness, email);
    // the same answer as for a new address
    expect(await register(stranger, { email, name: "Mallory" })).toEqual({ ok: true });
    const [mail] = await mailsTo(harness, email, 2);
    expect(mail).toMatchObject({ subject: "You already have a Likeness account", token: null });
    expect(await userOf(harness, email)).toEqual(before);
    expect(await signIn(stranger, { email })).toBe("WRONG_CREDENTIALS");
    expect(await signIn(owner)).toBe("in");
  });

  test("the same address thrice at once leaves one account", async () => {
    const person = newcomer(harness);
    await Promise.all([register(person), register(person), register(person)]);
    const rows = await harness.db.orm.all(`SELECT id FROM user WHERE email = '${person.email}'`);
    expect(rows).toHaveLength(1);
    expect(await mailsTo(harness, person.email, 3)).toHaveLength(3);
  });

  test("survives a queue out of reach: the sweeper sends the mail", async () => {
    const person = newcomer(harness);
    const outOfReach = () => Promise.reject(new Error("queue out of reach"));
    replaceDeps(harness, () => ({ queue: { publish: outOfReach } }));
    expect(await register(person)).toEqual({ ok: true });
    restoreDeps(harness);
    expect(await inbox(harness, person.email)).toEqual([]);
    harness.advance(3 * 60_000);
    await harness.cron("* * * * *");
    expect(await mailsTo(harness, person.email, 1)).toHaveLength(1);
  });
});

test.each([
  ["", ""],
  ["ada@example.com", ""],
  ["not an address", "password"],
  ["ada@example.com", "x".repeat(200)],
])("signing in with %j and %j is refused", async (email, password) => {
  expect(await signIn(newcomer(harness), { email, password })).toBe("WRONG_CREDENTIALS");
});
