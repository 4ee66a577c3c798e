import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ERRORS } from "#schema/errors.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { inbox, mailsTo } from "#tests/support/mailbox.ts";
import { newcomer } from "#tests/support/people.ts";
import { refusal, told } from "#tests/support/signed-in.ts";
import { withPassword } from "#tests/support/with-password.ts";

/** Moving an account to another address, and objecting to it. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

type Person = Awaited<ReturnType<typeof withPassword>>;
const ask = (person: Person, email: string, currentPassword: string | undefined = person.password) =>
  person.client.trpc.account.requestEmailChange.mutate({ email, currentPassword });
const signsIn = (email: string, password: string) =>
  newcomer(harness)
    .client.signIn(email, password)
    .then(
      () => true,
      () => false,
    );
const emailOf = async (person: Person) => (await person.client.trpc.account.get.query()).email;

/** Asks, and takes both links out of the mailboxes. */
async function asked(person: Person, email: string): Promise<{ confirm: string; undo: string }> {
  const [newBefore, oldBefore] = [await inbox(harness, email), await inbox(harness, person.email)];
  await ask(person, email);
  const [toNew] = await mailsTo(harness, email, newBefore.length + 1);
  const [toOld] = await mailsTo(harness, person.email, oldBefore.length + 1);
  return { confirm: toNew?.token ?? "", undo: toOld?.token ?? "" };
}
const confirm = (person: { client: Person["client"] }, token: string) =>
  person.client.trpc.account.confirmEmailChange.mutate({ token });
const undo = (token: string) => newcomer(harness).client.trpc.account.undoEmailChange.mutate({ token });

describe("asking for another address", () => {
  test("changes nothing until the link there is used; the old one is told at once", async () => {
    const person = await withPassword(harness);
    const { email } = newcomer(harness);
    const { confirm: token } = await asked(person, email);
    const [toNew] = await inbox(harness, email);
    expect(toNew?.subject).toBe("Confirm your new email address");
    expect(toNew?.text).toContain(`${harness.url}/account/confirm-email?token=`);
    const [toOld] = await inbox(harness, person.email);
    expect(toOld?.subject).toBe("Your email address is about to change");
    // enough to recognise, not all of it
    expect(toOld?.text).toContain("p…@example.com");
    expect(toOld?.text).not.toContain(email);
    expect(await emailOf(person)).toBe(person.email);
    expect(await signsIn(person.email, person.password)).toBe(true);

    expect(await confirm(person, token)).toEqual({ email });
    expect(await emailOf(person)).toBe(email);
    expect(await signsIn(email, person.password)).toBe(true);
    expect(await signsIn(person.email, person.password)).toBe(false);
    const session = (await (await person.client.fetch("/api/auth/session")).json()) as { user: object };
    expect(session.user).toMatchObject({ email });
  });

  test("needs the password", async () => {
    const person = await withPassword(harness);
    const { email } = newcomer(harness);
    for (const guess of ["not this one", undefined]) {
      const input = { email, currentPassword: guess };
      expect(await told(person.client.trpc.account.requestEmailChange.mutate(input))).toMatchObject({
        code: "WRONG_PASSWORD",
        message: ERRORS.WRONG_PASSWORD.message,
      });
    }
    expect(await inbox(harness, email)).toEqual([]);
  });

  test("for the address one has, however it is spelt, is refused", async () => {
    const person = await withPassword(harness);
    for (const same of [person.email, ` ${person.email.toUpperCase()} `]) {
      expect(await refusal(ask(person, same))).toBe("SAME_EMAIL");
    }
  });

  test("for one of a banned domain is refused", async () => {
    await harness.db.write([
      {
        sql: "INSERT INTO bannedDomain (domain, reason, createdAt) VALUES ('change-trash.example', 'abuse', 0)",
        args: [],
      },
    ]);
    expect(await refusal(ask(await withPassword(harness), "ada@Change-Trash.example"))).toBe(
      "EMAIL_NOT_ALLOWED",
    );
  });

  test("for someone's own answers alike: only that mailbox learns of it, and no link comes", async () => {
    const owner = await withPassword(harness);
    const person = await withPassword(harness);
    // spelling it otherwise is the same address
    expect(await ask(person, owner.email.toUpperCase())).toEqual({ ok: true });
    const [mail] = await mailsTo(harness, owner.email, 1);
    expect(mail?.subject).toBe("You already have a Likeness account");
    expect(mail?.token).toBeNull();
    expect(mail?.text).not.toContain(person.email);
    const links = await harness.db.orm.all(
      `SELECT l.id FROM verificationToken l JOIN user u ON u.id = l.userId
       WHERE u.email = '${person.email}' AND l.purpose = 'CHANGE_EMAIL'`,
    );
    expect(links).toEqual([]);
  });

  test("again makes the link before it worthless", async () => {
    const person = await withPassword(harness);
    const [first, second] = [newcomer(harness).email, newcomer(harness).email];
    const { confirm: old } = await asked(person, first);
    const { confirm: token } = await asked(person, second);
    expect(await refusal(confirm(person, old))).toBe("LINK_EXPIRED");
    expect(await confirm(person, token)).toEqual({ email: second });
  });
});

