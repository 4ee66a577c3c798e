import { copyFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@libsql/client/http";
import { createClientFor, createDb, type Db, type Statement } from "#db/client.ts";
import { constraintName } from "#db/constraint-name.ts";
import { type LibsqlServer, startLibsql } from "#scripts/local/libsql/server.ts";
import { prepareDatabase } from "#scripts/prepare-database.ts";
import { duringFile } from "./during-file.ts";
import { scratchFolder } from "./scratch.ts";

export interface TestDatabase {
  client: Client;
  db: Db;
  server: LibsqlServer;
  file: string;
  close(): Promise<void>;
}

/** A database behind the Hrana server and nothing else: empty, or a copy of the one in `copyOf`. */
export async function startDatabase(input: { copyOf?: string } = {}): Promise<TestDatabase> {
  const file = join(scratchFolder("db"), "likeness.db");
  if (input.copyOf) copyFileSync(input.copyOf, file);
  const server = await startLibsql({ file });
  const client = createClientFor({ url: server.url, token: "" });
  return {
    client,
    db: createDb(client),
    server,
    file,
    async close() {
      client.close();
      await server.close();
    },
  };
}

/** The same for a whole test file, with its tables; `check` looks at what the tests left behind. */
export function databaseForFile(check: (base: TestDatabase) => Promise<void> = async () => {}): TestDatabase {
  const start = async () => {
    const base = await startDatabase();
    await prepareDatabase({ url: base.server.url, token: "" });
    return base;
  };
  return duringFile(start, async (base) => {
    await check(base);
    await base.close();
  });
}

/** Which of our conditions a batch broke, or the database's words where it is none of ours; null: it went through. */
export async function refusedBy(db: Db, ...statements: Statement[]): Promise<string | null> {
  try {
    await db.write(statements);
    return null;
  } catch (error) {
    return constraintName(error) ?? String(error);
  }
}
