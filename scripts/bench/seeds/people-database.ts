import { copyFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { createClientFor, createDb, type Db } from "#db/client.ts";
import { auditLedger } from "#db/queries/credits/credits.ts";

export const DATABASE_TOKEN = "benchmark";

/** A database behind the local libSQL server, which runs in a thread of its own; Hrana over HTTP as the Worker speaks it. */
export interface PeopleDatabase {
  url: string;
  db: Db;
  file: string;
  /** Statements sent so far; round trips are `db.trips.count`. */
  statements(): number;
  close(): Promise<void>;
}

export async function openDatabase(file: string, input: { copyOf?: string } = {}): Promise<PeopleDatabase> {
  mkdirSync(dirname(file), { recursive: true });
  if (input.copyOf) copyFileSync(input.copyOf, file);
  const thread = new Worker(new URL("../servers/libsql-thread.ts", import.meta.url), {
    workerData: { file, authToken: DATABASE_TOKEN },
  });
  const url = await new Promise<string>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
  const direct = createDb(createClientFor({ url, token: DATABASE_TOKEN }));
  let statements = 0;
  const db = Object.assign(Object.create(direct) as Db, {
    write: (batch: Parameters<Db["write"]>[0]) => {
      statements += batch.length;
      return direct.write(batch);
    },
  });
  return {
    url,
    db,
    file,
    statements: () => statements,
    async close() {
      // so that the file alone holds everything
      await direct.first({ sql: "PRAGMA wal_checkpoint(TRUNCATE)", args: [] });
      direct.close();
      await thread.terminate();
    },
  };
}

/** What a run could have changed, in a few numbers. */
export async function fingerprint({ db }: PeopleDatabase) {
  const row = await db.first({
    sql: `SELECT (SELECT count(*) FROM userCreditHistory) AS rows, (SELECT max(seq) FROM userCreditHistory) AS seq,
            (SELECT count(*) FROM userCreditHistory WHERE reason = 'DAILY_RESET') AS given,
            (SELECT sum(credits) FROM user) AS balances,
            (SELECT sum(credits * (1 + rowid % 1009)) FROM user) AS who,
            (SELECT max(finishedAt) FROM dailyCredits) AS finishedAt`,
    args: [],
  });
  return { ...row } as Record<"rows" | "seq" | "given" | "balances" | "who", number>;
}

/** @throws unless every balance is the sum of its movements, each of which continues the one before. */
export async function expectClean({ db }: PeopleDatabase): Promise<void> {
  const problems = await auditLedger(db);
  if (problems.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(problems[0])}`);
}
