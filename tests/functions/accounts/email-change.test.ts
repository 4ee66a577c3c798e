import { expect, test } from "vitest";
import {
  askForEmailChange,
  readSession,
  register,
  registeredToken,
  resetToken,
  signsIn,
} from "#tests/support/accounts/account-steps.ts";
import { emailsTo, inbox } from "#tests/support/accounts/emails.ts";
import { newcomer, withPassword } from "#tests/support/accounts/people.ts";
import { insertInto } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal, refusals } from "#tests/support/procedures/refusals.ts";

/** Moving an account to another address, and objecting to it. */
const harness = harnessForFile();

type Person = Pick<Awaited<ReturnType<typeof withPassword>>, "client" | "email" | "password">;
const ask = ({ client, password }: Person, email: string) =>
  client.trpc.account.requestEmailChange.mutate({ email, currentPassword: password });
const emailOf = async ({ client }: Person) => (await client.trpc.account.get.query()).email;
const confirm = ({ client }: Pick<Person, "client">, token: string) =>
  client.trpc.account.confirmEmailChange.mutate({ token });
const undo = (token: string) => newcomer(harness).client.trpc.account.undoEmailChange.mutate({ token });
const reset = (token: string, password: string) =>
  newcomer(harness).client.trpc.account.resetPassword.mutate({ token, password });
const changePassword = ({ client, password: currentPassword }: Person, password: string) =>
  client.trpc.account.changePassword.mutate({ currentPassword, password });

const asked = (person: Person, email: string) => askForEmailChange(harness, person, email);

test("asking for another address changes nothing until the link there is used; the old one is told at once", async () => {
  const person = await withPassword(harness);
  const { email } = newcomer(harness);
  const { confirm: token } = await asked(person, email);
  const [toNew] = await inbox(harness, email);
  expect(toNew?.subject).toBe("Verify your new email address");
  expect(toNew?.text).toContain(`${harness.url}/account/confirm-email?token=`);
  const [toOld] = await inbox(harness, person.email);
  expect(toOld?.subject).toBe("Your email address is about to change");
  // enough to recognise, not all of it
  expect(toOld?.text).toContain("p…@example.com");
  expect(toOld?.text).not.toContain(email);
  expect(await emailOf(person)).toBe(person.email);
  expect(await signsIn(harness, person.email, person.password)).toBe(true);

  expect(await confirm(person, token)).toEqual({ email });
  expect(await emailOf(person)).toBe(email);
  expect(await signsIn(harness, email, person.password)).toBe(true);
  expect(await signsIn(harness, person.email, person.password)).toBe(false);
  expect((await readSession(person.client))?.user).toMatchObject({ email });
});

test("the address one has, however it is spelt, and one of a banned domain are refused", async () => {
  const person = await withPassword(harness);
  const banned = { domain: "change-trash.example", reason: "abuse", createdAt: 0 };
  await harness.db.write([insertInto("bannedDomain", banned)]);
  for (const same of [person.email, ` ${person.email.toUpperCase()} `])
    expect(await refusal(ask(person, same))).toBe("SAME_EMAIL");
  expect(await refusal(ask(person, "ada@Change-Trash.example"))).toBe("EMAIL_NOT_ALLOWED");
});

test("a domain banned while the link was on its way is refused like one banned before; lifted, the link is good", async () => {
  const person = await withPassword(harness);
  const email = `ada@mail.change-late-${process.pid}.example`;
  const domain = email.slice("ada@mail.".length);
  const { confirm: token } = await asked(person, email);
  await harness.db.write([insertInto("bannedDomain", { domain, reason: "abuse", createdAt: 0 })]);
  expect(await refusal(confirm(person, token))).toBe("EMAIL_NOT_ALLOWED");
  expect(await emailOf(person)).toBe(person.email);
  await harness.db.write([sql("DELETE FROM bannedDomain WHERE domain = ?", domain)]);
  expect(await confirm(person, token)).toEqual({ email });
});

test("asking for someone else's address answers alike: only that mailbox learns of it, and no link comes", async () => {
  const [owner, person] = [await withPassword(harness), await withPassword(harness)];
  // spelling it otherwise is the same address
  expect(await ask(person, owner.email.toUpperCase())).toEqual({ ok: true });
  const [newest] = await emailsTo(harness, owner.email, 1);
  expect(newest).toMatchObject({ subject: "You already have a Likeness account", token: null });
  expect(newest?.text).not.toContain(person.email);
  const links = "SELECT id FROM verificationToken WHERE userId = ? AND purpose = 'CHANGE_EMAIL'";
  expect(await rowsOf(harness.db, links, person.userId)).toEqual([]);
});

