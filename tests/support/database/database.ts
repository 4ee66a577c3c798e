import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { createClientFor, createDb, type Db, type Statement } from "#db/client.ts";
import { constraintName } from "#db/constraint-name.ts";
import { auditLedger } from "#db/queries/credits/credits.ts";
import { prepareDatabase } from "#scripts/deploy/prepare-database.ts";
import { startLibsql } from "#scripts/local/libsql/server.ts";
import { duringFile } from "../during-file.ts";
import { scratchFolder } from "../scratch.ts";

/** A database behind the Hrana server and nothing else: empty, or a copy of the one in `copyOf`. */
export async function startDatabase(input: { copyOf?: string } = {}) {
  const file = join(scratchFolder("db"), "likeness.db");
  if (input.copyOf) copyFileSync(input.copyOf, file);
  const server = await startLibsql({ file });
  const client = createClientFor({ url: server.url, token: "" });
  const close = async () => {
    client.close();
    await server.close();
  };
  return { client, db: createDb(client), server, file, close };
}
export type TestDatabase = Awaited<ReturnType<typeof startDatabase>>;

let prepared: Promise<string> | undefined;

/** The file of a database with all tables and the catalogue, to be copied: made once in this process. */
export function preparedDatabase(): Promise<string> {
  prepared ??= (async () => {
    const { server, file, close } = await startDatabase();
    await prepareDatabase({ url: server.url, token: "" });
    // the last connection that goes writes everything into the file
    await close();
    return file;
  })();
  return prepared;
}

/** The same for a whole test file, with its tables; its ledger must add up in the end, unless it is `broken` on purpose. */
export function databaseForFile({ broken = false } = {}): TestDatabase {
  const start = async () => startDatabase({ copyOf: await preparedDatabase() });
  return duringFile(start, async ({ db, close }) => {
    const wrong = broken ? [] : await auditLedger(db);
    await close();
    expect(wrong).toEqual([]);
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
