import { beforeAll, describe, expect, test } from "vitest";
import type { Statement } from "#db/client.ts";
import { purgeJobs, purgeLinksAndDevices } from "#db/queries/purge.ts";
import { LINK_HOURS } from "#schema/emails/email-links.ts";
import {
  ANNOUNCEMENT_DAYS,
  DAILY_CREDITS_REMINDER,
  LIFECYCLE_DAYS,
  UNSUBSCRIBE_DAYS,
} from "#schema/emails/emails.ts";
import { RETENTION_DAYS } from "#schema/limits.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { insertPerson } from "#tests/support/people.ts";
import {
  addCharge,
  addPerson,
  generationRow,
  insertInto,
  jobRow,
  move,
  packRows,
  pictureRow,
  trainingRow,
} from "#tests/support/rows.ts";
import { sql } from "#tests/support/sql.ts";

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
  // what decides whether a mail is due reads the records of earlier ones
  const asked = [DAILY_CREDITS_REMINDER.inDays, ANNOUNCEMENT_DAYS, UNSUBSCRIBE_DAYS];
  for (const { until } of Object.values(LIFECYCLE_DAYS)) asked.push(until);
  expect(RETENTION_DAYS.email).toBeGreaterThanOrEqual(Math.max(...asked));
  expect(RETENTION_DAYS.stripeEvent).toBeGreaterThan(30);
  expect(RETENTION_DAYS.unverifiedAccount * 24).toBeGreaterThan(Math.max(...Object.values(LINK_HOURS)));
});

describe("links and devices", () => {
  const link = (id: string, expires: number, more: { purpose?: string; userId?: string } = {}) =>
    insertInto("verificationToken", {
      ...{ id, token: id, purpose: "VERIFY_EMAIL", identifier: "a@example.com", expires, createdAt: 0 },
      ...more,
    });

  test("go when their time is over, and not before", async () => {
    const old = await insertPerson(harness, { credits: 0 });
    const live = await insertPerson(harness, { credits: 0 });
    const [over, later] = [harness.now() - 1, harness.now() + 60_000];
    const reset = { purpose: "RESET_PASSWORD", userId: old.userId };
    await write(
      ...[link("old-token", over), link("good-token", later)],
      ...[link("old-link", over, reset), link("good-link", later, reset)],
      sql("UPDATE session SET expires = ? WHERE id = ?", over, old.sessionId),
    );
    await hourly();
    expect(await idsIn("verificationToken")).toEqual(["good-link", "good-token"]);
    expect(await idsIn("session")).toEqual([live.sessionId]);
  });

  test("a call deletes so many at most, the oldest first, and a run goes on", async () => {
    await write(
      ...Array.from({ length: 30 }, (_, n) => link(`many-${n}`, n)),
      ...Array.from({ length: 1200 }, (_, n) => link(`more-${n}`, 100 + n)),
    );
    expect(await purgeLinksAndDevices(harness.db, { now: harness.now(), limit: 30 })).toBe(true);
    expect(await idsIn("verificationToken", "id LIKE 'many-%'")).toEqual([]);
    expect(await idsIn("verificationToken", "id LIKE 'more-%'")).toHaveLength(1200);
    await hourly();
    expect(await idsIn("verificationToken", "id LIKE 'more-%'")).toEqual([]);
  });
});

