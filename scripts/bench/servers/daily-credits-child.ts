import { createClientFor, createDb } from "#db/client.ts";
import { giveDailyCredits } from "#functions/services/credits/give-daily-credits.ts";

/** Gives a day's credits in a process of its own, to be killed in the middle. Arguments: url, token, now, batchSize. */
const [url = "", token = "", now = "", batchSize = ""] = process.argv.slice(2);
const quiet = { info: () => {}, error: () => {} };
await giveDailyCredits(
  { db: createDb(createClientFor({ url, token })), now: () => Number(now), log: quiet },
  { batchSize: Number(batchSize) },
);
