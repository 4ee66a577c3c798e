import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BAN_REASON_WORDS, type BanReason } from "#schema/bans.ts";
import { ERRORS } from "#schema/errors.ts";
import { TRAINING_CREDITS } from "#schema/pricing.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { balanceOf, expectConsistent } from "#tests/support/bookkeeping.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { join, makeStaff } from "#tests/support/invited.ts";
import { eventually, newcomer, signUp } from "#tests/support/people.ts";
import { quiet } from "#tests/support/quiet.ts";
import { refusal, refusals, signedIn, told } from "#tests/support/signed-in.ts";
import { startTraining } from "#tests/support/started-work.ts";

let harness: Harness;
let staff: Awaited<ReturnType<typeof signedIn>>;
const engine = fakeCompute();
beforeAll(async () => {
  harness = await startHarness({ compute: engine.compute, retryScale: 0.001 });
  staff = await signedIn(harness);
  await makeStaff(harness, staff.userId);
});
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

const NOTE = "Seen in two chargebacks";
const because = (reason: BanReason) => ({ reason, note: NOTE, requestKey: crypto.randomUUID() });
const undo = () => ({ requestKey: crypto.randomUUID() });
const idOf = async (email: string) =>
  String((await harness.db.first({ sql: "SELECT id FROM user WHERE email = ?", args: [email] }))?.id);
const sessionsOf = async (userId: string) =>
  Number(
    (await harness.db.first({ sql: "SELECT count(*) AS n FROM session WHERE userId = ?", args: [userId] }))
      ?.n,
  );
const ban = (id: string, reason: BanReason = "FRAUD") =>
  staff.client.trpc.staff.banPerson.mutate({ id, ...because(reason) });

/** What signing in answers: "in", or the code of the refusal. */
async function signInOf(
  { client, password }: { client: Awaited<ReturnType<typeof signedIn>>["client"]; password: string },
  email: string,
): Promise<string> {
  try {
    await client.signIn(email, password);
    return "in";
  } catch (error) {
    return /refused: (\w+)/.exec(String(error))?.[1] ?? String(error);
  }
}

