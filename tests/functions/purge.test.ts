import { beforeAll, expect, test } from "vitest";
import type { Statement } from "#db/client.ts";
import { purgeJobs, purgeLinksAndDevices } from "#db/queries/purge.ts";
import { LINK_HOURS } from "#schema/emails/email-links.ts";
import { ANNOUNCEMENT_DAYS, DAILY_CREDITS_REMINDER, LIFECYCLE_DAYS } from "#schema/emails/emails.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { HOUSE_ACCOUNT } from "#schema/visitors/visitor-rules.ts";
import { insertPerson } from "#tests/support/accounts/people.ts";
import {
  addCharge,
  emailRow,
  generationRow,
  insertInto,
  jobRow,
  move,
  packRows,
  pictureRow,
  trainingRow,
} from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { uploadRow } from "#tests/support/photos/uploads.ts";

const DAY = 86_400_000;
const harness = harnessForFile();

const hourly = () => harness.cron("17 * * * *");
const nightly = () => harness.cron("30 3 * * *");
const ago = (days: number) => harness.now() - days * DAY;
const write = (...statements: Statement[]) => harness.db.write(statements);
const idsIn = async (table: string, where = "1") =>
  (await harness.db.orm.all<{ id: string }>(`SELECT id FROM ${table} WHERE ${where}`)).map(({ id }) => id);
const isThere = async (table: string, id: string) => (await idsIn(table, `id = '${id}'`)).length === 1;

test("times that belong together fit each other", () => {
  // what decides whether an email is due reads the records of earlier ones
  const asked = [DAILY_CREDITS_REMINDER.inDays, ANNOUNCEMENT_DAYS, RETENTION_DAYS.unsubscribeLink];
  for (const { until } of Object.values(LIFECYCLE_DAYS)) asked.push(until);
  expect(RETENTION_DAYS.email).toBeGreaterThanOrEqual(Math.max(...asked));
  expect(RETENTION_DAYS.stripeEvent).toBeGreaterThan(30);
  expect(RETENTION_DAYS.unverifiedAccount * 24).toBeGreaterThan(Math.max(...Object.values(LINK_HOURS)));
});

const link = (id: string, expires: number, userId?: string) =>
  insertInto("verificationToken", {
    id,
    token: id,
    purpose: userId ? "RESET_PASSWORD" : "VERIFY_EMAIL",
    userId: userId ?? null,
    identifier: "a@example.com",
    expires,
    createdAt: 0,
  });

test("links and devices go when their time is over, and not before", async () => {
  const [old, live] = [await insertPerson(harness), await insertPerson(harness)];
  const [over, later] = [harness.now() - 1, harness.now() + 60_000];
  await write(
    link("old-token", over),
    link("good-token", later),
    link("old-link", over, old.userId),
    link("good-link", later, old.userId),
    sql("UPDATE session SET expires = ? WHERE id = ?", over, old.sessionId),
  );
  await hourly();
  expect(await idsIn("verificationToken")).toEqual(["good-link", "good-token"]);
  const devices = [old, live].map(({ sessionId }) => isThere("session", sessionId));
  expect(await Promise.all(devices)).toEqual([false, true]);
});

test("so many links at most go with a call, the oldest first, and a run goes on", async () => {
  const links = Array.from({ length: 1230 }, (_, n) => link(`many-${String(n).padStart(4, "0")}`, n));
  await write(...links);
  const left = () => idsIn("verificationToken", "id LIKE 'many-%' ORDER BY id");
  expect(await purgeLinksAndDevices(harness.db, { now: harness.now(), limit: 30 })).toBe(true);
  expect([(await left()).length, (await left())[0]]).toEqual([1200, "many-0030"]);
  await hourly();
  expect(await left()).toEqual([]);
});

/** A registration nobody confirmed, and its email. */
async function registered(daysAgo: number) {
  const id = crypto.randomUUID();
  const [email, createdAt] = [`${id}@example.com`, ago(daysAgo)];
  await write(
    insertInto("user", { id, email, createdAt, updatedAt: createdAt }),
    emailRow({ id: `email-${id}`, userId: id, to: email, resendId: "x", createdAt }),
  );
  return id;
}

test("a registration nobody confirmed is forgotten with its emails, long after it was last tried", async () => {
  const { unverifiedAccount: days } = RETENTION_DAYS;
  const [old, young, again] = [
    await registered(days + 0.1),
    await registered(days - 0.1),
    await registered(400),
  ];
  await write(sql("UPDATE user SET updatedAt = ? WHERE id = ?", ago(1), again));
  await nightly();
  const isKept = async (id: string) => [await isThere("user", id), await isThere("email", `email-${id}`)];
  expect(await isKept(old)).toEqual([false, false]);
  expect(await isKept(young)).toEqual([true, true]);
  expect(await isKept(again)).toEqual([true, false]);
});

