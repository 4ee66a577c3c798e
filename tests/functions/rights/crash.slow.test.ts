import { expect, test } from "vitest";
import { inbox } from "#tests/support/accounts/emails.ts";
import { NAME, type WholeLife, whereabouts, wholeLife } from "#tests/support/accounts/whole-life.ts";
import { paymentsDouble } from "#tests/support/billing/payments-double.ts";
import { insertInto } from "#tests/support/database/rows.ts";
import { rowOf, rowsOf, sql } from "#tests/support/database/sql.ts";
import { type Harness, harnessForFile } from "#tests/support/harness.ts";
import { stored } from "#tests/support/jobs/bookkeeping.ts";
import { disturbEverywhere, type Path } from "#tests/support/jobs/crash-everywhere.ts";

let stripe: ReturnType<typeof paymentsDouble>;
const harness = harnessForFile({}, (started) => {
  stripe = paymentsDouble(started.now);
  const { payments } = stripe;
  const { wrapDeps } = started;
  // whatever a test wraps around what requests are built from, it pays through the double
  started.wrapDeps = (wrap: Parameters<Harness["wrapDeps"]>[0]) =>
    wrapDeps((deps) => wrap({ ...deps, payments }));
});

/** The end of an account whose days are over, begun by a delivery of the queue's and gone on with by the clock. */
const leaving: Path<WholeLife> = {
  async prepare() {
    const person = await wholeLife(harness, stripe);
    const { userId } = person;
    const link = { linkId: `link-${userId}`, token: `undo-${userId}` };
    await harness.db.write([
      insertInto("accountDeletion", { userId, ...link, createdAt: 1, dueAt: 2 }),
      sql("UPDATE user SET deletion = 'REQUESTED' WHERE id = ?", userId),
    ]);
    return person;
  },
  act: () => harness.cron("* * * * *"),
  waiting: async ({ userId }) =>
    (await rowOf(harness.db, "SELECT deletion FROM user WHERE id = ?", userId))?.deletion !== "DONE",
  async check({ userId, email }) {
    for (const text of [email, NAME]) expect([text, await whereabouts(harness, text)]).toEqual([text, []]);
    for (const table of ["job", "training", "generation", "session", "email", "accountDeletion"])
      expect(await rowsOf(harness.db, `SELECT * FROM ${table} WHERE userId = ?`, userId)).toEqual([]);
    const moved = "SELECT credits FROM userCreditHistory WHERE userId = ? AND key LIKE '%:deleted'";
    expect(await rowsOf(harness.db, moved, userId)).toEqual([{ credits: -976 }]);
    // told once, however often it was begun
    const subjects = (await inbox(harness, email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Your account has been deleted"]);
    await harness.cron("* * * * *");
    expect([...(await stored(harness, userId))]).toEqual([]);
  },
};

test("a deletion outlives the Worker's death anywhere", { timeout: 600_000 }, async () => {
  expect((await disturbEverywhere(harness, leaving)).length).toBeGreaterThan(50);
});
