import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, integer, text } from "drizzle-orm/sqlite-core";

/** Instants are stored as integer milliseconds, in UTC. */
export const instant = () => integer({ mode: "timestamp_ms" });

export const createdAt = () => instant().notNull();

export const id = () => text().primaryKey();

/** A CHECK that holds a column to a list of values. The values are ours, never a person's input. */
export function oneOf(name: string, column: AnySQLiteColumn, values: readonly string[]) {
  const list: SQL = sql.raw(values.map((value) => `'${value}'`).join(", "));
  return check(name, sql`${column} IN (${list})`);
}