describe("the link to the new address", () => {
  test("works once, within a day, for the signed-in owner alone", async () => {
    const person = await withPassword(harness);
    const { email } = newcomer(harness);
    const { confirm: token } = await asked(person, email);
    // a stranger led to click it moves nothing, signed in or not
    expect(await refusal(confirm(newcomer(harness), token))).toBe("NOT_SIGNED_IN");
    expect(await refusal(confirm(await withPassword(harness), token))).toBe("LINK_EXPIRED");
    harness.advance(24 * 3_600_000 + 1000);
    expect(await refusal(confirm(person, token))).toBe("LINK_EXPIRED");
    harness.advance(-24 * 3_600_000 - 1000);
    const answers = await Promise.all([0, 1, 2].map(() => refusal(confirm(person, token))));
    expect(answers.sort()).toEqual(["LINK_EXPIRED", "LINK_EXPIRED", null].sort());
    expect(await refusal(confirm(person, token))).toBe("LINK_EXPIRED");
  });

  test("takes the address from whoever registered it and never proved it", async () => {
    const person = await withPassword(harness);
    const squatter = newcomer(harness);
    await squatter.client.trpc.account.register.mutate({ ...squatter, name: "Mallory" });
    await mailsTo(harness, squatter.email, 1);
    const { confirm: token } = await asked(person, squatter.email);
    expect(await confirm(person, token)).toEqual({ email: squatter.email });
    expect(await signsIn(squatter.email, squatter.password)).toBe(false);
    expect(await signsIn(squatter.email, person.password)).toBe(true);
  });

  test("does nothing when someone verified the address meanwhile", async () => {
    const person = await withPassword(harness);
    const rival = newcomer(harness);
    const { confirm: token } = await asked(person, rival.email);
    await rival.client.trpc.account.register.mutate({ ...rival, name: "Bob" });
    const [mail] = await mailsTo(harness, rival.email, 2);
    await rival.client.trpc.account.verifyEmail.mutate({ token: mail!.token! });
    expect(await refusal(confirm(person, token))).toBe("LINK_EXPIRED");
    expect(await emailOf(person)).toBe(person.email);
    expect(await signsIn(rival.email, rival.password)).toBe(true);
  });

  test("dies when the password is changed or reset", async () => {
    const person = await withPassword(harness);
    const { confirm: token } = await asked(person, newcomer(harness).email);
    await person.client.trpc.account.changePassword.mutate({
      currentPassword: person.password,
      password: "a new password",
    });
    expect(await refusal(confirm(person, token))).toBe("LINK_EXPIRED");
  });

  test("leaves no link to the old address that could open the account", async () => {
    const person = await withPassword(harness);
    await person.client.trpc.account.requestPasswordReset.mutate({ email: person.email });
    const [mail] = await mailsTo(harness, person.email, 1);
    const { confirm: token } = await asked(person, newcomer(harness).email);
    await confirm(person, token);
    const input = { token: mail!.token!, password: "from the old mailbox" };
    expect(await refusal(newcomer(harness).client.trpc.account.resetPassword.mutate(input))).toBe(
      "LINK_EXPIRED",
    );
  });
});

