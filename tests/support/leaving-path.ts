import { expect } from "vitest";
import { stored } from "./bookkeeping.ts";
import type { Path } from "./crash-everywhere.ts";
import type { Harness } from "./harness.ts";
import { inbox } from "./mailbox.ts";
import type { PaymentsDouble } from "./payments-double.ts";
import { NAME, type WholeLife, whereabouts, wholeLife } from "./whole-life.ts";

const row = async (harness: Harness, sql: string) =>
  (await harness.db.orm.all<Record<string, unknown>>(sql))[0];

/** The end of an account whose days are over, begun by a delivery of the queue's and gone on with by the clock. */
export function leavingPath(harness: Harness, stripe: PaymentsDouble): Path<WholeLife> {
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
      (await row(harness, `SELECT deletion FROM user WHERE id = '${userId}'`))?.deletion !== "DONE",
    async check({ userId, email }) {
      for (const text of [email, NAME]) expect([text, await whereabouts(harness, text)]).toEqual([text, []]);
      for (const table of ["job", "training", "generation", "session", "email", "accountDeletion"]) {
        const found = await row(harness, `SELECT count(*) AS n FROM ${table} WHERE userId = '${userId}'`);
        expect([table, found]).toEqual([table, { n: 0 }]);
      }
      const moved = await harness.db.orm.all(
        `SELECT credits FROM userCreditHistory WHERE userId = '${userId}' AND key LIKE '%:deleted'`,
      );
      expect(moved).toEqual([{ credits: -980 }]);
      // told once, however often it was begun
      expect((await inbox(harness, email)).map(({ subject }) => subject)).toEqual([
        "Your account has been deleted",
      ]);
      await harness.cron("* * * * *");
      expect([...(await stored(harness, userId))]).toEqual([]);
    },
  };
}
