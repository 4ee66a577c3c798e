import { resolve } from "node:path";
import type { Db } from "#db/client.ts";
import { createClientFor, createDb } from "#db/client.ts";
import { readDeploymentEnv } from "../deploy/deployment-env.ts";
import { loadPorts, loadSecrets } from "../local/secrets.ts";

/** Where a staff command works. */
export const DATABASE_OPTIONS = {
  /** The folder of a running `npm start`. */
  data: { type: "string", default: ".data" },
  /** The deployment's database, from .env, instead. */
  deployed: { type: "boolean", default: false },
} as const;

export interface Where {
  data: string;
  deployed: boolean;
}

/** Runs one piece of work on a database and says what came of it; ends the process where that is a failure. */
export async function onDatabase(where: Where, work: (db: Db) => Promise<string>): Promise<void> {
  const db = createDb(createClientFor(database(where)));
  try {
    console.info(await work(db));
  } catch (error) {
    if (error instanceof Refused) fail(error.message);
    const why = error instanceof Error ? error.message : error;
    fail(`The database did not answer: ${why}.${where.deployed ? "" : " Is `npm start` running?"}`);
  } finally {
    db.close();
  }
}

/** What was asked cannot be done; the message is for whoever asked. */
export class Refused extends Error {
  override name = "Refused";
}

export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function database(where: Where): { url: string; token: string } {
  if (where.deployed) {
    const { DATABASE_URL: url, DATABASE_TOKEN: token } = readDeploymentEnv();
    if (!url || !token) fail("Set DATABASE_URL and DATABASE_TOKEN, in .env or the environment.");
    return { url, token };
  }
  const dataDir = resolve(where.data);
  const port = loadPorts(dataDir).libsql;
  if (!port) fail(`Nothing was ever started in ${dataDir}. Run \`npm start\` first, or say --deployed.`);
  return { url: `http://127.0.0.1:${port}`, token: loadSecrets(dataDir).database };
}
