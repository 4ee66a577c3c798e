import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Statement } from "#db/client.ts";
import { auditLedger, moveCredits, refundJob } from "#db/queries/credits/credits.ts";
import { TRIGGERS } from "#db/triggers.ts";
import { databaseForFile, startDatabase } from "#tests/support/database/database.ts";
import {
  type Columns,
  insertInto,
  jobRow,
  move,
  paymentRows,
  userRow,
} from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";

const refund = (id: string, jobId: string) => refundJob({ id, jobId, reason: "FAILED_GENERATION", now: 1 });

/** A charge of Ada's for a job that ended so. */
function job(id: string, input: Columns & { outputs?: number; creditsPerOutput?: number }) {
  const row = { id, userId: "ada", chargeId: `charge-${id}`, subjectId: id, ...input };
  const { outputs = 1, creditsPerOutput = 400 } = input;
  return [
    move("ada", -outputs * creditsPerOutput, { id: row.chargeId }),
    jobRow({ ...row, creditsPerOutput }),
  ];
}

/**
 * A ledger with everything in it, written by the rules: a bonus, a finished training, a pack prompt of which
 * one of four pictures came back, a job that failed, and one still open; a pack that was bought and half paid back.
 */
const honest = databaseForFile();
const prompt = { kind: "PACK_PROMPT", status: "COMPLETED" };
beforeAll(() =>
  honest.db.write([
    userRow("ada"),
    userRow("bob"),
    move("ada", 1000, { id: "bonus", reason: "REGISTRATION_BONUS" }),
    move("bob", 50, { id: "bob-bonus", reason: "REGISTRATION_BONUS" }),
    ...job("training", { status: "COMPLETED", delivered: 1 }),
    ...job("prompt", { ...prompt, outputs: 4, creditsPerOutput: 7, delivered: 3 }),
    refund("refund-prompt", "prompt"),
    ...job("failed", { status: "FAILED" }),
    refund("refund-failed", "failed"),
    ...job("open", { status: "SUBMITTED" }),
    ...boughtPack(),
    ...gifts(),
  ]),
);

/** A pack of 500 for $9, half of it refunded, of which 200 could be taken back. */
function boughtPack(): Statement[] {
  const paid = { kind: "GRANT", paymentId: "pi_1" };
  const back = { ...paid, kind: "CLAW_BACK" };
  const moved = (input: Omit<Parameters<typeof moveCredits>[0], "userId" | "now">) =>
    moveCredits({ ...input, userId: "bob", now: 1 });
  return [
    ...paymentRows("bob", { id: "pi_1", refundedCents: 450, owedCredits: 250, clawedBackCredits: 200 }),
    moved({ id: "grant", credits: 500, reason: "PURCHASE", extra: paid, key: "stripe:pi_1:grant" }),
    moved({ id: "back", credits: -200, reason: "OTHER", extra: back, key: "stripe:pi_1:back:2:taken" }),
  ];
}

/** A friend whose purchase brought both of them credits, and a promotion code ada used. */
function gifts(): Statement[] {
  const gift = (userId: string, key: string, reason: "REFERRAL" | "PROMOTION") =>
    move(userId, 100, { id: key, key, reason });
  const rewarded = { rewarded: true, rewardedAt: 1, friendCredits: 100, referrerCredits: 100 };
  const worth = { credits: 100, startsAt: 1, maxRedemptions: 5, redemptions: 1, onlyNew: false, note: "" };
  return [
    insertInto("referral", { friendId: "bob", referrerId: "ada", ...rewarded, createdAt: 1 }),
    gift("ada", "referral:bob:referrer", "REFERRAL"),
    gift("bob", "referral:bob:friend", "REFERRAL"),
    insertInto("promotionCode", { id: "code", code: "AUTUMN", ...worth, createdBy: "bob", createdAt: 1 }),
    insertInto("promotionRedemption", { codeId: "code", userId: "ada", createdAt: 1 }),
    gift("ada", "promotion:code:ada", "PROMOTION"),
  ];
}

test("an honest ledger is clean, and pays back a quarter for one of four", async () => {
  expect(await auditLedger(honest.db)).toEqual([]);
  const refunds = "SELECT id, credits FROM userCreditHistory WHERE id LIKE 'refund%' ORDER BY id";
  expect(await rowsOf(honest.db, refunds)).toEqual([
    { id: "refund-failed", credits: 400 },
    { id: "refund-prompt", credits: 7 },
  ]);
});

