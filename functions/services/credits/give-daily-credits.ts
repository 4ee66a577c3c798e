import { giveDailyBatch } from "#db/queries/credits/daily-credits.ts";
import type { Deps } from "../../deps.ts";

const DAY_MS = 86_400_000;

/** People looked at in one batch: about a quarter of a second for which other writers wait. */
const BATCH_SIZE = 25_000;
/** Batches a run, each one request of the Worker's; the next run goes on where it ended. */
const MAX_BATCHES = 200;
/** And no longer than this, so that what is due at the same hour is not kept waiting. */
const MAX_RUN_MS = 5 * 60_000;

/**
 * The day's free credits (UTC), for everyone eligible, once. A run that died or was too short is taken up by the next;
 * after the day is done, runs cost one round trip and change nothing. Answers how many balances this run lifted.
 */
export async function giveDailyCredits(
  deps: Pick<Deps, "db" | "log" | "now">,
  { batchSize = BATCH_SIZE }: { batchSize?: number } = {},
): Promise<number> {
  const started = deps.now();
  let total = 0;
  for (let n = 0; n < MAX_BATCHES; n++) {
    // asked each time: a run that goes on past midnight goes on with the new day
    const now = deps.now();
    if (now - started > MAX_RUN_MS) break;
    const dayStart = now - (now % DAY_MS);
    const day = new Date(dayStart).toISOString().slice(0, 10);
    const { finished, lifted } = await giveDailyBatch(deps.db, { day, dayStart, people: batchSize, now });
    total += lifted;
    if (!finished) continue;
    if (total > 0) deps.log.info("daily_credits", { day, lifted: total });
    return total;
  }
  deps.log.info("daily_credits_unfinished", { lifted: total });
  return total;
}
