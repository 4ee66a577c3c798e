import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { Harness } from "../harness.ts";

/** Longer than the queue waits before its first retry, at a thousandth of its pace, in milliseconds. */
const STILL_MS = 18;

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
  for (let still = 0; still < STILL_MS; ) {
    await qstash.idle();
    await sleep(3);
    const busy =
      (worker?.underWay() ?? 0) > 0 || inference.webhooks.owed() > 0 || requestsAtWork(harness) > 0;
    still = busy ? 0 : still + 3;
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
