import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Whose rows are meant. */
export interface Person {
  userId: string;
  email: string;
}

export interface AccountTable {
  table: SQLiteTable;
  /** Which of its rows are a person's. */
  rows: (person: Person) => SQL | undefined;
  /**
   * What a deleted account leaves of them: nothing; rows without what names the person; or all of them, because they
   * hold ids, numbers and moments only.
   */
  afterwards: "nothing" | "stripped" | "kept";
  /** What becomes of stripped rows. */
  stripped?: Record<string, unknown>;
  /** Columns that a copy of one's data leaves out: secrets, other people's ids, staff's own notes. "all": no copy. */
  notExported?: readonly string[] | "all";
}

/** Objects of theirs, by the folder their keys begin with. */
export const under = (column: SQL | SQLiteTable["_"]["columns"][string], { userId }: Person) =>
  sql`(${column} >= ${`uploads/${userId}/`} AND ${column} < ${`uploads/${userId}0`}
    OR ${column} >= ${`outputs/${userId}/`} AND ${column} < ${`outputs/${userId}0`})`;
