import type { SqliteFile } from "#scripts/local/server/sqlite-file.ts";
import type { InternalState } from "./internal-state.ts";
import type { Kind, StripeObject, StripeObjects } from "./objects.ts";

export const OBJECT_SCHEMA = `
  CREATE TABLE IF NOT EXISTS object (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, data TEXT NOT NULL,
    internal TEXT NOT NULL DEFAULT '{}', deleted INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX IF NOT EXISTS object_kind ON object (kind, number);
  CREATE INDEX IF NOT EXISTS object_customer ON object (kind, json_extract(data, '$.customer'), number);
  CREATE INDEX IF NOT EXISTS object_subscription ON object (kind, json_extract(data, '$.parent.subscription_details.subscription'), number);
  CREATE INDEX IF NOT EXISTS object_status ON object (kind, json_extract(data, '$.status'), number);
  CREATE INDEX IF NOT EXISTS object_living ON object (kind, json_extract(data, '$.ended_at'), number);
`;

/** Conditions on an object's own properties, by their path: `{ "recurring.interval": "month" }`; one of those in an array. */
export type Where = Record<string, string | number | boolean | null | undefined | string[] | { gte: number }>;

export interface Page {
  limit: number;
  starting_after?: string;
}

interface Row {
  id: string;
  kind: Kind;
  data: string;
  internal: string;
}

/** Every object of the account as JSON; what one reads is a copy of one's own. */
export function objectTable(db: SqliteFile) {
  // files of earlier versions call the column by another name
  if (db.rows<{ name: string }>("PRAGMA table_info(object)").some(({ name }) => name === "aside")) {
    db.run("DROP INDEX IF EXISTS object_aside");
    db.run("ALTER TABLE object RENAME COLUMN aside TO internal");
  }

  const read = <K extends Kind>(row: Row) => JSON.parse(row.data) as StripeObjects[K];
  const numberOf = (id: string) =>
    db.row<{ number: number }>("SELECT number FROM object WHERE id = ?", id)?.number;

  const internal = (id: string): InternalState => {
    const row = db.row<Row>("SELECT internal FROM object WHERE id = ?", id);
    return row ? (JSON.parse(row.internal) as InternalState) : {};
  };

  return {
    find<K extends Kind>(kind: K, id: string): StripeObjects[K] | undefined {
      const row = db.row<Row>("SELECT * FROM object WHERE id = ? AND kind = ? AND deleted = 0", id, kind);
      return row && read<K>(row);
    },
    /** Whatever has this id. */
    findAny(id: string): StripeObject | undefined {
      const row = db.row<Row>("SELECT * FROM object WHERE id = ? AND deleted = 0", id);
      return row && read(row);
    },
    wasDeleted: (kind: Kind, id: string) =>
      db.row("SELECT 1 FROM object WHERE id = ? AND kind = ? AND deleted = 1", id, kind) !== undefined,
    /** Writes it down, new or changed. */
    put(object: StripeObject): void {
      db.run(
        "INSERT INTO object (id, kind, data) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data",
        ...[object.id, object.object, JSON.stringify(object)],
      );
    },
    remove(id: string): void {
      db.run("UPDATE object SET deleted = 1 WHERE id = ?", id);
    },
    internal,
    /** Lays changes over what is known internally; undefined takes a part out. */
    setInternal(id: string, changes: InternalState): void {
      db.run(
        "UPDATE object SET internal = ? WHERE id = ?",
        JSON.stringify({ ...internal(id), ...changes }),
        id,
      );
    },
    /** Newest first. */
    all<K extends Kind>(kind: K, where: Where = {}, limit = -1): StripeObjects[K][] {
      const { sql, values } = conditions(where);
      const text = `SELECT * FROM object WHERE kind = ? AND deleted = 0${sql} ORDER BY number DESC LIMIT ?`;
      return db.rows<Row>(text, kind, ...values, limit).map((row) => read<K>(row));
    },
    /** A page of a list, newest first, and whether there is more. */
    page<K extends Kind>(kind: K, where: Where, page: Page) {
      const { sql, values } = conditions(where);
      const edge = numberOf(page.starting_after ?? "");
      const bound = edge === undefined ? "" : ` AND number < ${edge}`;
      const rows = db.rows<Row>(
        `SELECT * FROM object WHERE kind = ? AND deleted = 0${sql}${bound} ORDER BY number DESC LIMIT ?`,
        ...[kind, ...values, page.limit + 1],
      );
      const data = rows.slice(0, page.limit).map((row) => read<K>(row));
      return { data, has_more: rows.length > page.limit };
    },
    count: (kind: Kind) =>
      db.row<{ n: number }>("SELECT count(*) AS n FROM object WHERE kind = ? AND deleted = 0", kind)?.n ?? 0,
  };
}

function conditions(where: Where): { sql: string; values: (string | number)[] } {
  const values: (string | number)[] = [];
  const parts = Object.entries(where).map(([path, value]) => {
    if (value === undefined) return "";
    const property = `json_extract(data, '$.${path}')`;
    if (value === null) return ` AND ${property} IS NULL`;
    if (Array.isArray(value)) {
      values.push(...value);
      return ` AND ${property} IN (${value.map(() => "?").join(", ")})`;
    }
    if (typeof value === "object") {
      values.push(value.gte);
      return ` AND ${property} >= ?`;
    }
    values.push(typeof value === "boolean" ? Number(value) : value);
    return ` AND ${property} = ?`;
  });
  return { sql: parts.join(""), values };
}
