import { rowsOf } from "#tests/support/database/sql.ts";
import type { Harness } from "#tests/support/harness.ts";

type Row = Record<string, unknown>;

/**
 * Rows that are a person's, found without the product's own list: whatever names them by id, address or folder, and
 * whatever hangs on such a row. Names of tables whose rows hang on a person without being theirs are left out.
 */
export async function ownRows(
  harness: Harness,
  person: { userId: string; email: string },
): Promise<Map<string, Row[]>> {
  const names = await rowsOf<{ name: string }>(
    harness.db,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'libraryWords*'",
  );
  const own = new Map<string, Set<Row>>();
  const all = new Map<string, { rows: Row[]; links: { column: string; parent: string; key: string }[] }>();
  for (const { name } of names) {
    const links = await rowsOf<{ from: string; table: string; to: string }>(
      harness.db,
      `SELECT "from", "table", "to" FROM pragma_foreign_key_list('${name}')`,
    );
    all.set(name, {
      rows: await rowsOf(harness.db, `SELECT * FROM "${name}" ORDER BY rowid`),
      links: links.map(({ from, table, to }) => ({ column: from, parent: table, key: to })),
    });
    own.set(name, new Set());
  }
  const namesPerson = (value: unknown) =>
    value === person.userId || value === person.email || String(value).includes(`/${person.userId}/`);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [name, { rows, links }] of all) {
      const mine = own.get(name)!;
      for (const row of rows) {
        if (mine.has(row)) continue;
        const hangs = links.some(({ column, parent, key }) =>
          [...own.get(parent)!].some((other) => row[column] !== null && other[key] === row[column]),
        );
        if (!hangs && !Object.values(row).some(namesPerson)) continue;
        mine.add(row);
        grown = true;
      }
    }
  }
  return new Map([...own].map(([name, rows]) => [name, [...rows]]));
}