describe("a registration nobody confirmed", () => {
  async function registered(input: { daysAgo: number; banned?: boolean; verified?: boolean }) {
    const id = crypto.randomUUID();
    const at = ago(input.daysAgo);
    const row = { id, email: `${id}@example.com`, createdAt: at, updatedAt: at };
    const [banned, emailVerified] = [input.banned ? 1 : 0, input.verified ? at : null];
    await write(
      insertInto("user", { ...row, banned, emailVerified }),
      insertInto("email", {
        ...{ id: `mail-${id}`, fromEmail: "x", to: row.email, subject: "x", sendAt: at, emailType: "OTHER" },
        ...{ userId: id, template: "verify-email", params: "{}", createdAt: at, resendId: "x" },
      }),
    );
    return id;
  }
  const { unverifiedAccount: days } = RETENTION_DAYS;

  test("is forgotten with its mails, long after it was last tried", async () => {
    const old = await registered({ daysAgo: days + 0.1 });
    const young = await registered({ daysAgo: days - 0.1 });
    const again = await registered({ daysAgo: 400 });
    await write(sql("UPDATE user SET updatedAt = ? WHERE id = ?", ago(1), again));
    await nightly();
    expect([await isThere("user", old), await isThere("email", `mail-${old}`)]).toEqual([false, false]);
    for (const id of [young, again]) {
      expect([await isThere("user", id), await isThere("email", `mail-${id}`)]).toEqual([true, id === young]);
    }
  });

  test("stays where it was banned, was confirmed, has a history, or anything belongs to it", async () => {
    const kept = [
      await registered({ daysAgo: 300, banned: true }),
      await registered({ daysAgo: 300, verified: true }),
    ];
    const [tombstone, uploader, buyer, linked, proven, lookedAt] = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => registered({ daysAgo: 300 })),
    );
    await write(
      move(tombstone!, 5),
      move(tombstone!, -5),
      insertInto("uploadedImage", {
        ...{ id: "u", url: "u", key: "uploads/u.jpg", name: "u", size: 1, width: 1, height: 1 },
        ...{ mimeType: "image/jpeg", imageHash: "x", userId: uploader!, createdAt: harness.now() },
      }),
      insertInto("stripeCustomer", { id: "cus_x", userId: buyer!, metadata: "{}", deleted: 0 }),
      insertInto("account", {
        ...{ id: "a", userId: linked!, type: "oidc", provider: "google", providerAccountId: "1" },
      }),
      insertInto("firstProof", { userId: proven!, mailboxHash: "x", bonus: 0, createdAt: harness.now() }),
      insertInto("staffAction", {
        ...{ id: "s", staffId: kept[1]!, what: "x", userId: lookedAt!, extra: "{}", createdAt: 0 },
      }),
    );
    await nightly();
    for (const id of [...kept, tombstone, uploader, buyer, linked, proven, lookedAt])
      expect(await isThere("user", id!)).toBe(true);
  });

  test("nothing refers to a person in a way that would stand in the way", async () => {
    const tables = await harness.db.orm.all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table'",
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const keys = await harness.db.orm.all<{ table: string; on_delete: string }>(
        `SELECT "table", on_delete FROM pragma_foreign_key_list('${name}')`,
      );
      if (keys.some((key) => key.table === "user" && !/CASCADE|SET NULL/.test(key.on_delete)))
        holding.push(name);
    }
    // asked about, or only there with a charge, a customer or a first proof
    const known = [
      ...["appeal", "firstProof", "generation", "imageToImageGeneration", "job", "payment"],
      ...["promotionCode", "promotionRedemption"],
      ...["referral", "referralLink", "safetyReview", "safetyStrike", "staffAction", "stripeCustomer"],
      ...["training", "userCreditHistory", "userGeneratedPack"],
    ];
    expect(holding.toSorted()).toEqual(known);
  });
});

test("Stripe's events and records of mails go when nobody can ask for them any more", async () => {
  const event = (id: string, daysAgo: number) =>
    insertInto("stripeEvent", { id, type: "x", createdAt: ago(daysAgo), processedAt: ago(daysAgo) });
  const mail = (id: string, daysAgo: number) => [
    insertInto("email", {
      ...{ id, fromEmail: "x", to: "a@example.com", subject: "x", sendAt: ago(daysAgo), emailType: "OTHER" },
      ...{ template: "welcome", params: "{}", createdAt: ago(daysAgo), resendId: "x" },
    }),
    insertInto("emailStatus", {
      ...{ id: `${id}-status`, emailId: id, status: "delivered", allMetadata: "{}", createdAt: ago(daysAgo) },
    }),
  ];
  await write(
    event("evt_old", RETENTION_DAYS.stripeEvent + 0.1),
    event("evt_young", RETENTION_DAYS.stripeEvent - 0.1),
    ...mail("mail-old", RETENTION_DAYS.email + 0.1),
    ...mail("mail-young", RETENTION_DAYS.email - 0.1),
    insertInto("emailSuppression", {
      ...{ address: "a@example.com", reason: "BOUNCED", emailId: "mail-old", createdAt: ago(400) },
    }),
  );
  await nightly();
  expect(await idsIn("stripeEvent")).toEqual(["evt_young"]);
  expect(await idsIn("email", "id LIKE 'mail-old%' OR id = 'mail-young'")).toEqual(["mail-young"]);
  expect(await idsIn("emailStatus")).toEqual(["mail-young-status"]);
  expect(await harness.db.orm.all("SELECT address, emailId FROM emailSuppression")).toEqual([
    { address: "a@example.com", emailId: null },
  ]);
});

