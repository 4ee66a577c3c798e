import { expect, test } from "vitest";
import { stored } from "#tests/support/bookkeeping.ts";
import { disturbEverywhere, type Path } from "#tests/support/crash-everywhere.ts";
import { inbox } from "#tests/support/emails.ts";
import { type Harness, harnessForFile } from "#tests/support/harness.ts";
import { type PaymentsDouble, paymentsDouble } from "#tests/support/payments-double.ts";
import { rowOf } from "#tests/support/sql.ts";
import { NAME, type WholeLife, whereabouts, wholeLife } from "#tests/support/whole-life.ts";

const harness = harnessForFile();

test("a deletion outlives the Worker's death anywhere", { timeout: 600_000 }, async () => {
  const stripe = paymentsDouble(harness.now);
  const { payments } = stripe;
  Object.assign(harness, { wrapDeps: withPayments(harness, payments) });
  const points = await disturbEverywhere<WholeLife>(harness, leavingPath(stripe));
  expect(points.length).toBeGreaterThan(50);
});

/** Whatever a test wraps around what requests are built from, it pays through the double. */
function withPayments({ wrapDeps }: Harness, payments: ReturnType<typeof paymentsDouble>["payments"]) {
  return (wrap: Parameters<Harness["wrapDeps"]>[0]) => wrapDeps((deps) => wrap({ ...deps, payments }));
}

/** The end of an account whose days are over, begun by a delivery of the queue's and gone on with by the clock. */
function leavingPath(stripe: PaymentsDouble): Path<WholeLife> {
  return {
    async prepare() {
      const person = await wholeLife(harness, stripe);
      await harness.db.write([
        {
          sql: `INSERT INTO accountDeletion (userId, linkId, token, createdAt, dueAt) VALUES (?, ?, ?, 1, 2)`,
          args: [person.userId, `link-${person.userId}`, `undo-${person.userId}`],
        },
        { sql: "UPDATE user SET deletion = 'REQUESTED' WHERE id = ?", args: [person.userId] },
      ]);
      return person;
    },
    async act() {
      await harness.cron("* * * * *");
    },
    waiting: async ({ userId }) =>
      (await rowOf(harness.db, `SELECT deletion FROM user WHERE id = '${userId}'`))?.deletion !== "DONE",
    async check({ userId, email }) {
      for (const text of [email, NAME]) expect([text, await whereabouts(harness, text)]).toEqual([text, []]);
      for (const table of ["job", "training", "generation", "session", "email", "accountDeletion"]) {
        const found = await rowOf(
          harness.db,
          `SELECT count(*) AS n FROM ${table} WHERE userId = '${userId}'`,
        );
        expect([table, found]).toEqual([table, { n: 0 }]);
      }
      const moved = await harness.db.orm.all(
        `SELECT credits FROM userCreditHistory WHERE userId = '${userId}' AND key LIKE '%:deleted'`,
      );
      expect(moved).toEqual([{ credits: -979 }]);
      // told once, however often it was begun
      expect((await inbox(harness, email)).map(({ subject }) => subject)).toEqual([
        "Your account has been deleted",
      ]);
      await harness.cron("* * * * *");
      expect([...(await stored(harness, userId))]).toEqual([]);
    },
  };
}
