import { type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";

/** Where a page ended, newest first: still good when that very row was deleted meanwhile. */
export interface Cursor {
  /** Milliseconds. */
  at: number;
  id: string;
}

export function olderThan(
  table: { createdAt: AnySQLiteColumn; id: AnySQLiteColumn },
  cursor: Cursor | null,
): SQL | undefined {
  if (cursor === null) return undefined;
  return sql`(${table.createdAt}, ${table.id}) < (${cursor.at}, ${cursor.id})`;
}