const account = { id: "a", type: "oidc", provider: "google", providerAccountId: "1" };
test.each<[string, (userId: string) => Statement[]]>([
  ["was banned", (userId) => [sql("UPDATE user SET banned = 1 WHERE id = ?", userId)]],
  ["was confirmed", (userId) => [sql("UPDATE user SET emailVerified = 1 WHERE id = ?", userId)]],
  ["uploaded", (userId) => [uploadRow({ id: "u", userId })]],
  ["bought", (id) => [insertInto("stripeCustomer", { id: "cus_x", userId: id, metadata: "{}", deleted: 0 })]],
  ["has Google", (userId) => [insertInto("account", { userId, ...account })]],
  [
    "was proven",
    (id) => [insertInto("firstProof", { userId: id, mailboxHash: "x", bonus: 0, createdAt: 0 })],
  ],
])("whoever %s is not forgotten", async (_, rows) => {
  const userId = await registered(300);
  await write(...rows(userId));
  await nightly();
  expect(await isThere("user", userId)).toBe(true);
});

const lookedAt = (userId: string) =>
  insertInto("staffAction", { id: `read-${userId}`, userId, what: "looked at", extra: "{}", createdAt: 0 });
const appealed = (userId: string) =>
  insertInto("appeal", {
    ...{ id: `appeal-${userId}`, userId, about: "BAN", text: "It was not me.", state: "GRANTED" },
    ...{ createdAt: 0, decidedAt: 0 },
  });
test.each<[string, (userId: string) => Statement[]]>([
  ["staff looked at", (userId) => [lookedAt(userId)]],
  ["staff gave credits", (userId) => [move(userId, 5)]],
  ["had credits", (userId) => [move(userId, 5), move(userId, -5)]],
  ["was banned for a while", (userId) => [lookedAt(userId), appealed(userId)]],
])("of an unconfirmed registration that %s a number is left, and nobody behind it", async (_, rows) => {
  const id = await registered(RETENTION_DAYS.unverifiedAccount + 0.1);
  const named = "UPDATE user SET name = 'Ada', password = 'hash', ipaddress = '10.0.0.1' WHERE id = ?";
  await write(...rows(id), sql(named, id));
  const row = () =>
    harness.db.orm.all(
      `SELECT email, name, password, ipaddress, credits, deletion FROM user WHERE id = '${id}'`,
    );
  const gone = { name: null, password: null, ipaddress: null, credits: 0, deletion: "DONE" };
  for (let night = 0; night < 2; night++) {
    await nightly();
    expect(await row()).toEqual([{ ...gone, email: `${id}@deleted.invalid` }]);
  }
  expect(await idsIn("email", `userId = '${id}'`)).toEqual([]);
  expect(await idsIn("appeal", `userId = '${id}'`)).toEqual([]);
  expect(await harness.audit()).toEqual([]);
});

test("the account of visitors, which nobody confirms, stays though staff looked at it", async () => {
  const email = "visitors@house.invalid";
  const absent = "SELECT ?, ?, 0, 0 WHERE NOT EXISTS (SELECT 1 FROM user WHERE id = ?)";
  await write(
    sql(`INSERT INTO user (id, email, createdAt, updatedAt) ${absent}`, HOUSE_ACCOUNT, email, HOUSE_ACCOUNT),
    sql("UPDATE user SET updatedAt = ? WHERE id = ?", ago(300), HOUSE_ACCOUNT),
    lookedAt(HOUSE_ACCOUNT),
  );
  await nightly();
  const left = await harness.db.orm.all(`SELECT email, deletion FROM user WHERE id = '${HOUSE_ACCOUNT}'`);
  expect(left).toEqual([{ email, deletion: null }]);
});

test("no other table holds on to a person", async () => {
  const holding = await harness.db.orm.all<{ name: string }>(
    `SELECT DISTINCT m.name FROM sqlite_master m, pragma_foreign_key_list(m.name) k
     WHERE m.type = 'table' AND k."table" = 'user' AND k.on_delete NOT IN ('CASCADE', 'SET NULL')`,
  );
  // asked about, or only there with a charge, a customer, a first proof or an act of staff
  const known =
    /^(appeal|creditRequest|firstProof|generation|imageToImageGeneration|job|likenessConsent|payment|promotionCode|promotionRedemption|promptPackShowcaseImage|referral|referralLink|safetyReview|safetyStrike|shareReport|speech|staffAction|stripeCustomer|takedownRequest|trainedVoice|training|userCreditHistory|userGeneratedPack|videoGeneration|videoPack|virtualPerson)$/;
  expect(holding.map(({ name }) => name).filter((name) => !known.test(name))).toEqual([]);
});