test("a refund is paid once, and never for what was delivered", async () => {
  await expect(honest.db.write([refund("again", "failed")])).rejects.toThrow("ledger_key_reused");
  const [nothing] = await honest.db.write([refund("undue", "training")]);
  expect(nothing?.rowsAffected).toBe(0);
  expect(await auditLedger(honest.db)).toEqual([]);
});

const removed = (id: string) => `DELETE FROM userCreditHistory WHERE id = '${id}'`;
/** A movement written by hand, balance and all. */
const invent = (id: string, userId: string, credits: number, columns: Record<string, string>) => `
  INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, createdAt, ${Object.keys(columns)})
    SELECT '${id}', id, ${credits}, credits, credits + ${credits}, 1, ${Object.values(columns).map((text) => `'${text}'`)}
    FROM user WHERE id = '${userId}';
  UPDATE user SET credits = credits + ${credits} WHERE id = '${userId}'`;
const EARLY = { reason: "FAILED_GENERATION", key: "ada:refund:open" };
const RAISED = "UPDATE user SET credits = credits + 400 WHERE id = 'ada'";
const DOUBLED = "credits = 14, newCredits = previousCredits + 14";
const UNPAID = { reason: "PURCHASE", reasonExtra: '{"paymentId":"pi_2"}', key: "stripe:pi_2:grant" };

/** The problem and the id that the audit names, and what was done to a copy whose triggers are gone. */
test.each([
  ["balance bob", "UPDATE user SET credits = credits + 1 WHERE id = 'bob'"],
  ["balance bob", "UPDATE user SET credits = 0 WHERE id = 'bob'"],
  ["balance bob", "UPDATE userCreditHistory SET credits = 60, newCredits = 60 WHERE id = 'bob-bonus'"],
  ["balance bob", "UPDATE userCreditHistory SET userId = 'bob' WHERE id = 'refund-failed'"],
  ["chain charge-prompt", `${removed("charge-training")}; ${RAISED}`],
  ["chain charge-training", removed("bonus")],
  ["chain charge-prompt", "UPDATE userCreditHistory SET seq = 1000 WHERE id = 'charge-training'"],
  ["refund failed", removed("refund-failed")],
  ["refund prompt", `UPDATE userCreditHistory SET ${DOUBLED} WHERE id = 'refund-prompt'`],
  ["refund training", "UPDATE job SET delivered = 0 WHERE id = 'training'"],
  ["refund open", invent("early", "ada", 400, EARLY)],
  ["charge charge-open", "UPDATE job SET creditsPerOutput = 500 WHERE id = 'open'"],
  ["charge charge-training", "UPDATE job SET chargeId = 'charge-training' WHERE id = 'open'"],
  ["payment-granted pi_1", "UPDATE payment SET grantedCredits = 600, owedCredits = 300"],
  ["payment-clawed-back pi_1", "UPDATE payment SET clawedBackCredits = 0"],
  ["payment-owed pi_1", "UPDATE payment SET owedCredits = 200"],
  ["payment-owed pi_1", "UPDATE payment SET refundedCents = 900"],
  ["payment-missing new", invent("new", "bob", 500, UNPAID)],
  ["referral bob", "UPDATE referral SET referrerCredits = 0"],
  ["referral-missing referral:bob:referrer", "DELETE FROM referral"],
  ["promotion code", "UPDATE promotionCode SET redemptions = 0"],
  ["promotion-granted code", "UPDATE promotionCode SET credits = 500"],
  ["promotion-missing promotion:code:ada", "DELETE FROM promotionRedemption"],
])("number %#: %s is found", async (found, tampering) => {
  await honest.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  const copy = await startDatabase({ copyOf: honest.file });
  onTestFinished(() => copy.close());
  const unguarded = Object.keys(TRIGGERS).map((name) => `DROP TRIGGER ${name}`);
  await copy.client.executeMultiple(["PRAGMA foreign_keys = OFF", ...unguarded, tampering].join(";\n"));
  const problems = (await auditLedger(copy.db)).map(({ problem, id }) => `${problem} ${id}`);
  expect(problems).toContain(found);
});