describe("finished work", () => {
  const limit = 2;
  const before = () => ago(RETENTION_DAYS.jobRecord);
  /** Round and round until every job was looked at. */
  const forget = async () => {
    while (await purgeJobs(harness.db, { before: before(), limit }));
  };
  let userId: string;
  beforeAll(async () => {
    userId = await addPerson(harness.db, 10_000);
  });

  /** Jobs of one charge that delivered all they were paid for, ended so many days ago. */
  async function done(daysAgo: number[], input: { subjectId?: string } = {}) {
    const chargeId = await addCharge(harness.db, userId, daysAgo.length);
    const subjectId = input.subjectId ?? crypto.randomUUID();
    const ids = daysAgo.map(() => crypto.randomUUID());
    for (const [n, id] of ids.entries()) {
      const kind = daysAgo.length > 1 ? "PACK_PROMPT" : "PICTURES";
      await write(
        jobRow({ id, userId, chargeId, subjectId, kind, status: "COMPLETED", delivered: 1 }),
        sql("UPDATE job SET finishedAt = ? WHERE id = ?", ago(daysAgo[n]!), id),
      );
    }
    return { ids, chargeId, subjectId };
  }
  const left = async (ids: string[]) =>
    (await Promise.all(ids.map((id) => isThere("job", id)))).filter(Boolean).length;

  test("goes once nothing leads to it, whole charges at a time, and the ledger adds up as before", async () => {
    const old = RETENTION_DAYS.jobRecord + 1;
    const [lost, lostPack] = [await done([old]), await done([old, old, old])];
    const [young, halfYoung] = [await done([RETENTION_DAYS.jobRecord - 1]), await done([old, 1])];
    const [shown, trained, packed] = [await done([old]), await done([old]), await done([old, old])];
    const trainingCharge = await addCharge(harness.db, userId);
    await write(
      generationRow({ id: "shown", userId, chargeId: shown.chargeId, promptPackId: null }),
      sql("UPDATE generation SET jobId = ?, position = 0 WHERE id = 'shown'", shown.ids[0]!),
      trainingRow({ id: trained.subjectId, userId, chargeId: trained.chargeId }),
      trainingRow({ id: "model", userId, chargeId: trainingCharge }),
      ...packRows({ id: packed.subjectId, userId, chargeId: packed.chargeId, trainingId: "model" }),
      pictureRow({ id: "p0", packId: packed.subjectId, jobId: packed.ids[0]!, position: 0 }),
    );
    await forget();
    expect([await left(lost.ids), await left(lostPack.ids)]).toEqual([0, 0]);
    expect(await Promise.all([young, halfYoung, shown, trained, packed].map(({ ids }) => left(ids)))).toEqual(
      [1, 2, 1, 1, 2],
    );
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

  test("that never ended is never forgotten", async () => {
    const chargeId = await addCharge(harness.db, userId);
    await write(jobRow({ id: "open", userId, chargeId, subjectId: "s", kind: "PICTURES" }));
    harness.advance(400 * DAY);
    await forget();
    expect(await isThere("job", "open")).toBe(true);
    await write(sql("DELETE FROM job WHERE id = 'open'"));
  });
});