describe("a person", () => {
  test("is out at once on every device, told why with the right password alone, and back when it is undone", async () => {
    const ada = await signUp(harness);
    const phone = newcomer(harness);
    await phone.client.signIn(ada.email, ada.password);
    const id = await idOf(ada.email);
    expect(await sessionsOf(id)).toBe(2);
    await ban(id);
    expect(await sessionsOf(id)).toBe(0);
    const calls = [ada.client.trpc.user.getCredits.query(), phone.client.trpc.trainings.list.query({})];
    expect(await refusals(calls)).toEqual(["NOT_SIGNED_IN", "NOT_SIGNED_IN"]);
    expect(await signInOf(ada, ada.email)).toBe("BANNED_FRAUD");
    expect(await signInOf({ client: ada.client, password: "not this one" }, ada.email)).toBe(
      "WRONG_CREDENTIALS",
    );
    expect(ERRORS.BANNED_FRAUD.message).toContain(BAN_REASON_WORDS.FRAUD);
    // who only types the address learns no reason
    const { email, password } = ada;
    expect(await refusal(phone.client.trpc.account.register.mutate({ name: "Eve", email, password }))).toBe(
      "BANNED",
    );
    expect(await staff.client.trpc.staff.person.query({ id })).toMatchObject({
      banned: true,
      ban: { reason: "FRAUD", note: NOTE },
      actions: [{ what: "blocked, fraud", by: `${staff.userId}@example.com` }],
    });

    await staff.client.trpc.staff.unbanPerson.mutate({ id, ...undo() });
    expect(await signInOf(ada, ada.email)).toBe("in");
    expect(await staff.client.trpc.staff.person.query({ id })).toMatchObject({ banned: false, ban: null });
  });

  test("has what was not begun paid back, by the clock where the message was lost", async () => {
    harness.cloud.qstash.pause();
    const work = await startTraining(harness);
    await ban(work.userId);
    expect(await balanceOf(harness, work.userId)).toBe(0);
    await harness.cron("* * * * *");
    harness.cloud.qstash.resume();
    await quiet(harness);
    expect(await balanceOf(harness, work.userId)).toBe(TRAINING_CREDITS);
    await harness.cron("* * * * *");
    expect(await balanceOf(harness, work.userId)).toBe(TRAINING_CREDITS);
    await expectConsistent(harness, work.userId);
  });

  test("is all accounts of the mailbox: the others go out, new ones are refused, and so are those to be confirmed", async () => {
    const mailbox = `banned${process.pid}`;
    const first = await join(harness, { email: `${mailbox}@gmail.com` });
    const second = await join(harness, { email: `${mailbox}+2@gmail.com` });
    const third = newcomer(harness);
    const waiting = { name: "Eve", email: `${mailbox}+3@gmail.com`, password: third.password };
    await third.client.trpc.account.register.mutate(waiting);
    const token = await waitForToken(harness.cloud.mail.url, waiting.email);
    await ban(first.userId, "ABUSE");
    expect(await refusal(second.client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
    expect(await refusal(third.client.trpc.account.verifyEmail.mutate({ token }))).toBe("LINK_EXPIRED");
    const again = { ...waiting, email: `${mailbox}+4@gmail.com` };
    // whatever else a deleted account leaves
    await harness.db.write([
      {
        sql: "UPDATE user SET deletion = 'DONE', email = id, password = NULL WHERE id = ?",
        args: [first.userId],
      },
      { sql: "UPDATE user SET banned = 0 WHERE id = ?", args: [second.userId] },
    ]);
    expect(await refusal(newcomer(harness).client.trpc.account.register.mutate(again))).toBe("BANNED");
    await staff.client.trpc.staff.unbanPerson.mutate({ id: second.userId, ...undo() });
    expect(await newcomer(harness).client.trpc.account.register.mutate(again)).toEqual({ ok: true });
  });

  test("who is staff is out of staff's reach, an admin out of anybody's, and nobody bans themselves", async () => {
    const [other, admin] = [await signedIn(harness), await signedIn(harness)];
    await makeStaff(harness, other.userId);
    await harness.db.write([{ sql: "UPDATE user SET role = 'ADMIN' WHERE id = ?", args: [admin.userId] }]);
    for (const id of [other.userId, admin.userId, staff.userId])
      expect(await refusal(ban(id))).toBe("BAN_PROTECTED");
    const byAdmin = admin.client.trpc.staff.banPerson;
    expect(await refusal(byAdmin.mutate({ id: admin.userId, ...because("OTHER") }))).toBe("BAN_PROTECTED");
    expect(await byAdmin.mutate({ id: other.userId, ...because("OTHER") })).toEqual({ ok: true });
    expect(await refusal(other.client.trpc.staff.bannedPlaces.query())).toBe("NOT_SIGNED_IN");
    expect(await refusal(ban("nobody"))).toBe("NOT_FOUND");
  });

  test("banned again keeps one record for one key, and takes another reason", async () => {
    const bob = await signedIn(harness);
    const key = because("ABUSE");
    await staff.client.trpc.staff.banPerson.mutate({ id: bob.userId, ...key });
    await staff.client.trpc.staff.banPerson.mutate({ id: bob.userId, ...key });
    await ban(bob.userId, "CONTENT");
    const seen = await staff.client.trpc.staff.person.query({ id: bob.userId });
    expect(seen.ban?.reason).toBe("CONTENT");
    expect(seen.actions.map(({ what }) => what).toSorted()).toEqual(["blocked, abuse", "blocked, content"]);
  });
});

describe("a place", () => {
  const places = () => staff.client.trpc.staff.bannedPlaces.query();

  test("address: its sessions end, its sign-ins and registrations are told why, until it is undone", async () => {
    const ada = await signUp(harness);
    const id = await idOf(ada.email);
    const place = { kind: "address" as const, value: ` ${ada.ip} ` };
    await staff.client.trpc.staff.banPlace.mutate({ ...place, ...because("SECURITY") });
    expect(await sessionsOf(id)).toBe(0);
    expect(await signInOf(ada, ada.email)).toBe("BANNED_SECURITY");
    const { email, password } = newcomer(harness);
    expect(
      await told(ada.client.trpc.account.register.mutate({ name: "Eve", email, password })),
    ).toMatchObject({ code: "BANNED_SECURITY", message: ERRORS.BANNED_SECURITY.message });
    // from elsewhere the same person may
    expect(await signInOf({ ...newcomer(harness), password: ada.password }, ada.email)).toBe("in");
    expect(await places()).toContainEqual(
      expect.objectContaining({ kind: "address", value: ada.ip, reason: "SECURITY", note: NOTE }),
    );
    await staff.client.trpc.staff.unbanPlace.mutate({ ...place, ...undo() });
    expect(await signInOf(ada, ada.email)).toBe("in");
  });

  test("address of version 6 stands for its whole site", async () => {
    const value = "2001:db8:77:1:aaaa::1";
    await staff.client.trpc.staff.banPlace.mutate({ kind: "address", value, ...because("ABUSE") });
    expect((await places()).map((one) => one.value)).toContain("2001:db8:77:1::/64");
    const one = "2001:db8:77:1::/64";
    await staff.client.trpc.staff.unbanPlace.mutate({ kind: "address", value: one, ...undo() });
    expect((await places()).map(({ value }) => value)).not.toContain(one);
  });

  test("domain: its people are out, their waiting work is paid back within a minute, and nobody new comes", async () => {
    const domain = `spam-${process.pid}.example`;
    harness.cloud.qstash.pause();
    const work = await startTraining(harness);
    const email = `ada@mail.${domain}`;
    await harness.db.write([{ sql: "UPDATE user SET email = ? WHERE id = ?", args: [email, work.userId] }]);
    await staff.client.trpc.staff.banPlace.mutate({
      ...{ kind: "domain" as const, value: `@${domain.toUpperCase()}` },
      ...because("ABUSE"),
    });
    expect(await refusal(work.client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
    await harness.cron("* * * * *");
    harness.cloud.qstash.resume();
    await eventually("the refund", async () => (await balanceOf(harness, work.userId)) === TRAINING_CREDITS);
    const eve = newcomer(harness);
    const registering = { name: "Eve", email: `eve@${domain}`, password: eve.password };
    expect(await refusal(eve.client.trpc.account.register.mutate(registering))).toBe("BANNED_ABUSE");
  });

  test("that would lock out staff, or everybody, is refused; so is what is no place", async () => {
    const { banPlace } = staff.client.trpc.staff;
    const refused = (value: string, kind: "address" | "domain" = "domain") =>
      told(banPlace.mutate({ kind, value, ...because("ABUSE") }));
    expect((await refused("gmail.com"))?.code).toBe("BAN_PUBLIC_MAIL");
    expect((await refused("example.com"))?.code).toBe("BAN_OWN_PLACE");
    await harness.db.write([
      { sql: "UPDATE session SET ipaddress = '198.51.100.9' WHERE userId = ?", args: [staff.userId] },
    ]);
    expect((await refused("198.51.100.9", "address"))?.code).toBe("BAN_OWN_PLACE");
    for (const value of ["", "com", "a b.com", "http://x.com"])
      expect((await refused(value))?.code).toBe("BAD_INPUT");
    expect((await refused("300.1.1.1", "address"))?.message).toBe(
      "Enter an IP address, such as 203.0.113.7.",
    );
    const noReason = { kind: "domain" as const, value: "x.com", ...because("ABUSE"), reason: "" as "ABUSE" };
    expect((await told(banPlace.mutate(noReason)))?.message).toBe("Choose a reason.");
  });
});

test("staff cannot redeem a code they made", async () => {
  const code = `OWN-${crypto.randomUUID().slice(0, 8)}`;
  await staff.client.trpc.staff.createPromotion.mutate({
    ...{ requestKey: crypto.randomUUID(), code, credits: 10_000, startsAt: null, endsAt: null },
    ...{ maxRedemptions: 5, onlyNew: false, note: "" },
  });
  expect(await refusal(staff.client.trpc.rewards.redeem.mutate({ code }))).toBe("PROMO_OWN");
  expect(await balanceOf(harness, staff.userId)).toBe(0);
});
