import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";

/** Where a page ended: still good when that very row was deleted meanwhile. */
export interface Cursor {
  /** Milliseconds. */
  at: number;
  id: string;
}

interface Dated {
  createdAt: AnySQLiteColumn;
  id: AnySQLiteColumn;
}

export function olderThan(table: Dated, cursor: Cursor | null): SQL | undefined {
  if (cursor === null) return undefined;
  return sql`(${table.createdAt}, ${table.id}) < (${cursor.at}, ${cursor.id})`;
}

export function newerThan(table: Dated, cursor: Cursor | null): SQL | undefined {
  if (cursor === null) return undefined;
  return sql`(${table.createdAt}, ${table.id}) > (${cursor.at}, ${cursor.id})`;
}

export const newestFirst = (table: Dated) => [desc(table.createdAt), desc(table.id)];
export const oldestFirst = (table: Dated) => [asc(table.createdAt), asc(table.id)];
