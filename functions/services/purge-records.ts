import { purgeEventsAndEmails, purgeJobs } from "#db/queries/purge.ts";
import { RETENTION_DAYS } from "#schema/limits.ts";
import type { Deps } from "../deps.ts";
import { inBatches } from "./in-batches.ts";

const DAY_MS = 86_400_000;

/** Deletes Stripe's events, records of emails, strikes and days of costs past their time. */
export async function purgeRecords(deps: Deps): Promise<void> {
  const now = deps.now();
  const eventsBefore = now - RETENTION_DAYS.stripeEvent * DAY_MS;
  const emailsBefore = now - RETENTION_DAYS.email * DAY_MS;
  const safetyBefore = now - RETENTION_DAYS.safetyRecord * DAY_MS;
  await inBatches((limit) =>
    purgeEventsAndEmails(deps.db, { eventsBefore, emailsBefore, safetyBefore, limit }),
  );
}

/** Deletes what is left of work whose model, pack or pictures are gone. */
export async function purgeFinishedJobs(deps: Deps): Promise<void> {
  const before = deps.now() - RETENTION_DAYS.jobRecord * DAY_MS;
  await inBatches((limit) => purgeJobs(deps.db, { before, limit }));
}
