import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/sqlite3";
import { createDb, type Db } from "#db/client.ts";

/** A copy of a database, opened in this process without a server: for tests that go through thousands of batches. */
export async function openQuickDatabase(copyOf: string): Promise<{ db: Db; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "likeness-quick-"));
  const file = join(folder, "likeness.db");
  copyFileSync(copyOf, file);
  const client = createClient({ url: `file:${file}`, intMode: "number" });
  await client.executeMultiple(
    "PRAGMA foreign_keys = ON; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF",
  );
  return {
    db: createDb(client),
    close() {
      client.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
