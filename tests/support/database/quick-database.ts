import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client/sqlite3";
import { createDb, type Db } from "#db/client.ts";
import { scratchFolder } from "../scratch.ts";

/**
 * A copy of a database, opened in this process without a server: for tests that go through thousands of batches. Nobody
 * else opens it and nothing of it must outlive this process.
 */
export async function openQuickDatabase(copyOf: string): Promise<{ db: Db; close(): void }> {
  const file = join(scratchFolder("quick"), "likeness.db");
  copyFileSync(copyOf, file);
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  for (const setting of ["journal_mode = MEMORY", "synchronous = OFF", "foreign_keys = ON"])
    await client.execute(`PRAGMA ${setting}`);
  return { db: createDb(client), close: () => client.close() };
}