test("Stripe's events and records of emails go when nobody can ask for them any more", async () => {
  const { stripeEvent, email } = RETENTION_DAYS;
  const { userId } = await insertPerson(harness);
  for (const [id, days] of Object.entries({ old: 0.1, young: -0.1 })) {
    const [eventAt, createdAt] = [ago(stripeEvent + days), ago(email + days)];
    await write(
      insertInto("stripeEvent", { id, type: "x", createdAt: eventAt, processedAt: eventAt }),
      emailRow({ id, userId, to: "a@example.com", resendId: "x", createdAt }),
      insertInto("emailStatus", { id, emailId: id, status: "delivered", allMetadata: "{}", createdAt }),
    );
  }
  const bounced = { address: "a@example.com", reason: "BOUNCED", emailId: "old", createdAt: 0 };
  await write(insertInto("emailSuppression", bounced));
  await nightly();
  for (const table of ["stripeEvent", "emailStatus"]) expect(await idsIn(table)).toEqual(["young"]);
  expect(await idsIn("email", "id IN ('old', 'young')")).toEqual(["young"]);
  const suppressed = await harness.db.orm.all("SELECT address, emailId FROM emailSuppression");
  expect(suppressed).toEqual([{ address: "a@example.com", emailId: null }]);
});

/** Round and round until every job was looked at. */
const forget = async () => {
  while (await purgeJobs(harness.db, { before: ago(RETENTION_DAYS.jobRecord), limit: 2 }));
};
let userId: string;
beforeAll(async () => {
  ({ userId } = await insertPerson(harness, { credits: 10_000 }));
});

/** Jobs of one charge that delivered all they were paid for, ended so many days ago. */
async function done(...daysAgo: number[]) {
  const own = { userId, chargeId: await addCharge(harness.db, userId, daysAgo.length) };
  const work = {
    subjectId: crypto.randomUUID(),
    kind: daysAgo.length > 1 ? "PACK_PROMPT" : "PICTURES",
  } as const;
  const ids = daysAgo.map(() => crypto.randomUUID());
  const ended = { status: "COMPLETED", delivered: 1 };
  await write(...ids.map((id, n) => jobRow({ id, ...own, ...work, ...ended, finishedAt: ago(daysAgo[n]!) })));
  return { ids, chargeId: own.chargeId, subjectId: work.subjectId };
}
const left = async (ids: string[]) =>
  (await Promise.all(ids.map((id) => isThere("job", id)))).filter(Boolean).length;

test("finished work goes once nothing leads to it, whole charges at a time, and the ledger adds up as before", async () => {
  const old = RETENTION_DAYS.jobRecord + 1;
  const [lost, lostPack] = [await done(old), await done(old, old, old)];
  const [young, halfYoung] = [await done(RETENTION_DAYS.jobRecord - 1), await done(old, 1)];
  const [shown, trained, packed] = [await done(old), await done(old), await done(old, old)];
  const trainingCharge = await addCharge(harness.db, userId);
  await write(
    generationRow({ id: "shown", userId, chargeId: shown.chargeId, jobId: shown.ids[0], position: 0 }),
    trainingRow({ id: trained.subjectId, userId, chargeId: trained.chargeId }),
    trainingRow({ id: "model", userId, chargeId: trainingCharge }),
    ...packRows({ id: packed.subjectId, userId, chargeId: packed.chargeId, trainingId: "model" }),
    pictureRow({ id: "p0", packId: packed.subjectId, jobId: packed.ids[0]!, position: 0 }),
  );
  await forget();
  const all = [lost, lostPack, young, halfYoung, shown, trained, packed];
  expect(await Promise.all(all.map(({ ids }) => left(ids)))).toEqual([0, 0, 1, 2, 1, 1, 2]);
  expect(await harness.audit()).toEqual([]);

  // the next round finds what was let go since
  await write(
    sql("DELETE FROM generation WHERE id = 'shown'"),
    sql("DELETE FROM userGeneratedPack WHERE id = ?", packed.subjectId),
  );
  await nightly();
  await nightly();
  expect([await left(shown.ids), await left(packed.ids), await left(trained.ids)]).toEqual([0, 0, 1]);
  expect(await harness.audit()).toEqual([]);
});

test("work that never ended is never forgotten", async () => {
  const chargeId = await addCharge(harness.db, userId);
  await write(jobRow({ id: "open", userId, chargeId, subjectId: "s", kind: "PICTURES" }));
  harness.advance(400 * DAY);
  await forget();
  expect(await isThere("job", "open")).toBe(true);
  await write(sql("DELETE FROM job WHERE id = 'open'"));
});
