import { purgeUnverified as purgeUnverifiedAccounts } from "#db/queries/accounts/unverified.ts";
import { deleteProviderFiles } from "#db/queries/pictures/provider-files.ts";
import { purgeEventsAndEmails, purgeJobs, purgeLinksAndDevices } from "#db/queries/purge.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { Deps } from "../deps.ts";

const DAY_MS = 86_400_000;
/** Rows a batch: short enough not to hold up other writers. */
const BATCH_SIZE = 1000;
const MAX_BATCHES = 50;

/** Deletes links and devices past their time, with the password hashes and addresses in them. */
export async function purgeExpired(deps: Deps): Promise<void> {
  await inBatches((limit) => purgeLinksAndDevices(deps.db, { now: deps.now(), limit }));
}

/** Deletes registrations that were never confirmed, long after the last try. */
export async function purgeUnverified(deps: Deps): Promise<void> {
  const now = deps.now();
  const before = now - RETENTION_DAYS.unverifiedAccount * DAY_MS;
  await inBatches((limit) => purgeUnverifiedAccounts(deps.db, { before, limit, now }));
}

/** Deletes Stripe's events, records of emails, strikes and days of costs past their time. */
export async function purgeRecords(deps: Deps): Promise<void> {
  const now = deps.now();
  const eventsBefore = now - RETENTION_DAYS.stripeEvent * DAY_MS;
  const emailsBefore = now - RETENTION_DAYS.email * DAY_MS;
  const safetyBefore = now - RETENTION_DAYS.safetyRecord * DAY_MS;
  const sharesBefore = now - RETENTION_DAYS.shareLink * DAY_MS;
  await inBatches((limit) =>
    purgeEventsAndEmails(deps.db, { eventsBefore, emailsBefore, safetyBefore, sharesBefore, limit }),
  );
}

/** Deletes what is left of work whose model, pack or pictures are gone. */
export async function purgeFinishedJobs(deps: Deps): Promise<void> {
  const before = deps.now() - RETENTION_DAYS.jobRecord * DAY_MS;
  await inBatches((limit) => purgeJobs(deps.db, { before, limit }));
}

/** Drops notes of copies that the provider itself has deleted by now. */
export async function purgeProviderFiles(deps: Deps): Promise<void> {
  await deleteProviderFiles(deps.db, { expiredBefore: deps.now() });
}

/** Goes on while something may be left, for so many batches at most; the next run takes the rest. */
async function inBatches(take: (limit: number) => Promise<boolean>): Promise<void> {
  for (let n = 0; n < MAX_BATCHES && (await take(BATCH_SIZE)); n++);
}
