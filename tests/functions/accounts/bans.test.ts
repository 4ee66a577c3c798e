import { beforeAll, expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { BAN_REASON_LABELS, type BanReason } from "#schema/staff/bans.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import {
  readSession,
  register,
  registeredToken,
  signIn,
  userOf,
} from "#tests/support/accounts/account-steps.ts";
import { newcomer, signedIn, signUp } from "#tests/support/accounts/people.ts";
import { addPromotion } from "#tests/support/accounts/rewards.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { balanceOf, expectConsistent } from "#tests/support/jobs/bookkeeping.ts";
import { quiet } from "#tests/support/jobs/quiet.ts";
import { startTraining } from "#tests/support/jobs/started-work.ts";
import { refusal, told } from "#tests/support/procedures/refusals.ts";

const harness = harnessForFile({ retryScale: 0.001 });
let admin: Awaited<ReturnType<typeof signedIn>>;
let desk: typeof admin.client.trpc.staff;
beforeAll(async () => {
  admin = await signedIn(harness, { role: "ADMIN" });
  desk = admin.client.trpc.staff;
});

const NOTE = "Seen in two chargebacks";
const because = (reason: BanReason) => ({ reason, note: NOTE, requestKey: crypto.randomUUID() });
const undo = () => ({ requestKey: crypto.randomUUID() });
const sessionsOf = (userId: string) =>
  harness.db.orm.all(`SELECT id FROM session WHERE userId = '${userId}'`);
const ban = (id: string, reason: BanReason = "FRAUD") => desk.banPerson.mutate({ id, ...because(reason) });
const isOut = async ({ trpc }: ApiClient) =>
  (await refusal(trpc.user.getCredits.query())) === "NOT_SIGNED_IN";

test("somebody banned is out at once on every device, told why with the right password alone, and back when it is undone", async () => {
  const [ada, phone] = [await signUp(harness), newcomer(harness)];
  await signIn(phone, ada);
  const id = ada.userId;
  expect(await sessionsOf(id)).toHaveLength(2);
  await ban(id);
  expect(await sessionsOf(id)).toEqual([]);
  for (const { client } of [ada, phone]) expect(await isOut(client)).toBe(true);
  expect(await refusal(ada.client.trpc.uploads.delete.mutate({ id: "x" }))).toBe("NOT_SIGNED_IN");
  expect(await readSession(ada.client)).toBeNull();
  expect(await signIn(ada)).toBe("BANNED_FRAUD");
  expect(await signIn(ada, { password: "not this one" })).toBe("WRONG_CREDENTIALS");
  expect(ERRORS.BANNED_FRAUD.message).toContain(BAN_REASON_LABELS.FRAUD);
  // who only types the address learns no reason
  expect(await refusal(register(phone, ada))).toBe("BANNED");
  const actions = [{ what: "blocked", reason: BAN_REASON_LABELS.FRAUD, by: admin.email }];
  const seen = { banned: true, ban: { reason: "FRAUD", note: NOTE }, actions };
  expect(await desk.person.query({ id })).toMatchObject(seen);
  await desk.unbanPerson.mutate({ id, ...undo() });
  expect(await signIn(ada)).toBe("in");
  expect(await desk.person.query({ id })).toMatchObject({ banned: false, ban: null });
});

