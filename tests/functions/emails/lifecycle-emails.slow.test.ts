import { afterEach, expect, test } from "vitest";
import { sendEmail } from "#functions/services/emails/send-email.ts";
import { DAILY_FREE_CREDITS } from "#schema/billing/plans.ts";
import { LIFECYCLE_DAYS, MARKETING_LIMITS } from "#schema/emails/emails.ts";
import { SITE } from "#schema/site/site.ts";
import { emailRows, emailsTo, inbox, templatesTo } from "#tests/support/accounts/emails.ts";
import { insertPerson, signedIn } from "#tests/support/accounts/people.ts";
import { makeAdmin } from "#tests/support/accounts/rewards.ts";
import { insertInto, move, trainingRow } from "#tests/support/database/rows.ts";
import { rowOf, rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps, stopQueue } from "#tests/support/replace-deps.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const harness = harnessForFile();
afterEach(() => restoreDeps(harness));

const hourly = () => harness.cron("17 * * * *");
/** Lives through so many days, with the hourly task every `step` hours. */
async function live(days: number, step = 6) {
  for (let hours = 0; hours < days * 24; hours += step) {
    harness.advance(step * HOUR);
    await hourly();
  }
}

const give = (userId: string, credits: number, reason: "PURCHASE" | "DAILY_RESET") =>
  harness.db.write([move(userId, credits, { reason, now: harness.now() })]);

async function train(userId: string) {
  const charge = await rowOf(harness.db, "SELECT id FROM userCreditHistory WHERE userId = ?", userId);
  const row = { id: crypto.randomUUID(), userId, chargeId: String(charge?.id) };
  await harness.db.write([trainingRow(row)]);
}

/** Someone who wants every email there is. */
const reader = async (credits = 0) => (await insertPerson(harness, { allowMarketing: true, credits })).userId;

/** When a person's emails came: days since then, to one decimal. */
const daysOf = async (userId: string, since: number) =>
  (await emailRows(harness, userId)).map(
    ({ createdAt }) => Math.round(((createdAt - since) / DAY) * 10) / 10,
  );

/** The same a day after they came, with the first of these emails written down. */
async function due() {
  const person = await insertPerson(harness, { allowMarketing: true });
  harness.advance(1.1 * DAY);
  await hourly();
  return { ...person, row: (await emailRows(harness, person.userId))[0]! };
}

test("the first weeks of someone who does nothing: reminders and offers, never two within three days", async () => {
  const since = harness.now();
  const userId = await reader();
  await live(60);
  const kinds = ["free-features", "training-reminder", "first-offer", "second-offer"] as const;
  expect(await templatesTo(harness, userId)).toEqual(kinds);
  const days = await daysOf(userId, since);
  for (const [index, day] of days.entries()) {
    expect(day).toBeGreaterThanOrEqual(LIFECYCLE_DAYS[kinds[index]!].from);
    const before = days[index - 1] ?? Number.NEGATIVE_INFINITY;
    expect(day - before).toBeGreaterThanOrEqual(MARKETING_LIMITS[0].days);
  }
});

test("a purchase keeps the offers away, also between the first and the second", async () => {
  const [early, late] = [await reader(10), await reader(10)];
  for (const userId of [early, late]) await train(userId);
  await give(early, 500, "PURCHASE");
  await live(8);
  expect(await templatesTo(harness, late)).toEqual(["free-features", "first-offer"]);
  await give(late, 500, "PURCHASE");
  await live(30);
  expect(await templatesTo(harness, early)).toEqual(["free-features"]);
  expect(await templatesTo(harness, late)).toEqual(["free-features", "first-offer"]);
});

test("the first weeks of people who never allowed it, were banned, left, cannot be reached, or came long ago: nothing", async () => {
  const old = await reader();
  harness.advance(100 * DAY);
  const away = [{ allowMarketing: false }, { banned: true }, { emailVerified: null }, {}].map((columns) =>
    insertPerson(harness, { allowMarketing: true, ...columns }),
  );
  const people = await Promise.all(away);
  const suppression = { address: people.at(-1)!.email, reason: "BOUNCED", createdAt: 0 };
  await harness.db.write([insertInto("emailSuppression", suppression)]);
  await live(20, 12);
  for (const userId of [old, ...people.map((one) => one.userId)])
    expect(await templatesTo(harness, userId)).toEqual([]);
});

