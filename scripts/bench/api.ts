import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import autocannon from "autocannon";
import { build as bundle } from "esbuild";
import { createClientFor, createDb } from "#db/client.ts";
import { moveCredits } from "#db/queries/credits/credits.ts";
import { build } from "../build/build.ts";
import { prepareDatabase } from "../deploy/prepare-database.ts";
import { freePort } from "../local/server/free-port.ts";
import { WORKER_BUNDLE } from "../local/worker/worker.ts";
import { openSession } from "./seeds/open-session.ts";
import { serveRaw } from "./servers/workerd.ts";

const FULL: Effort = { rounds: 5, seconds: 4 };
const CONNECTIONS = 16;
const CREDITS = 680;
const SECRET = "benchmark-secret-benchmark-secret-benchmark";
const DATABASE_TOKEN = "benchmark";
const PATH = "/api/trpc/user.getCredits?batch=1&input=%7B%7D";

/** How often each side is measured, and for how many seconds each time. */
interface Effort {
  rounds: number;
  seconds: number;
}

export function run() {
  build();
  return measureApi(FULL);
}

/**
 * Requests a second of `user.getCredits` through the whole stack, over the least handler that does the same read:
 * both on raw workerd over the same database, alternating, the median of all rounds. The Worker has to be built.
 */
export async function measureApi(effort: Effort): Promise<{ ratio: number; ours: number; bare: number }> {
  const folder = mkdtempSync(join(tmpdir(), "likeness-bench-"));
  const thread = new Worker(new URL("./servers/libsql-thread.ts", import.meta.url), {
    workerData: { file: join(folder, "bench.db"), authToken: DATABASE_TOKEN },
  });
  const DATABASE_URL = await new Promise<string>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
  const person = await insertPerson(DATABASE_URL);
  const ours = await serveOurs(folder, DATABASE_URL);
  const bare = await serveBare(folder, {
    DATABASE_URL,
    DATABASE_TOKEN,
    USER_ID: person.userId,
    SESSION_ID: person.sessionId,
  });
  try {
    const cookie = `${person.name}=${person.value}`;
    for (const url of [ours.url, bare.url]) await expectCredits(url, cookie);
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round < effort.rounds; round++) {
      rates.ours.push(await rate(ours.url, cookie, effort.seconds));
      rates.bare.push(await rate(bare.url, cookie, effort.seconds));
      console.info(
        `round ${round + 1}: ours ${rates.ours.at(-1)}, bare ${rates.bare.at(-1)} requests a second`,
      );
    }
    const result = { ours: median(rates.ours), bare: median(rates.bare) };
    return { ratio: Math.round((result.ours / result.bare) * 1000) / 1000, ...result };
  } finally {
    ours.stop();
    bare.stop();
    await thread.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function insertPerson(url: string) {
  await prepareDatabase({ url, token: DATABASE_TOKEN });
  const client = createClientFor({ url, token: DATABASE_TOKEN });
  const db = createDb(client);
  const [userId, now] = ["bench-user", Date.now()];
  await db.write([
    {
      sql: "INSERT INTO user (id, email, emailVerified, createdAt, updatedAt) VALUES (?, 'bench@example.com', ?, ?, ?)",
      args: [userId, now, now, now],
    },
    moveCredits({
      id: "bench",
      userId,
      credits: CREDITS,
      reason: "REGISTRATION_BONUS",
      extra: {},
      key: "bench",
      now,
    }),
  ]);
  const session = await openSession(db, { userId, url: "http://127.0.0.1", secret: SECRET });
  client.close();
  return { userId, ...session };
}

async function serveOurs(folder: string, DATABASE_URL: string) {
  const bundled = join(folder, "ours", "index.js");
  mkdirSync(join(folder, "ours"));
  await copyFile(WORKER_BUNDLE, bundled);
  const port = await freePort();
  const unused = "http://127.0.0.1:9";
  return serveRaw({
    bundle: bundled,
    port,
    present: ["MEDIA", "IMAGES", "ASSETS"],
    text: {
      APP_URL: `http://127.0.0.1:${port}`,
      AUTH_SECRET: SECRET,
      MEDIA_SIGNING_KEY: SECRET,
      JOB_SIGNING_KEY: SECRET,
      DATABASE_URL,
      DATABASE_TOKEN,
      REDIS_URL: unused,
      REDIS_TOKEN: "unused",
      QSTASH_URL: unused,
      QSTASH_TOKEN: "unused",
      QSTASH_CURRENT_SIGNING_KEY: SECRET,
      QSTASH_NEXT_SIGNING_KEY: SECRET,
      INFERENCE_QUEUE_URL: unused,
      INFERENCE_STORAGE_URL: unused,
      INFERENCE_JWKS_URL: unused,
      INFERENCE_KEY: "unused",
      INFERENCE_USER_ID: "unused",
      INFERENCE_KIND: "embedded",
      INFERENCE_MEDIA_HOSTS: "127.0.0.1:9",
      EMAIL_API_URL: unused,
      EMAIL_API_KEY: "unused",
      EMAIL_FROM: "bench@example.com",
      EMAIL_WEBHOOK_SECRET: `whsec_${SECRET}`,
      STRIPE_API_URL: unused,
      STRIPE_SECRET_KEY: SECRET,
      STRIPE_WEBHOOK_SECRET: SECRET,
      REGISTRATION_BONUS_CREDITS: "0",
    },
  });
}

async function serveBare(folder: string, text: Record<string, string>) {
  const bundled = join(folder, "bare", "index.js");
  await bundle({
    entryPoints: [fileURLToPath(new URL("./servers/bare-api.ts", import.meta.url))],
    outfile: bundled,
    bundle: true,
    format: "esm",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    logLevel: "error",
  });
  return serveRaw({ bundle: bundled, port: await freePort(), present: [], text });
}

async function expectCredits(url: string, cookie: string): Promise<void> {
  const text = await (await fetch(url + PATH, { headers: { cookie } })).text();
  if (!text.includes(`"amount":${CREDITS}`)) throw new Error(`${url} answered ${text.slice(0, 300)}`);
}

async function rate(url: string, cookie: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url: url + PATH,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { cookie },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} failed answers, ${result.errors} errors`);
  return Math.round(result.requests.average);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
