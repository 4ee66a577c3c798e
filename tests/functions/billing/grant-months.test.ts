import { expect, test } from "vitest";
import type { Deps } from "#functions/deps.ts";
import { grantMonths } from "#functions/services/billing/plans/grant-months.ts";
import { databaseForFile } from "#tests/support/database/database.ts";
import { paymentRows, userRow } from "#tests/support/database/rows.ts";

const NOW = Date.UTC(2027, 1, 15);
const base = databaseForFile();

/** A payment for a year of which a month has begun at this moment. */
const year = (userId: string, nextMonthAt: number) => {
  const sold = { reason: "SUBSCRIPTION_CREATE", subscriptionId: `sub_${userId}`, paidCents: 9000 };
  const period = { periodStart: Date.UTC(2027, 0, 1), periodEnd: Date.UTC(2028, 0, 1) };
  const months = { ...period, monthlyCredits: 700, grantedCredits: 0, nextMonthAt };
  return [userRow(userId), ...paymentRows(userId, { ...sold, ...months })];
};

test("hundreds that cannot be settled do not keep the last one from its turn, nor one that is not due get one", async () => {
  // many of one moment: a page ends among them
  const due = Array.from({ length: 230 }, (_, n) => `user-${n}`);
  for (const [n, id] of due.entries()) await base.db.write(year(id, NOW - Math.floor(n / 150) * 1000));
  await base.db.write(year("not-due", NOW + 1));
  const asked: string[] = [];
  const failed: unknown[] = [];
  const log = { error: (event: string) => failed.push(event) };
  const customer = (id: string) => {
    asked.push(id);
    return Promise.reject(new Error("no such customer"));
  };
  await grantMonths({ db: base.db, now: () => NOW, log, payments: { customer } } as unknown as Deps);
  expect(asked.toSorted()).toEqual(due.map((id) => `cus_${id}`).toSorted());
  expect(failed).toHaveLength(due.length);
});