test("the newest link to another address works once, for the signed-in owner alone", async () => {
  const person = await withPassword(harness);
  const { confirm: old } = await asked(person, newcomer(harness).email);
  const { confirm: token } = await asked(person, newcomer(harness).email);
  expect(await refusal(confirm(person, old))).toBe("LINK_EXPIRED");
  // a stranger led to click it moves nothing, signed in or not
  expect(await refusal(confirm(newcomer(harness), token))).toBe("NOT_SIGNED_IN");
  expect(await refusal(confirm(await withPassword(harness), token))).toBe("LINK_EXPIRED");
  const answers = await refusals([0, 1, 2].map(() => confirm(person, token)));
  expect(answers.toSorted()).toEqual(["LINK_EXPIRED", "LINK_EXPIRED", null]);
});

test("the link to the new address does nothing when someone verified the address meanwhile", async () => {
  const [person, rival] = [await withPassword(harness), newcomer(harness)];
  const { confirm: token } = await asked(person, rival.email);
  const proof = await registeredToken(harness, rival);
  await rival.client.trpc.account.verifyEmail.mutate({ token: proof });
  expect(await refusal(confirm(person, token))).toBe("LINK_EXPIRED");
  expect(await emailOf(person)).toBe(person.email);
  expect(await signsIn(harness, rival.email, rival.password)).toBe(true);
});

test("the link to the new address dies when the password is changed; used, it leaves no link to the old address that opens the account", async () => {
  const [person, moved] = [await withPassword(harness), await withPassword(harness)];
  const { confirm: token } = await asked(person, newcomer(harness).email);
  await changePassword(person, "a new password");
  expect(await refusal(confirm(person, token))).toBe("LINK_EXPIRED");
  const old = await resetToken(harness, moved.email);
  await confirm(moved, (await asked(moved, newcomer(harness).email)).confirm);
  expect(await refusal(reset(old, "from the old mailbox"))).toBe("LINK_EXPIRED");
});

test.each(["before", "after"])("objecting %s the change brings the account back", async (when) => {
  const person = await withPassword(harness);
  const { email } = newcomer(harness);
  const links = await asked(person, email);
  if (when === "after") await confirm(person, links.confirm);
  const emails = (await inbox(harness, person.email)).length;
  expect(await undo(links.undo)).toEqual({ email: person.email });
  expect(await refusal(person.client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
  for (const address of [email, person.email])
    expect(await signsIn(harness, address, person.password)).toBe(false);
  const [newest] = await emailsTo(harness, person.email, emails + 1);
  expect(newest?.subject).toBe("Your account is safe: choose a new password");
  await reset(newest!.token!, "mine again");
  expect(await signsIn(harness, person.email, "mine again")).toBe(true);
  expect(await refusal(undo(links.undo))).toBe("LINK_EXPIRED");
});

test("objecting works although the thief moved it twice, reset the password from there and took the old address", async () => {
  const person = await withPassword(harness);
  const [first, second] = [newcomer(harness), newcomer(harness)];
  const links = await asked(person, first.email);
  await confirm(person, links.confirm);
  const more = await asked({ ...person, email: first.email }, second.email);
  await confirm(person, more.confirm);
  await changePassword(person, "a first password of the thief");
  await emailsTo(harness, second.email, 2);
  await reset(await resetToken(harness, second.email), "the thief's password");
  await register(first, { email: person.email, name: "Mallory" });
  const key = { publicKey: "", counter: 0, transports: "[]", name: "A key", createdAt: 0 };
  await harness.db.write([insertInto("passkey", { id: "theirs", userId: person.userId, ...key })]);
  expect(await undo(links.undo)).toEqual({ email: person.email });
  // nor is a key of theirs left, however old
  expect(await rowsOf(harness.db, "SELECT id FROM passkey WHERE userId = ?", person.userId)).toEqual([]);
  expect(await signsIn(harness, second.email, "the thief's password")).toBe(false);
  // the thief's own way to object is gone with it
  expect(await refusal(undo(more.undo))).toBe("LINK_EXPIRED");
});

test.each(["new", "old"])(
  "staff having looked at an unconfirmed registration of the %s address keeps nobody from it",
  async (which) => {
    const [person, other] = [await withPassword(harness), newcomer(harness)];
    const { confirm: token, undo: objection } = await asked(person, other.email);
    if (which === "old") await confirm(person, token);
    const address = which === "old" ? person.email : other.email;
    await register(newcomer(harness), { email: address });
    const [holder] = await rowsOf<{ id: string }>(
      harness.db,
      "SELECT id FROM user WHERE email = ? AND emailVerified IS NULL",
      address,
    );
    const look = { id: `read-${holder!.id}`, what: "looked at", extra: "{}", createdAt: 0 };
    await harness.db.write([
      insertInto("staffAction", { ...look, staffId: person.userId, userId: holder!.id }),
    ]);
    const answer = which === "old" ? await undo(objection) : await confirm(person, token);
    expect(answer).toEqual({ email: address });
    const left = "SELECT email, name, password, ipaddress, deletion FROM user WHERE id = ?";
    expect(await rowsOf(harness.db, left, holder!.id)).toEqual([
      {
        ...{ email: `${holder!.id}@deleted.invalid`, name: null, password: null, ipaddress: null },
        deletion: "DONE",
      },
    ]);
  },
);
