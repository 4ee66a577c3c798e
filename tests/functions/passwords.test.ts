import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ERRORS } from "#schema/errors.ts";
import { LOCAL_REGISTRATION_BONUS } from "#schema/pricing.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { inbox, mailsTo } from "#tests/support/mailbox.ts";
import { newcomer } from "#tests/support/people.ts";
import { refusal, signedIn, told } from "#tests/support/signed-in.ts";
import { withPassword } from "#tests/support/with-password.ts";

/** Forgotten passwords and changed ones. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

type Person = Pick<Awaited<ReturnType<typeof withPassword>>, "email" | "password" | "client">;
const NEW = "a wholly new password";

/** Asks for a link and takes it out of the mailbox. */
async function askForLink(email: string): Promise<string> {
  const before = (await inbox(harness, email)).length;
  await newcomer(harness).client.trpc.account.requestPasswordReset.mutate({ email });
  const [mail] = await mailsTo(harness, email, before + 1);
  return mail!.token!;
}
const reset = (token: string, password = NEW) =>
  newcomer(harness).client.trpc.account.resetPassword.mutate({ token, password });
const signsIn = (email: string, password: string) =>
  newcomer(harness)
    .client.signIn(email, password)
    .then(
      () => true,
      () => false,
    );
/** Signs a person in once more, elsewhere. */
async function device(person: Person) {
  const { client } = newcomer(harness);
  await client.signIn(person.email, person.password);
  return client;
}
const rows = (sql: string) => harness.db.orm.all<Record<string, string | number | null>>(sql);
const userOf = async (email: string) => (await rows(`SELECT * FROM user WHERE email = '${email}'`))[0];

