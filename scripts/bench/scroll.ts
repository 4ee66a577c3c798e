import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClientFor, createDb, type Db } from "#db/client.ts";
import { blankMedia } from "../browser/blank-media.ts";
import { scrollThrough } from "../browser/scroll-through.ts";
import { startBrowser } from "../browser/start-browser.ts";
import { prepareDatabase } from "../deploy/prepare-database.ts";
import { databaseFile } from "../local/servers.ts";
import { startStack } from "../local/stack.ts";
import { tasksDuring } from "./main-thread.ts";
import { noCompute } from "./no-compute.ts";
import { openSession } from "./seeds/open-session.ts";
import { DATABASE_TOKEN, openDatabase } from "./seeds/people-database.ts";
import { OWNER, seedLibrary } from "./seeds/seed-library.ts";
import { signedInState } from "./signed-in-state.ts";

const PICTURES = 25_000;
/** The browser's own collecting of garbage falls into another task each time. */
const RUNS = 3;
/** How long the page may stand still, in milliseconds. */
const PATIENCE_MS = 90_000;

interface Figures {
  pictures: number;
  /** Milliseconds of processor that the page's longest task took: in the best of the runs, and in each. Over 50 are felt. */
  longestTask: number;
  runs: number[];
  /** Pictures on the page at once, at most. */
  drawn: number;
}

/** Times scrolling through a library of years in headless Chromium: down to the oldest picture and up again. */
export async function run([only]: readonly string[]): Promise<Figures> {
  const pictures = Number(only ?? PICTURES);
  const dataDir = mkdtempSync(join(tmpdir(), "likeness-scroll-"));
  await fill(databaseFile(dataDir), pictures);
  const stack = await startStack({ dataDir, port: null, compute: noCompute("a library's page") });
  const browser = await startBrowser();
  const env = stack.cloud.bindings(stack.url);
  const db = createDb(createClientFor({ url: env.DATABASE_URL ?? "", token: env.DATABASE_TOKEN ?? "" }));
  try {
    const [secret = ""] = (env.AUTH_SECRET ?? "").split(",");
    const session = await openSession(db, { userId: OWNER, url: stack.url, secret });
    const context = await browser.newContext({
      baseURL: stack.url,
      reducedMotion: "reduce",
      storageState: signedInState(stack.url, session),
    });
    const page = await context.newPage();
    await blankMedia(page);
    const oldest = await oldestOf(db);
    const runs: number[] = [];
    let drawn = 0;
    for (let round = 0; round < RUNS; round++) {
      await page.goto("/dashboard");
      await page.locator("[id^=picture-]").first().waitFor();
      // what opening the page takes is not scrolling it
      await page.waitForTimeout(1500);
      const tasks = await tasksDuring(page, async () => {
        const way = { last: `picture-${oldest}`, patience: PATIENCE_MS };
        drawn = Math.max(drawn, await scrollThrough(page, way));
      });
      console.info(`tasks of ${tasks.slice(0, 10).map(Math.round).join(", ")} ms`);
      runs.push(Math.round(tasks[0]!));
    }
    return { pictures, longestTask: Math.min(...runs), runs, drawn };
  } finally {
    await browser.close();
    db.close();
    await stack.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(file: string, count: number): Promise<void> {
  const empty = await openDatabase(file);
  await prepareDatabase({ url: empty.url, token: DATABASE_TOKEN });
  await empty.close();
  seedLibrary(file, count);
}

async function oldestOf(db: Db): Promise<string> {
  const row = await db.first({
    sql: "SELECT id FROM libraryItem WHERE deletedAt IS NULL ORDER BY seq LIMIT 1",
    args: [],
  });
  return String(row?.id);
}
