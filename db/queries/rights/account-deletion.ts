import { and, eq, lte, sql } from "drizzle-orm";
import { accountDeletion } from "#db/tables/accounts/account-rights.ts";
import { job } from "#db/tables/work/job.ts";
import { DELETED_DOMAIN } from "#schema/accounts/account-rights.ts";
import type { Db, Statement } from "../../client.ts";
import { isOpenJob } from "../../job-state.ts";
import { stripeCustomer } from "../../tables/billing.ts";
import { buryUsers } from "../accounts/tombstone.ts";
import { freeAddress } from "../accounts/unverified.ts";
import { requireThat } from "../guards.ts";
import { deleteRows, stripRows } from "./account-rows.ts";
import type { Person } from "./account-table.ts";
import { DELETED_TABLES } from "./deleted-tables.ts";
import { KEPT_TABLES } from "./kept-tables.ts";

/** Accounts whose time has come, and those whose deletion began and did not end; in any order, so that what fails again and again holds up nobody. */
export async function listDueDeletions(db: Db, args: { now: number; limit: number }) {
  return db.orm
    .select({ userId: accountDeletion.userId })
    .from(accountDeletion)
    .where(lte(accountDeletion.dueAt, new Date(args.now)))
    .orderBy(sql`random()`)
    .limit(args.limit);
}

/**
 * The point of no return: from here on nobody signs in, and no link works. False when there is nothing to delete, or
 * not yet. Doing it again changes nothing.
 */
export async function startDeletion(db: Db, args: { userId: string; now: number }) {
  const { userId, now } = args;
  const [, started] = await db.write([
    {
      sql: `UPDATE accountDeletion SET startedAt = coalesce(startedAt, ?) WHERE userId = ? AND dueAt <= ?`,
      args: [now, userId, now],
    },
    {
      sql: `SELECT u.email, d.startedAt, d.toldAt FROM accountDeletion d JOIN user u ON u.id = d.userId
            WHERE d.userId = ? AND d.startedAt IS NOT NULL`,
      args: [userId],
    },
    {
      sql: `UPDATE user SET deletion = 'STARTED', password = NULL, allowMarketing = 0
            WHERE id = ? AND EXISTS (SELECT 1 FROM accountDeletion d WHERE d.userId = user.id AND d.startedAt IS NOT NULL)`,
      args: [userId],
    },
    ...["session", "account", "verificationToken", "accountExport"].map((table) => ({
      sql: `DELETE FROM ${table} WHERE userId = ?
            AND EXISTS (SELECT 1 FROM accountDeletion d WHERE d.userId = ? AND d.startedAt IS NOT NULL)`,
      args: [userId, userId],
    })),
  ]);
  const row = started?.rows[0];
  return row
    ? { email: String(row.email), startedAt: Number(row.startedAt), toldAt: row.toldAt !== null }
    : null;
}

/** The last email has left. */
export function markTold(args: { userId: string; now: number }): Statement {
  return { sql: "UPDATE accountDeletion SET toldAt = ? WHERE userId = ?", args: [args.now, args.userId] };
}

/** Work of theirs that has not ended, and customers at the payment provider that are still there. */
export async function findDeletionObstacles(db: Db, userId: string) {
  const [jobs, customers] = await db.read([
    db.orm
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.userId, userId), sql.raw(isOpenJob('"job"."status"')))),
    db.orm
      .select({ id: stripeCustomer.id })
      .from(stripeCustomer)
      .where(and(eq(stripeCustomer.userId, userId), eq(stripeCustomer.deleted, false))),
  ] as const);
  return { jobs: jobs.map(({ id }) => id), customers: customers.map(({ id }) => id) };
}

/** It is gone at the payment provider. */
export function markCustomerDeleted(customerId: string): Statement {
  return {
    sql: "UPDATE stripeCustomer SET deleted = 1, email = NULL, name = NULL, metadata = '{}' WHERE id = ?",
    args: [customerId],
  };
}

/** Rows go so many at a time, so that nobody else's writes wait for long. */
const BATCH_SIZE = 500;

/** Whatever a deleted account leaves nothing of. */
const purged = Object.entries(DELETED_TABLES).filter(
  // who is being deleted stands there until all else is gone
  ([name]) => name !== "accountDeletion",
);

/** Deletes the bulk of a person's rows, table by table. May be cut off anywhere and begun again. */
export async function purgePerson(db: Db, person: Person): Promise<void> {
  for (const [, table] of purged) {
    for (;;) {
      const [deleted] = await db.write([deleteRows(db, { table, person, limit: BATCH_SIZE })]);
      if ((deleted?.rowsAffected ?? 0) < BATCH_SIZE) break;
    }
  }
}

/**
 * The end, in one batch: what came meanwhile goes too, what is kept loses what names the person, credits that were left
 * are taken back in the ledger, objects are announced for deletion, and the account is an id without anybody behind it.
 * Whoever asked the payment provider before this has to ask again: their revision is over.
 */
export async function buryPerson(db: Db, args: { person: Person; now: number }): Promise<void> {
  const { person, now } = args;
  const { userId } = person;
  await db.write([
    requireThat(
      "moved_on",
      "SELECT count(*) FROM accountDeletion WHERE userId = ? AND startedAt IS NOT NULL",
      [userId],
    ),
    ...purged.map(([, table]) => deleteRows(db, { table, person, limit: BATCH_SIZE })),
    ...Object.values(KEPT_TABLES)
      .filter(({ afterwards }) => afterwards === "stripped")
      .map((table) => stripRows(db, { table, person })),
    // nobody may hold the address that it leaves under
    ...freeAddress({ email: `${userId}@${DELETED_DOMAIN}`, exceptUserId: userId, now }),
    {
      sql: `INSERT INTO stripeRevision (scope, revision) VALUES (?, 1)
            ON CONFLICT (scope) DO UPDATE SET revision = revision + 1`,
      args: [userId],
    },
    ...["uploads", "outputs"].map((folder) => ({
      sql: "INSERT INTO mediaGarbage (prefix, dueAt) VALUES (?, ?) ON CONFLICT (prefix) DO NOTHING",
      args: [`${folder}/${userId}/`, now],
    })),
    ...buryUsers("id = ?", [userId], now),
    { sql: "DELETE FROM accountDeletion WHERE userId = ?", args: [userId] },
  ]);
}
