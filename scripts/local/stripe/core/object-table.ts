import type { SqliteFile } from "../../sqlite-file.ts";
import type { InternalState } from "./internal-state.ts";
import type { Kind, Kinds } from "./objects.ts";

export const OBJECT_SCHEMA = `
  CREATE TABLE IF NOT EXISTS object (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, data TEXT NOT NULL, aside TEXT NOT NULL DEFAULT '{}',
    deleted INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX IF NOT EXISTS object_kind ON object (kind, number);
  CREATE INDEX IF NOT EXISTS object_customer ON object (kind, json_extract(data, '$.customer'), number);
  CREATE INDEX IF NOT EXISTS object_subscription ON object (kind, json_extract(data, '$.parent.subscription_details.subscription'), number);
  CREATE INDEX IF NOT EXISTS object_status ON object (kind, json_extract(data, '$.status'), number);
  CREATE INDEX IF NOT EXISTS object_living ON object (kind, json_extract(data, '$.ended_at'), number);
  CREATE INDEX IF NOT EXISTS object_aside ON object (kind, number) WHERE aside <> '{}';
`;

/** Conditions on an object's own properties, by their path: `{ "recurring.interval": "month" }`. */
export type Where = Record<string, string | number | boolean | null | undefined>;

export interface Page {
  limit: number;
  starting_after?: string;
  ending_before?: string;
}

interface Row {
  id: string;
  kind: Kind;
  data: string;
  aside: string;
}

/** Every object of the account as JSON; what one reads is a copy of one's own. */
export function objectTable(db: SqliteFile) {
  const read = <K extends Kind>(row: Row) => JSON.parse(row.data) as Kinds[K];
  const numberOf = (id: string) =>
    db.row<{ number: number }>("SELECT number FROM object WHERE id = ?", id)?.number;

  function conditions(where: Where): { sql: string; values: (string | number)[] } {
    const asked = Object.entries(where).filter(([, value]) => value !== undefined);
    const values: (string | number)[] = [];
    const parts = asked.map(([path, value]) => {
      const property = `json_extract(data, '$.${path}')`;
      if (value === null || value === undefined) return ` AND ${property} IS NULL`;
      values.push(typeof value === "boolean" ? Number(value) : value);
      return ` AND ${property} = ?`;
    });
    return { sql: parts.join(""), values };
  }

  return {
    find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
      const row = db.row<Row>(
        "SELECT * FROM object WHERE id = ? AND kind = ? AND deleted = 0",
        ...[id, kind],
      );
      return row && read<K>(row);
    },
    /** Whatever has this id. */
    findAny(id: string): Kinds[Kind] | undefined {
      const row = db.row<Row>("SELECT * FROM object WHERE id = ? AND deleted = 0", id);
      return row && read(row);
    },
    wasDeleted: (kind: Kind, id: string) =>
      db.row("SELECT 1 FROM object WHERE id = ? AND kind = ? AND deleted = 1", id, kind) !== undefined,
    /** Writes it down, new or changed. */
    put(object: Kinds[Kind]): void {
      db.run(
        "INSERT INTO object (id, kind, data) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data",
        ...[object.id, object.object, JSON.stringify(object)],
      );
    },
    remove(id: string): void {
      db.run("UPDATE object SET deleted = 1 WHERE id = ?", id);
    },
    internal(id: string): InternalState {
      const row = db.row<Row>("SELECT aside FROM object WHERE id = ?", id);
      return row ? (JSON.parse(row.aside) as InternalState) : {};
    },
    setInternal(id: string, changes: InternalState): void {
      const all = JSON.stringify({ ...this.internal(id), ...changes });
      db.run("UPDATE object SET aside = ? WHERE id = ?", all, id);
    },
    /** Newest first. */
    all<K extends Kind>(kind: K, where: Where = {}, limit = -1): Kinds[K][] {
      const { sql, values } = conditions(where);
      return db
        .rows<Row>(
          `SELECT * FROM object WHERE kind = ? AND deleted = 0${sql} ORDER BY number DESC LIMIT ?`,
          ...[kind, ...values, limit],
        )
        .map((row) => read<K>(row));
    },
    /** Those of which something is known beside what the API shows. */
    withInternal: <K extends Kind>(kind: K, name: keyof InternalState) =>
      db
        .rows<Row>(
          `SELECT * FROM object WHERE kind = ? AND deleted = 0 AND aside <> '{}' AND json_extract(aside, '$.${name}') IS NOT NULL ORDER BY number`,
          kind,
        )
        .map((row) => read<K>(row)),
    /** A page of a list, newest first, and whether there is more. */
    page<K extends Kind>(kind: K, where: Where, page: Page, more = "", moreValues: number[] = []) {
      const { sql, values } = conditions(where);
      const back = page.ending_before !== undefined;
      const edge = numberOf(page.ending_before ?? page.starting_after ?? "");
      const bound = edge === undefined ? "" : ` AND number ${back ? ">" : "<"} ${edge}`;
      const rows = db.rows<Row>(
        `SELECT * FROM object WHERE kind = ? AND deleted = 0${sql}${more}${bound} ORDER BY number ${back ? "ASC" : "DESC"} LIMIT ?`,
        ...[kind, ...values, ...moreValues, page.limit + 1],
      );
      const data = rows.slice(0, page.limit).map((row) => read<K>(row));
      return { data: back ? data.reverse() : data, has_more: rows.length > page.limit };
    },
    count: (kind: Kind) =>
      db.row<{ n: number }>("SELECT count(*) AS n FROM object WHERE kind = ? AND deleted = 0", kind)?.n ?? 0,
  };
}

export type ObjectTable = ReturnType<typeof objectTable>;
