import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import type { Deps } from "#functions/deps.ts";
import { grantMonths } from "#functions/services/billing/grant-months.ts";
import { startDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insertInto, userRow } from "#tests/support/rows.ts";

const NOW = Date.UTC(2027, 1, 15);
let base: TestDatabase;
beforeAll(async () => {
  base = await startDatabase();
  await migrate(base.client);
});
afterAll(() => base.close());

/** A payment for a year of which a month has begun at this moment. */
async function year(n: number, nextMonthAt: number) {
  await base.db.write([
    userRow(`user-${n}`),
    insertInto("stripeCustomer", { id: `cus_${n}`, userId: `user-${n}`, metadata: "{}", deleted: 0 }),
    insertInto("payment", {
      ...{ id: `in_${n}`, userId: `user-${n}`, customerId: `cus_${n}`, reason: "SUBSCRIPTION_CREATE" },
      ...{
        priceId: "price_1",
        subscriptionId: `sub_${n}`,
        currency: "usd",
        paidCents: 9000,
        refundedCents: 0,
      },
      ...{ grantedCredits: 0, owedCredits: 0, clawedBackCredits: 0, monthlyCredits: 700, nextMonthAt },
      ...{ periodStart: Date.UTC(2027, 0, 1), periodEnd: Date.UTC(2028, 0, 1), createdAt: 1 },
    }),
  ]);
}

test("hundreds that cannot be settled do not keep the last one from its turn, nor one that is not due get one", async () => {
  await base.db.write([
    insertInto("stripeProduct", { id: "prod_1", name: "x", active: 1, metadata: "{}" }),
    insertInto("stripePrice", {
      ...{ id: "price_1", productId: "prod_1", active: 1, currency: "usd", unitAmount: 9000 },
      ...{ type: "recurring", metadata: "{}" },
    }),
  ]);
  const count = 230;
  // many of one moment: a page ends among them
  for (let n = 0; n < count; n++) await year(n, NOW - Math.floor(n / 150) * 1000);
  await year(count, NOW + 1);
  const asked: string[] = [];
  const failed: unknown[] = [];
  const deps = {
    db: base.db,
    now: () => NOW,
    log: { info: () => {}, error: (event: string) => failed.push(event) },
    payments: {
      customer: (id: string) => {
        asked.push(id);
        return Promise.reject(new Error("no such customer"));
      },
    },
  } as unknown as Deps;
  await grantMonths(deps);
  expect(asked.toSorted()).toEqual(Array.from({ length: count }, (_, n) => `cus_${n}`).toSorted());
  expect(failed).toHaveLength(count);
});
