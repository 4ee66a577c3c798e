import { forgetEventsAndMails, forgetJobs } from "#db/queries/forget.ts";
import { KEPT_DAYS } from "#schema/limits.ts";
import type { Deps } from "../deps.ts";
import { inPortions } from "./in-portions.ts";

const DAY_MS = 86_400_000;

/** Deletes Stripe's events, records of mails, strikes and days of costs past their time. */
export async function forgetRecords(deps: Deps): Promise<void> {
  const now = deps.now();
  const eventsBefore = now - KEPT_DAYS.stripeEvent * DAY_MS;
  const mailsBefore = now - KEPT_DAYS.mail * DAY_MS;
  const safetyBefore = now - KEPT_DAYS.safetyRecord * DAY_MS;
  await inPortions((limit) =>
    forgetEventsAndMails(deps.db, { eventsBefore, mailsBefore, safetyBefore, limit }),
  );
}

/** Deletes what is left of work whose model, pack or pictures are gone. */
export async function forgetFinishedJobs(deps: Deps): Promise<void> {
  const before = deps.now() - KEPT_DAYS.jobRecord * DAY_MS;
  await inPortions((limit) => forgetJobs(deps.db, { before, limit }));
}
