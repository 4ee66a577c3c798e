import { html } from "hono/html";
import { figures, type Markup, section, size, statusPage } from "../status-page.ts";
import type { SqlConnection } from "./connection.ts";
import type { ConnectionPool } from "./connection-pool.ts";

/** The tables, how many rows they have and how much room they take. Shows no row. */
export function tablesPage(
  pool: ConnectionPool,
  input: { pipelines: number; streams: number; writers: number },
): Markup {
  const connection = pool.take();
  try {
    const tables = readTables(connection);
    const total = tables.reduce((sum, table) => sum + table.bytes, 0);
    return statusPage({
      title: "Database",
      live: true,
      body: html`
        ${figures({
          Tables: tables.length,
          Size: size(total),
          "Round trips": input.pipelines,
          "Open transactions": input.streams,
          "Waiting to write": input.writers,
        })}
        ${section({
          title: "Tables",
          names: ["Name*", "Rows", "With indexes"],
          empty: "There is no table yet.",
          rows: tables.map(({ name, rows, bytes }) => [name, rows, size(bytes)]),
        })}
      `,
    });
  } finally {
    pool.giveBack(connection);
  }
}

function readTables(connection: SqlConnection): { name: string; rows: number; bytes: number }[] {
  const read = (sql: string) => connection.run(sql, {}).rows.map((row) => row.map(textOf));
  const sizes = read(
    `SELECT s.tbl_name, sum(d.pgsize) FROM dbstat d JOIN sqlite_schema s ON s.name = d.name GROUP BY s.tbl_name`,
  );
  const bytes = new Map(sizes.map(([name = "", sum]) => [name, Number(sum)]));
  return read("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").map(([name = ""]) => {
    const [[rows] = []] = read(`SELECT count(*) FROM "${name.replaceAll('"', '""')}"`);
    return { name, rows: Number(rows), bytes: bytes.get(name) ?? 0 };
  });
}

function textOf(value: { type: string } & Record<string, unknown>): string {
  return "value" in value ? String(value.value) : "";
}
