import type { InferInsertModel, SQL } from "drizzle-orm";
import {
  SQLiteAsyncDialect,
  SQLiteInsertBuilder,
  type SQLiteTable,
  SQLiteUpdateBuilder,
  type SQLiteUpdateSetSource,
} from "drizzle-orm/sqlite-core";

const dialect = new SQLiteAsyncDialect();
/** Statements are only made here; `Db.write` sends them. */
const session = undefined as never;

/** A new row, its columns and their values as the table has them. */
export function insert<T extends SQLiteTable>(table: T, row: InferInsertModel<T>) {
  return new SQLiteInsertBuilder<T, "async", unknown>(table, session, dialect).values(row as never);
}

/** Sets columns of the rows where this holds. */
export function update<T extends SQLiteTable>(
  table: T,
  set: SQLiteUpdateSetSource<T>,
  where: SQL | undefined,
) {
  return new SQLiteUpdateBuilder<T, "async", unknown>(table, session, dialect).set(set).where(where);
}