test("a kind that was turned off stays away, the others come; offers name the deployment's promotion code", async () => {
  const userId = await reader();
  await harness.db.write([insertInto("mutedMail", { userId, kind: "TIPS" })]);
  replaceDeps(harness, () => ({ config: { OFFER_PROMOTION_CODE: "AUTUMN10" } }));
  await live(30);
  const params = { code: "AUTUMN10" };
  expect(await emailRows(harness, userId)).toMatchObject([
    { template: "first-offer", params },
    { template: "second-offer", params },
  ]);
});

test("twice at once and after a crash in the middle, nobody gets a thing twice", async () => {
  const userId = await reader();
  harness.advance(1.1 * DAY);
  replaceDeps(harness, ({ db }) => ({
    db: {
      async write(statements) {
        await db.write(statements);
        throw new Error("died after the batch");
      },
    },
  }));
  await hourly();
  restoreDeps(harness);
  await Promise.all([hourly(), hourly()]);
  await hourly();
  expect(await templatesTo(harness, userId)).toEqual(["free-features"]);
});

test("a welcome comes once to whoever confirmed an address, consent or not, at once, and holds nothing back", async () => {
  const [silent, userId] = [await insertPerson(harness), await reader()];
  await harness.cron("*/5 * * * *");
  const [newest] = await emailsTo(harness, silent.email, 1);
  expect(newest).toMatchObject({ subject: "Welcome to Likeness" });
  for (let run = 0; run < 3; run++) {
    harness.advance(5 * 60_000);
    await harness.cron("*/5 * * * *");
  }
  expect(await templatesTo(harness, silent.userId)).toEqual(["welcome"]);
  harness.advance(1.1 * DAY);
  await hourly();
  expect(await templatesTo(harness, userId)).toEqual(["welcome", "free-features"]);
});

/** Someone with a model, long past the first weeks. */
async function away() {
  const userId = await reader(3);
  await train(userId);
  harness.advance(60 * DAY);
  return userId;
}

test("the daily credits' reminder goes to whoever stayed away from credits they were given, rarely, and not for ever", async () => {
  const userId = await away();
  // the night after they last spent some; from then on the balance is full
  await give(userId, 4, "DAILY_RESET");
  const since = harness.now();
  await live(100, 24);
  expect(await daysOf(userId, since)).toEqual([1, 15, 29]);
  expect((await emailRows(harness, userId))[0]?.params).toEqual({ credits: "7" });
});

test("the daily credits' reminder goes by what the clock itself gave", async () => {
  const userId = await away();
  await harness.cron("1 0 * * *");
  harness.advance(8 * DAY);
  await hourly();
  expect(await emailRows(harness, userId)).toMatchObject([
    { template: "daily-credits", params: { credits: String(DAILY_FREE_CREDITS) } },
  ]);
});

test("the daily credits' reminder does not go to whoever bought or used some since, has no model, or was here", async () => {
  const [spent, here] = [await away(), await away()];
  const untrained = await reader(3);
  harness.advance(60 * DAY);
  for (const userId of [spent, here, untrained]) await give(userId, 4, "DAILY_RESET");
  await give(spent, 500, "PURCHASE");
  harness.advance(8 * DAY);
  const seen = "UPDATE session SET lastSeenAt = ?, expires = ? WHERE userId = ?";
  await harness.db.write([sql(seen, harness.now() - 6 * DAY, harness.now() + DAY, here)]);
  await hourly();
  for (const userId of [spent, here, untrained]) expect(await templatesTo(harness, userId)).toEqual([]);
});

const news = (requestKey: string) => ({
  requestKey,
  subject: "Five new themes",
  title: "Five new themes",
  text: "First.\n\nSecond.",
  action: { label: "See them", path: "/categories/all" },
});

