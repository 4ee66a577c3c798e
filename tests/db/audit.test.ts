import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Statement } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { auditLedger, moveCredits, refundJob } from "#db/queries/credits.ts";
import { TRIGGERS } from "#db/triggers.ts";
import { startDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insertInto, jobRow, move, sessionRow, userRow } from "#tests/support/rows.ts";

/**
 * A ledger with everything in it, written by the rules: a bonus, a finished training, a pack prompt of which
 * one of four pictures came back, a job that failed, and one still open; a pack that was bought and half paid back.
 */
let honest: TestDatabase;
beforeAll(async () => {
  honest = await startDatabase();
  await migrate(honest.client);
  await honest.db.write([
    userRow("ada"),
    sessionRow("ada"),
    userRow("bob"),
    move("ada", 1000, { id: "bonus", reason: "REGISTRATION_BONUS" }),
    move("bob", 50, { id: "bob-bonus", reason: "REGISTRATION_BONUS" }),
    move("ada", -400, { id: "charge-training" }),
    jobRow({
      id: "training",
      userId: "ada",
      chargeId: "charge-training",
      subjectId: "t",
      status: "COMPLETED",
      creditsPerOutput: 400,
      delivered: 1,
    }),
    move("ada", -28, { id: "charge-pack" }),
    jobRow({
      id: "prompt",
      kind: "PACK_PROMPT",
      userId: "ada",
      chargeId: "charge-pack",
      subjectId: "p",
      status: "COMPLETED",
      outputs: 4,
      creditsPerOutput: 7,
      delivered: 3,
    }),
    refundJob({ id: "refund-prompt", jobId: "prompt", reason: "FAILED_GENERATION", now: 1 }),
    move("ada", -400, { id: "charge-failed" }),
    jobRow({
      id: "failed",
      userId: "ada",
      chargeId: "charge-failed",
      subjectId: "t2",
      status: "FAILED",
      creditsPerOutput: 400,
    }),
    refundJob({ id: "refund-failed", jobId: "failed", reason: "FAILED_GENERATION", now: 1 }),
    move("ada", -400, { id: "charge-open" }),
    jobRow({
      id: "open",
      userId: "ada",
      chargeId: "charge-open",
      subjectId: "t3",
      status: "SUBMITTED",
      creditsPerOutput: 400,
    }),
    ...boughtPack(),
    ...gifts(),
  ]);
});
afterAll(() => honest.close());

/** A pack of 500 for $9, half of it refunded, of which 200 could be taken back. */
function boughtPack(): Statement[] {
  const paid = { kind: "GRANT", paymentId: "pi_1" };
  return [
    insertInto("stripeCustomer", { id: "cus_1", userId: "bob", metadata: "{}", deleted: 0 }),
    insertInto("stripeProduct", { id: "prod_1", name: "500 credits", active: 1, metadata: "{}" }),
    insertInto("stripePrice", {
      ...{ id: "price_1", productId: "prod_1", active: 1, currency: "usd", unitAmount: 900 },
      ...{ type: "one_time", metadata: "{}" },
    }),
    insertInto("payment", {
      ...{ id: "pi_1", userId: "bob", customerId: "cus_1", reason: "PURCHASE", priceId: "price_1" },
      ...{ currency: "usd", paidCents: 900, refundedCents: 450, createdAt: 1 },
      ...{ grantedCredits: 500, owedCredits: 250, clawedBackCredits: 200 },
    }),
    moveCredits({
      ...{ id: "grant", userId: "bob", credits: 500, reason: "PURCHASE", now: 1 },
      ...{ extra: paid, key: "stripe:pi_1:grant" },
    }),
    moveCredits({
      ...{ id: "claw-back", userId: "bob", credits: -200, reason: "OTHER", now: 1 },
      ...{ extra: { ...paid, kind: "CLAW_BACK" }, key: "stripe:pi_1:back:2:taken" },
    }),
  ];
}

/** A friend whose purchase brought both of them credits, and a promotion code ada used. */
function gifts(): Statement[] {
  const gift = (userId: string, key: string, reason: "REFERRAL" | "PROMOTION") =>
    move(userId, 100, { id: key, key, reason });
  return [
    insertInto("referral", {
      ...{ friendId: "bob", referrerId: "ada", rewarded: 1, rewardedAt: 1, createdAt: 1 },
      ...{ friendCredits: 100, referrerCredits: 100 },
    }),
    gift("ada", "referral:bob:referrer", "REFERRAL"),
    gift("bob", "referral:bob:friend", "REFERRAL"),
    insertInto("promotionCode", {
      ...{ id: "code", code: "AUTUMN", credits: 100, startsAt: 1, maxRedemptions: 5, redemptions: 1 },
      ...{ onlyNew: 0, note: "", createdBy: "bob", createdAt: 1 },
    }),
    insertInto("promotionRedemption", { codeId: "code", userId: "ada", createdAt: 1 }),
    gift("ada", "promotion:code:ada", "PROMOTION"),
  ];
}

test("an honest ledger is clean, and pays back a quarter for one of four", async () => {
  expect(await auditLedger(honest.db)).toEqual([]);
  const { rows } = await honest.client.execute(
    "SELECT id, credits FROM userCreditHistory WHERE id LIKE 'refund%' ORDER BY id",
  );
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { id: "refund-failed", credits: 400 },
    { id: "refund-prompt", credits: 7 },
  ]);
});