test("somebody banned has what was not begun paid back, by the clock where the message was lost", async () => {
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

test("a ban is of all accounts of the mailbox: the others go out, new ones are refused, and so are those to be confirmed", async () => {
  const mailbox = `banned${process.pid}`;
  const first = await signUp(harness, { email: `${mailbox}@gmail.com` });
  const second = await signUp(harness, { email: `${mailbox}+2@gmail.com` });
  const third = { ...newcomer(harness), email: `${mailbox}+3@gmail.com` };
  const token = await registeredToken(harness, third);
  await ban(first.userId, "ABUSE");
  expect(await isOut(second.client)).toBe(true);
  expect(await refusal(third.client.trpc.account.verifyEmail.mutate({ token }))).toBe("LINK_EXPIRED");
  // whatever else a deleted account leaves
  await harness.db.write([
    sql("UPDATE user SET deletion = 'DONE', email = id, password = NULL WHERE id = ?", first.userId),
    sql("UPDATE user SET banned = 0 WHERE id = ?", second.userId),
  ]);
  const again = () => register(newcomer(harness), { email: `${mailbox}+4@gmail.com` });
  expect(await refusal(again())).toBe("BANNED");
  await desk.unbanPerson.mutate({ id: second.userId, ...undo() });
  expect(await again()).toEqual({ ok: true });
});

test("an admin is out of anybody's reach, nobody bans themselves, and staff ban nobody", async () => {
  const as = (role: "STAFF" | "ADMIN") => signedIn(harness, { role });
  const [staff, other] = [await as("STAFF"), await as("ADMIN")];
  for (const id of [other.userId, admin.userId]) expect(await refusal(ban(id))).toBe("BAN_PROTECTED");
  const byStaff = staff.client.trpc.staff.banPerson.mutate({ id: other.userId, ...because("OTHER") });
  expect(await refusal(byStaff)).toBe("ADMIN_ONLY");
  expect(await ban(staff.userId)).toEqual({ ok: true });
  expect(await isOut(staff.client)).toBe(true);
  expect(await refusal(ban("nobody"))).toBe("NOT_FOUND");
});

test("somebody banned again keeps one record for one key, and takes another reason", async () => {
  const { userId: id } = await signedIn(harness);
  const input = { id, ...because("ABUSE") };
  await desk.banPerson.mutate(input);
  await desk.banPerson.mutate(input);
  await ban(id, "CONTENT");
  const seen = await desk.person.query({ id });
  expect(seen.ban?.reason).toBe("CONTENT");
  expect(seen.actions.map(({ reason }) => reason).toSorted()).toEqual(
    [BAN_REASON_LABELS.ABUSE, BAN_REASON_LABELS.CONTENT].toSorted(),
  );
});

test("under a key that was used nobody else is blocked or unblocked, and the same again changes nothing", async () => {
  const [ada, bob] = [await signedIn(harness), await signedIn(harness)];
  const [key, undoKey] = [because("ABUSE"), undo()];
  const isBanned = async ({ userId: id }: { userId: string }) => (await desk.person.query({ id })).banned;
  await desk.banPerson.mutate({ id: ada.userId, ...key });
  expect(await refusal(desk.banPerson.mutate({ id: bob.userId, ...key }))).toBe("CONFLICT");
  expect(await refusal(desk.banPerson.mutate({ id: ada.userId, ...key, days: 2 }))).toBe("CONFLICT");
  expect([await isBanned(ada), await isBanned(bob)]).toEqual([true, false]);
  await desk.unbanPerson.mutate({ id: ada.userId, ...undoKey });
  // late, after it was undone
  expect(await desk.banPerson.mutate({ id: ada.userId, ...key })).toEqual({ ok: true });
  expect(await isBanned(ada)).toBe(false);
  await ban(ada.userId);
  await ban(bob.userId);
  expect(await refusal(desk.unbanPerson.mutate({ id: bob.userId, ...undoKey }))).toBe("CONFLICT");
  expect(await desk.unbanPerson.mutate({ id: ada.userId, ...undoKey })).toEqual({ ok: true });
  expect([await isBanned(ada), await isBanned(bob)]).toEqual([true, true]);
  const acts = "SELECT what FROM staffAction WHERE userId = ? AND what <> 'looked at' ORDER BY rowid";
  expect(await rowsOf(harness.db, acts, ada.userId)).toEqual(
    ["blocked", "unblocked", "blocked"].map((what) => ({ what })),
  );
  expect(await rowsOf(harness.db, acts, bob.userId)).toEqual([{ what: "blocked" }]);
});

test("under a key that was used no other place is blocked or unblocked", async () => {
  const [first, second] = [1, 2].map((n) => `key-${n}-${process.pid}.example`) as [string, string];
  const [key, undoKey] = [because("ABUSE"), undo()];
  const place = (value: string) => ({ kind: "domain" as const, value });
  const banned = async () =>
    (await desk.bannedPlaces.query())
      .map(({ value }) => value)
      .filter((one) => [first, second].includes(one));
  for (let round = 0; round < 2; round++) await desk.banPlace.mutate({ ...place(first), ...key });
  expect(await refusal(desk.banPlace.mutate({ ...place(second), ...key }))).toBe("CONFLICT");
  expect(await refusal(desk.banPerson.mutate({ id: "nobody", ...key }))).toBe("NOT_FOUND");
  expect(await banned()).toEqual([first]);
  await desk.unbanPlace.mutate({ ...place(first), ...undoKey });
  await desk.banPlace.mutate({ ...place(second), ...because("ABUSE") });
  expect(await refusal(desk.unbanPlace.mutate({ ...place(second), ...undoKey }))).toBe("CONFLICT");
  expect(await desk.unbanPlace.mutate({ ...place(first), ...undoKey })).toEqual({ ok: true });
  expect(await banned()).toEqual([second]);
  const acts = "SELECT what FROM staffAction WHERE extra ->> 'domain' IN (?, ?) ORDER BY rowid";
  expect(await rowsOf(harness.db, acts, first, second)).toEqual(
    ["domain blocked", "domain unblocked", "domain blocked"].map((what) => ({ what })),
  );
});

test("a banned address: its sessions end, its sign-ins and registrations are told why, until it is undone", async () => {
  const ada = await signUp(harness);
  const place = { kind: "address" as const, value: ` ${ada.ip} ` };
  await desk.banPlace.mutate({ ...place, ...because("SECURITY") });
  expect(await sessionsOf(ada.userId)).toEqual([]);
  expect(await signIn(ada)).toBe("BANNED_SECURITY");
  const { email } = newcomer(harness);
  const { message } = ERRORS.BANNED_SECURITY;
  expect(await told(register(ada, { email }))).toMatchObject({ code: "BANNED_SECURITY", message });
  expect(await userOf(harness, email)).toBeNull();
  // from elsewhere the same person may
  expect(await signIn(newcomer(harness), ada)).toBe("in");
  const shown = { kind: "address", value: ada.ip, reason: "SECURITY", note: NOTE };
  expect(await desk.bannedPlaces.query()).toContainEqual(expect.objectContaining(shown));
  await desk.unbanPlace.mutate({ ...place, ...undo() });
  expect(await signIn(ada)).toBe("in");
});

test("a banned domain: its people are out, and nobody new comes", async () => {
  const domain = `spam-${process.pid}.example`;
  const ada = await signUp(harness, { email: `ada@${domain}` });
  const eve = await signedIn(harness, { email: `eve@mail.${domain}` });
  await desk.banPlace.mutate({ kind: "domain", value: `@${domain.toUpperCase()}`, ...because("ABUSE") });
  for (const { client } of [ada, eve]) expect(await isOut(client)).toBe(true);
  for (const email of [`mallory@${domain.toUpperCase()}`, `mallory@mail.${domain}`])
    expect(await refusal(register(newcomer(harness), { email }))).toBe("BANNED_ABUSE");
  expect(await userOf(harness, `mallory@${domain}`)).toBeNull();
  expect(await signIn(ada)).toBe("BANNED_ABUSE");
  // an address that only ends alike is another domain
  expect(await register(newcomer(harness), { email: `ada@not-${domain}` })).toEqual({ ok: true });
});

test("a place that would lock out staff, or everybody, is refused, and what is none; an address is its whole site", async () => {
  const refused = (value: string, kind: "address" | "domain" = "domain", reason: BanReason = "ABUSE") =>
    told(desk.banPlace.mutate({ kind, value, ...because(reason) }));
  expect((await refused("gmail.com"))?.code).toBe("BAN_PUBLIC_MAIL");
  expect((await refused("example.com"))?.code).toBe("BAN_OWN_PLACE");
  const move = "UPDATE session SET ipaddress = '198.51.100.9' WHERE userId = ?";
  await harness.db.write([sql(move, admin.userId)]);
  expect((await refused("198.51.100.9", "address"))?.code).toBe("BAN_OWN_PLACE");
  const site = "2001:db8:77:1::/64";
  expect(await refused("2001:db8:77:1:aaaa::1", "address")).toBeNull();
  expect(await desk.bannedPlaces.query()).toContainEqual(expect.objectContaining({ value: site }));
  for (const value of ["", "com", "a b.com", "http://x.com"])
    expect((await refused(value))?.code).toBe("BAD_INPUT");
  for (const value of ["300.1.1.1", "10.0.0.0/7", "0.0.0.0/0"])
    expect((await refused(value, "address"))?.message).toMatch(
      /^Enter an IP address, such as 203\.0\.113\.7, or a range/,
    );
  expect((await refused("x.com", "domain", "" as BanReason))?.message).toBe("Choose a reason.");
});

test("staff cannot redeem a code they made", async () => {
  const code = "OWN-CODE";
  await addPromotion(harness, { code, createdBy: admin.userId });
  expect(await refusal(admin.client.trpc.rewards.redeem.mutate({ code }))).toBe("PROMO_OWN");
  expect(await balanceOf(harness, admin.userId)).toBe(0);
});