test("an announcement is an admin's to make, once a key", async () => {
  const person = await signedIn(harness);
  const { trpc } = person.client;
  const key = crypto.randomUUID();
  expect(await refusal(trpc.email.announce.mutate(news(key)))).toBe("ADMIN_ONLY");
  await makeAdmin(harness, person.userId);
  expect(await trpc.email.announce.mutate(news(key))).toEqual({ id: key });
  expect(await trpc.email.announce.mutate({ ...news(key), title: "Another" })).toEqual({ id: key });
  const row = await rowOf(harness.db, "SELECT title FROM announcement WHERE id = ?", key);
  expect(row).toEqual({ title: "Five new themes" });
  for (const path of ["https://elsewhere.example", "//elsewhere.example", "javascript:alert(1)"]) {
    const bad = { ...news(crypto.randomUUID()), action: { label: "See", path } };
    expect(await refusal(trpc.email.announce.mutate(bad))).toBe("BAD_INPUT");
  }
});

test("an announcement reaches whoever wants news within its days, those the limits held back later, and each once", async () => {
  harness.advance(30 * DAY);
  const silent = await insertPerson(harness);
  const { userId: held } = await due();
  const { client } = await signedIn(harness, { role: "ADMIN" });
  await client.trpc.email.announce.mutate(news(crypto.randomUUID()));
  const free = await reader();
  await hourly();
  expect(await templatesTo(harness, held)).toEqual(["free-features"]);
  expect(await templatesTo(harness, free)).toEqual(["announcement"]);
  await live(3.5);
  expect(await templatesTo(harness, held)).toContain("announcement");
  await live(20);
  for (const userId of [held, free]) {
    const found = (await templatesTo(harness, userId)).filter((template) => template === "announcement");
    expect(found).toHaveLength(1);
  }
  expect(await templatesTo(harness, silent.userId)).toEqual([]);
  const late = await reader();
  await hourly();
  expect(await templatesTo(harness, late)).toEqual([]);
});

test("an email is handed out by the sweeper, once, with its way out", async () => {
  const { email, row } = await due();
  harness.advance(60_000);
  await harness.cron("* * * * *");
  const [newest] = await emailsTo(harness, email, 1);
  expect(newest?.text).toContain(`/unsubscribe?token=${row.id}.`);
  // an answer reaches somebody who reads it
  const kept = await rowOf(harness.db, "SELECT replyTo FROM email WHERE id = ?", row.id);
  expect(kept?.replyTo).toBe(SITE.supportEmail);
  await sendEmail(harness.deps(), row.id);
  expect(await inbox(harness, email)).toHaveLength(1);
  const way = await rowOf(harness.db, "SELECT * FROM unsubscribeToken WHERE token = ?", row.id);
  expect(way).toMatchObject({ email, kind: "TIPS", usedAt: null });
});

test.each([
  ["opted out", "UPDATE user SET allowMarketing = 0 WHERE id = ?"],
  ["opted out", "INSERT INTO mutedMail (userId, kind) VALUES (?, 'TIPS')"],
  ["banned", "UPDATE user SET banned = 1 WHERE id = ?"],
  ["moved", "UPDATE user SET email = 'new-' || email WHERE id = ?"],
  [
    "suppressed",
    "INSERT INTO emailSuppression (address, reason, createdAt) SELECT email, 'COMPLAINED', 0 FROM user WHERE id = ?",
  ],
])("an email is withheld from whoever is %s by then", async (why, change) => {
  stopQueue(harness);
  const { userId, email, row } = await due();
  await harness.db.write([sql(change, userId)]);
  for (let round = 0; round < 2; round++) await sendEmail(harness.deps(), row.id);
  expect(await inbox(harness, email)).toEqual([]);
  const text = "SELECT status, allMetadata FROM emailStatus WHERE emailId = ?";
  const withheld = { status: "withheld", allMetadata: JSON.stringify({ why }) };
  expect(await rowsOf(harness.db, text, row.id)).toEqual([withheld]);
});