describe("a forgotten password", () => {
  test("is replaced by a link in a mail; every device is signed out, and the owner is told", async () => {
    const person = await withPassword(harness);
    const phone = await device(person);
    const token = await askForLink(person.email);
    const [mail] = await inbox(harness, person.email);
    expect(mail?.subject).toBe("Choose a new password");
    expect(mail?.text).toContain(`${harness.url}/reset-password?token=`);
    expect(await reset(token)).toEqual({ email: person.email });
    expect(await signsIn(person.email, person.password)).toBe(false);
    expect(await signsIn(person.email, NEW)).toBe(true);
    for (const client of [person.client, phone]) {
      expect(await refusal(client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
    }
    const [notice] = await mailsTo(harness, person.email, 2);
    expect(notice?.subject).toBe("Your password was changed");
  });

  test("is not what a link that proves an address is for, nor the other way round", async () => {
    const person = newcomer(harness);
    const { email, password } = person;
    await person.client.trpc.account.register.mutate({ name: "Ada", email, password });
    const [proof] = await mailsTo(harness, email, 1);
    const token = await askForLink(email);
    const before = await userOf(email);
    for (const client of [person.client, newcomer(harness).client]) {
      const verifying = client.trpc.account.verifyEmail.mutate({ token, password: NEW });
      expect(await refusal(verifying)).toBe("LINK_EXPIRED");
      await expect(client.signInByLink(token)).rejects.toThrow();
    }
    expect(await refusal(reset(proof!.token!))).toBe("LINK_EXPIRED");
    expect(await userOf(email)).toEqual(before);
  });

  test("leaves neither the link nor the password in the database", async () => {
    const person = await withPassword(harness);
    const token = await askForLink(person.email);
    for (const table of ["verificationToken", "email", "user"]) {
      const stored = JSON.stringify(await rows(`SELECT * FROM ${table}`));
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(person.password);
    }
    const [link] = await rows(
      `SELECT l.* FROM verificationToken l JOIN user u ON u.id = l.userId WHERE u.email = '${person.email}'`,
    );
    expect(link?.token).toMatch(/^[0-9a-f]{64}$/);
    // the row's id alone is not the secret
    expect(await refusal(reset(String(link?.id)))).toBe("LINK_EXPIRED");
    expect(await refusal(reset(String(link?.token)))).toBe("LINK_EXPIRED");
  });

  test("opened by a mail scanner stays good: reading changes nothing", async () => {
    const person = await withPassword(harness);
    const token = await askForLink(person.email);
    const input = encodeURIComponent(JSON.stringify({ json: { token, password: NEW } }));
    for (const path of [
      `/reset-password?token=${token}`,
      `/api/trpc/account.resetPassword?input=${input}`,
      `/api/trpc/account.resetPassword?token=${token}`,
    ]) {
      for (const method of ["GET", "HEAD"]) {
        await fetch(harness.url + path, { method });
      }
    }
    expect(await signsIn(person.email, person.password)).toBe(true);
    expect(await reset(token)).toEqual({ email: person.email });
  });

  test("of an unknown address answers alike and mails nobody", async () => {
    const { client, email } = newcomer(harness);
    expect(await client.trpc.account.requestPasswordReset.mutate({ email })).toEqual({ ok: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await inbox(harness, email)).toEqual([]);
  });

  test("of someone banned answers alike, mails nobody, and an earlier link is dead", async () => {
    const person = await withPassword(harness);
    const token = await askForLink(person.email);
    await harness.db.write([{ sql: "UPDATE user SET banned = 1 WHERE email = ?", args: [person.email] }]);
    const { client } = newcomer(harness);
    expect(await client.trpc.account.requestPasswordReset.mutate({ email: person.email })).toEqual({
      ok: true,
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await inbox(harness, person.email)).toHaveLength(1);
    expect(await refusal(reset(token))).toBe("LINK_EXPIRED");
  });

  test("of an address nobody verified proves it: whoever registered it first gains nothing", async () => {
    const thief = newcomer(harness);
    const { email } = newcomer(harness);
    await thief.client.trpc.account.register.mutate({
      ...thief,
      name: "Mallory",
      email,
      allowMarketing: true,
    });
    const [verification] = await mailsTo(harness, email, 1);
    await reset(await askForLink(email));
    expect(await signsIn(email, thief.password)).toBe(false);
    expect(await signsIn(email, NEW)).toBe(true);
    const user = await userOf(email);
    expect(user).toMatchObject({ allowMarketing: 0, credits: LOCAL_REGISTRATION_BONUS });
    expect(user?.emailVerified).not.toBeNull();
    // the first link would have set the thief's password
    await newcomer(harness)
      .client.trpc.account.verifyEmail.mutate({ token: verification!.token! })
      .catch(() => {});
    expect(await signsIn(email, thief.password)).toBe(false);
    // and no second bonus by any further reset
    await reset(await askForLink(email), "one more password");
    expect((await userOf(email))?.credits).toBe(LOCAL_REGISTRATION_BONUS);
  });
});

describe("a reset link", () => {
  test("works once, and takes the others with it", async () => {
    const person = await withPassword(harness);
    const first = await askForLink(person.email);
    const second = await askForLink(person.email);
    expect(await reset(first)).toEqual({ email: person.email });
    for (const token of [first, second]) {
      expect(await told(reset(token, "yet another one"))).toMatchObject({
        code: "LINK_EXPIRED",
        message: ERRORS.LINK_EXPIRED.message,
      });
    }
    expect(await signsIn(person.email, NEW)).toBe(true);
  });

  test("used many times at once works once", async () => {
    const person = await withPassword(harness);
    const token = await askForLink(person.email);
    const answers = await Promise.all(
      [0, 1, 2, 3, 4].map((n) => refusal(reset(token, `password number ${n}`))),
    );
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === "LINK_EXPIRED")).toHaveLength(4);
  });

  test("expires after an hour", async () => {
    const person = await withPassword(harness);
    const token = await askForLink(person.email);
    harness.advance(3_600_000 + 1000);
    expect(await refusal(reset(token))).toBe("LINK_EXPIRED");
    await harness.cron("17 * * * *");
    harness.advance(-3_600_000 - 1000);
    // and is forgotten by the hourly clean-up
    expect(await refusal(reset(token))).toBe("LINK_EXPIRED");
    expect(await signsIn(person.email, person.password)).toBe(true);
  });

  test("that is made up or cut is refused", async () => {
    const person = await withPassword(harness);
    const token = await askForLink(person.email);
    for (const bad of ["", "x".repeat(43), token.slice(1), `${token}x`, "x".repeat(300)]) {
      expect(await refusal(reset(bad))).not.toBeNull();
    }
    expect(await signsIn(person.email, person.password)).toBe(true);
  });

  test("refuses a password too short, and stays good", async () => {
    const person = await withPassword(harness);
    const token = await askForLink(person.email);
    expect((await told(reset(token, "short")))?.message).toBe("Use at least 8 characters.");
    expect(await reset(token)).toEqual({ email: person.email });
  });

  test("dies with the password it was to replace", async () => {
    const person = await withPassword(harness);
    const token = await askForLink(person.email);
    await person.client.trpc.account.changePassword.mutate({
      currentPassword: person.password,
      password: NEW,
    });
    expect(await refusal(reset(token, "from an old link"))).toBe("LINK_EXPIRED");
  });
});

describe("changing the password", () => {
  test("asks for the current one, signs out the other devices, and says so by mail", async () => {
    const person = await withPassword(harness);
    const phone = await device(person);
    const change = (currentPassword: string, password = NEW) =>
      person.client.trpc.account.changePassword.mutate({ currentPassword, password });
    expect(await told(change("not this one"))).toMatchObject({
      code: "WRONG_PASSWORD",
      message: ERRORS.WRONG_PASSWORD.message,
    });
    expect(await refusal(phone.trpc.user.getCredits.query())).toBeNull();
    expect(await change(person.password)).toEqual({ ok: true });
    expect(await refusal(phone.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
    expect(await refusal(person.client.trpc.user.getCredits.query())).toBeNull();
    expect(await signsIn(person.email, person.password)).toBe(false);
    expect(await signsIn(person.email, NEW)).toBe(true);
    const [mail] = await mailsTo(harness, person.email, 1);
    expect(mail?.subject).toBe("Your password was changed");
  });

  test("from two devices at once counts once", async () => {
    const person = await withPassword(harness);
    const phone = await device(person);
    const change = (client: Person["client"], password: string) =>
      refusal(client.trpc.account.changePassword.mutate({ currentPassword: person.password, password }));
    const answers = await Promise.all([
      change(person.client, "from the laptop"),
      change(phone, "from the phone"),
    ]);
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(
      [await signsIn(person.email, "from the laptop"), await signsIn(person.email, "from the phone")].filter(
        Boolean,
      ),
    ).toHaveLength(1);
  });

  test("is refused without a session, and for a password too short", async () => {
    const stranger = newcomer(harness);
    const input = { currentPassword: "x", password: NEW };
    expect(await refusal(stranger.client.trpc.account.changePassword.mutate(input))).toBe("NOT_SIGNED_IN");
    const person = await withPassword(harness);
    const short = { currentPassword: person.password, password: "short" };
    expect((await told(person.client.trpc.account.changePassword.mutate(short)))?.fields).toEqual({
      password: "Use at least 8 characters.",
    });
  });

  test("is refused to an account without one", async () => {
    const { client } = await signedIn(harness);
    const input = { currentPassword: "x", password: NEW };
    expect(await refusal(client.trpc.account.changePassword.mutate(input))).toBe("NO_PASSWORD");
  });
});
