import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { Harness } from "../harness.ts";

/** Longer than the queue waits before its first retry, at a thousandth of its pace, in milliseconds. */
const STILL_MS = 18;
/** Far longer than any call takes, in milliseconds. */
const LONGEST_MS = 150_000;

/** How many requests the local provider still has to work on. */
export function requestsAtWork(harness: Harness): number {
  const db = new DatabaseSync(join(harness.dataDir, "inference", "inference.db"), { readOnly: true });
  try {
    const row = db.prepare("SELECT count(*) AS n FROM request WHERE phase IN ('QUEUED', 'RUNNING')").get();
    return Number(row?.n);
  } finally {
    db.close();
  }
}

/** Waits until nobody does anything: no call under way, nothing due in the queue, nothing at the provider. */
export async function quiet(harness: Harness, worker?: { underWay(): number }): Promise<void> {
  const { qstash, inference } = harness.cloud;
  const busy = () => ({
    "calls of the Worker": worker?.underWay() ?? 0,
    "webhooks owed": inference.webhooks.owed(),
    "requests at the provider": requestsAtWork(harness),
  });
  const over = new AbortController();
  const late = sleep(LONGEST_MS, "late", { ref: false, signal: over.signal }).catch(() => "over");
  try {
    for (let still = 0; still < STILL_MS; ) {
      const queue = await Promise.race([late, qstash.idle()]);
      if (queue === "late") throw new Error(`never quiet: ${JSON.stringify(busy())}`);
      await sleep(3);
      still = Object.values(busy()).every((count) => count === 0) ? still + 3 : 0;
    }
  } finally {
    over.abort();
  }
}

/** So much later the sweeper looks: a minute and a bit, unless told otherwise. */
export async function minuteLater(harness: Harness, ms = 65_000): Promise<void> {
  harness.advance(ms);
  await harness.cron("* * * * *");
}

/** Lets the clock run on, a cron every minute and a bit, until `done`; fails before an hour has passed. */
export async function runOn(
  harness: Harness,
  done: () => Promise<boolean>,
  worker?: { underWay(): number },
): Promise<void> {
  for (let minute = 0; minute < 40; minute++) {
    await quiet(harness, worker);
    if (await done()) return;
    await minuteLater(harness);
  }
  throw new Error("the work did not end");
}

/** Takes back what the queue holds for later, so that it does not arrive in the middle of another test. */
export async function forgetDelayed(harness: Harness): Promise<void> {
  harness.cloud.qstash.purgeWaiting();
}