describe("objecting", () => {
  test.each([["before"], ["after"]])(
    "%s the change brings the account back and locks everyone out",
    async (when) => {
      const person = await withPassword(harness);
      const { email } = newcomer(harness);
      const links = await asked(person, email);
      if (when === "after") await confirm(person, links.confirm);
      const mails = (await inbox(harness, person.email)).length;
      expect(await undo(links.undo)).toEqual({ email: person.email });
      expect(await refusal(person.client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
      for (const address of [email, person.email])
        expect(await signsIn(address, person.password)).toBe(false);
      const [mail] = await mailsTo(harness, person.email, mails + 1);
      expect(mail?.subject).toBe("Your account is safe: choose a new password");
      await newcomer(harness).client.trpc.account.resetPassword.mutate({
        token: mail!.token!,
        password: "mine again",
      });
      expect(await signsIn(person.email, "mine again")).toBe(true);
      expect(await refusal(undo(links.undo))).toBe("LINK_EXPIRED");
    },
  );

  test("works although the thief moved it twice, changed the password and took the old address", async () => {
    const person = await withPassword(harness);
    const [first, second] = [newcomer(harness), newcomer(harness)];
    const links = await asked(person, first.email);
    await confirm(person, links.confirm);
    const thief = { ...person, email: first.email };
    const more = await asked(thief, second.email);
    await confirm(person, more.confirm);
    await person.client.trpc.account.changePassword.mutate({
      currentPassword: person.password,
      password: "the thief's password",
    });
    await first.client.trpc.account.register.mutate({ ...first, email: person.email, name: "Mallory" });
    expect(await undo(links.undo)).toEqual({ email: person.email });
    expect(await signsIn(second.email, "the thief's password")).toBe(false);
    // the thief's own way to object is gone with it
    expect(await refusal(undo(more.undo))).toBe("LINK_EXPIRED");
  });

  test("outlives a reset from the new mailbox", async () => {
    const person = await withPassword(harness);
    const { email } = newcomer(harness);
    const links = await asked(person, email);
    await confirm(person, links.confirm);
    await newcomer(harness).client.trpc.account.requestPasswordReset.mutate({ email });
    const [mail] = await mailsTo(harness, email, 2);
    await newcomer(harness).client.trpc.account.resetPassword.mutate({
      token: mail!.token!,
      password: "the thief's password",
    });
    expect(await undo(links.undo)).toEqual({ email: person.email });
    expect(await signsIn(email, "the thief's password")).toBe(false);
  });

  test("is possible for three days", async () => {
    const person = await withPassword(harness);
    const links = await asked(person, newcomer(harness).email);
    harness.advance(72 * 3_600_000 + 1000);
    expect(await refusal(undo(links.undo))).toBe("LINK_EXPIRED");
    harness.advance(-72 * 3_600_000 - 1000);
    expect(await refusal(person.client.trpc.user.getCredits.query())).toBeNull();
  });
});

test("a link made for one thing does no other", async () => {
  const person = await withPassword(harness);
  const links = await asked(person, newcomer(harness).email);
  await person.client.trpc.account.requestPasswordReset.mutate({ email: person.email });
  const resetToken = (await mailsTo(harness, person.email, 2))[0]!.token!;
  const { trpc } = person.client;
  const password = "a wholly new password";
  for (const wrong of [
    trpc.account.resetPassword.mutate({ token: links.confirm, password }),
    trpc.account.resetPassword.mutate({ token: links.undo, password }),
    trpc.account.confirmEmailChange.mutate({ token: links.undo }),
    trpc.account.confirmEmailChange.mutate({ token: resetToken }),
    trpc.account.undoEmailChange.mutate({ token: links.confirm }),
    trpc.account.undoEmailChange.mutate({ token: resetToken }),
    ...[links.confirm, links.undo, resetToken].map((token) => trpc.account.verifyEmail.mutate({ token })),
  ]) {
    expect(await refusal(wrong)).toBe("LINK_EXPIRED");
  }
  expect(await signsIn(person.email, person.password)).toBe(true);
});
