import { and, getTableColumns, gt, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../../client.ts";
import type { AccountTable, Person } from "./account-table.ts";

export const columnsOf = (table: SQLiteTable): string[] => Object.keys(getTableColumns(table));

/** One page of a table's rows in a copy of somebody's data, in the order they were written. */
export async function exportRows(
  db: Db,
  args: { table: AccountTable; person: Person; after: number; limit: number },
): Promise<{ rows: Record<string, unknown>[]; last: number | null }> {
  const { table, rows, notExported = [] } = args.table;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !notExported.includes(name));
  // a plus keeps the planner from walking over everybody's rows in that order
  const place = sql<number>`+${table}.rowid`;
  const found = await db.orm
    .select({ ...Object.fromEntries(columns), rowPlace: place })
    .from(table)
    .where(and(rows(args.person), gt(place, args.after)))
    .orderBy(place)
    .limit(args.limit);
  const list = found as (Record<string, unknown> & { rowPlace: number })[];
  return {
    rows: list.map(({ rowPlace: _, ...row }) => row),
    last: list.length < args.limit ? null : (list.at(-1)?.rowPlace ?? null),
  };
}

/** Deletes at most `limit` of a person's rows of one table. */
export function deleteRows(db: Db, args: { table: AccountTable; person: Person; limit: number }): Statement {
  const { table, rows } = args.table;
  return db.orm
    .delete(table)
    .where(sql`rowid IN (SELECT rowid FROM ${table} WHERE ${rows(args.person)} LIMIT ${args.limit})`);
}

export function stripRows(
  db: Db,
  { table: { table, rows, stripped }, person }: { table: AccountTable; person: Person },
): Statement {
  return db.orm
    .update(table)
    .set(stripped ?? {})
    .where(rows(person));
}