test("a refund is paid once, and never for what was delivered", async () => {
  await expect(
    honest.db.write([refundJob({ id: "again", jobId: "failed", reason: "FAILED_GENERATION", now: 2 })]),
  ).rejects.toThrow("ledger_key_reused");
  const [nothing] = await honest.db.write([
    refundJob({ id: "undue", jobId: "training", reason: "FAILED_GENERATION", now: 2 }),
  ]);
  expect(nothing?.rowsAffected).toBe(0);
  expect(await auditLedger(honest.db)).toEqual([]);
});

describe("tampering with a copy whose triggers are gone is found:", () => {
  const tampered: [string, string, { problem: string; id: string }][] = [
    [
      "a raised balance",
      "UPDATE user SET credits = credits + 1 WHERE id = 'bob'",
      { problem: "balance", id: "bob" },
    ],
    ["a lowered balance", "UPDATE user SET credits = 0 WHERE id = 'bob'", { problem: "balance", id: "bob" }],
    [
      "a movement made larger, balance and all",
      `UPDATE userCreditHistory SET credits = 60, newCredits = 60 WHERE id = 'bob-bonus'`,
      { problem: "balance", id: "bob" },
    ],
    [
      "a movement deleted, balance and all",
      `DELETE FROM userCreditHistory WHERE id = 'charge-training';
       UPDATE user SET credits = credits + 400 WHERE id = 'ada'`,
      { problem: "chain", id: "charge-pack" },
    ],
    [
      "the first movement deleted",
      `DELETE FROM userCreditHistory WHERE id = 'bonus'`,
      { problem: "chain", id: "charge-training" },
    ],
    [
      "movements put in another order",
      `UPDATE userCreditHistory SET seq = 1000 WHERE id = 'charge-training'`,
      { problem: "chain", id: "charge-pack" },
    ],
    [
      "a movement given to someone else",
      `UPDATE userCreditHistory SET userId = 'bob' WHERE id = 'refund-failed'`,
      { problem: "balance", id: "bob" },
    ],
    [
      "a refund that is missing",
      `DELETE FROM userCreditHistory WHERE id = 'refund-failed'`,
      { problem: "refund", id: "failed" },
    ],
    [
      "a refund of too much",
      `UPDATE userCreditHistory SET credits = 14, newCredits = previousCredits + 14 WHERE id = 'refund-prompt'`,
      { problem: "refund", id: "prompt" },
    ],
    [
      "a delivery taken back after it was paid",
      `UPDATE job SET delivered = 0 WHERE id = 'training'`,
      { problem: "refund", id: "training" },
    ],
    [
      "a refund for a job still open",
      `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, key, createdAt)
         SELECT 'early', id, 400, credits, credits + 400, 'FAILED_GENERATION', 'ada:refund:open', 1 FROM user WHERE id = 'ada';
       UPDATE user SET credits = credits + 400 WHERE id = 'ada'`,
      { problem: "refund", id: "open" },
    ],
    [
      "a job that holds more than was charged for it",
      `UPDATE job SET creditsPerOutput = 500 WHERE id = 'open'`,
      { problem: "charge", id: "charge-open" },
    ],
    [
      "a payment that says it granted more than it did",
      "UPDATE payment SET grantedCredits = 600, owedCredits = 300",
      { problem: "payment-granted", id: "pi_1" },
    ],
    [
      "a claw-back that was forgotten",
      "UPDATE payment SET clawedBackCredits = 0",
      { problem: "payment-clawed-back", id: "pi_1" },
    ],
    ["a debt made smaller", "UPDATE payment SET owedCredits = 200", { problem: "payment-owed", id: "pi_1" }],
    [
      "a refund nobody took credits for",
      "UPDATE payment SET refundedCents = 900",
      { problem: "payment-owed", id: "pi_1" },
    ],
    [
      "a referral that says it gave less than it did",
      "UPDATE referral SET referrerCredits = 0",
      { problem: "referral", id: "bob" },
    ],
    [
      "a reward for a friend nobody invited",
      "DELETE FROM referral",
      { problem: "referral-missing", id: "referral:bob:referrer" },
    ],
    [
      "a code that says it was used less often",
      "UPDATE promotionCode SET redemptions = 0",
      { problem: "promotion", id: "code" },
    ],
    [
      "a code made worth more after it was used",
      "UPDATE promotionCode SET credits = 500",
      { problem: "promotion-granted", id: "code" },
    ],
    [
      "credits for a code nobody redeemed",
      "DELETE FROM promotionRedemption; UPDATE promotionCode SET redemptions = 0",
      { problem: "promotion-missing", id: "promotion:code:ada" },
    ],
    [
      "credits granted for a payment there is not",
      `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
         SELECT 'invented', id, 500, credits, credits + 500, 'PURCHASE', '{"paymentId":"pi_2"}', 'stripe:pi_2:grant', 1 FROM user WHERE id = 'bob';
       UPDATE user SET credits = credits + 500 WHERE id = 'bob'`,
      { problem: "payment-missing", id: "invented" },
    ],
    [
      "a job hung on the charge of another",
      `UPDATE job SET chargeId = 'charge-training' WHERE id = 'open'`,
      { problem: "charge", id: "charge-training" },
    ],
  ];

  test.each(tampered)("%s", async (_, sql, found) => {
    await honest.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    const copy = await startDatabase({ copyOf: honest.file });
    try {
      await copy.client.executeMultiple(
        [
          "PRAGMA foreign_keys = OFF",
          ...Object.keys(TRIGGERS).map((name) => `DROP TRIGGER ${name}`),
          sql,
        ].join(";\n"),
      );
      expect(await auditLedger(copy.db)).toContainEqual(found);
    } finally {
      await copy.close();
    }
  });
});
