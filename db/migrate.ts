import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Client } from "@libsql/client/http";
import { TRIGGERS, VIEWS } from "./triggers.ts";

interface Journal {
  entries: { idx: number; tag: string; when: number }[];
}

const folder = new URL("./migrations/", import.meta.url);

/**
 * Brings a database to the newest schema: drops our triggers, applies what is missing, creates them again.
 * Each migration and its record commit together, so it may be killed and run again at any point.
 * Our own few lines instead of drizzle's migrator, which knows no triggers and rebuilds tables under them.
 */
export async function migrate(client: Client): Promise<{ applied: string[] }> {
  const journal = JSON.parse(readFileSync(new URL("meta/_journal.json", folder), "utf8")) as Journal;
  await client.execute(
    "CREATE TABLE IF NOT EXISTS migration (tag TEXT PRIMARY KEY, appliedAt INTEGER NOT NULL)",
  );
  const done = new Set(
    (await client.execute("SELECT tag FROM migration")).rows.map((row) => String(row.tag)),
  );
  const missing = journal.entries.filter((entry) => !done.has(entry.tag));

  const statements = missing.flatMap((entry) => [
    ...readFileSync(fileURLToPath(new URL(`${entry.tag}.sql`, folder)), "utf8")
      .split("--> statement-breakpoint")
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ""),
    { sql: "INSERT INTO migration (tag, appliedAt) VALUES (?, ?)", args: [entry.tag, Date.now()] },
  ]);
  await client.migrate([
    ...Object.keys(TRIGGERS).map((name) => `DROP TRIGGER IF EXISTS ${name}`),
    ...Object.keys(VIEWS).map((name) => `DROP VIEW IF EXISTS ${name}`),
    ...statements,
    ...Object.values(VIEWS),
    ...Object.values(TRIGGERS),
  ]);
  return { applied: missing.map((entry) => entry.tag) };
}
