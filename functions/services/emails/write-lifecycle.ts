import { listOpenAnnouncements } from "#db/queries/emails/announcements.ts";
import {
  writeAnnouncementEmails,
  writeLifecycleEmails,
  writeWelcomes as writeWelcomesQuery,
} from "#db/queries/emails/lifecycle-emails.ts";
import type { Deps } from "../../deps.ts";
import { enqueue } from "../enqueue.ts";

/** Emails of one kind a run writes; whoever is left comes with the next. The sweeper hands out more than that an hour. */
const BATCH_SIZE = 1500;
/** Few enough for the queue to take in one call. */
const WELCOME_BATCH_SIZE = 100;

/** Welcomes whoever confirmed an address in the last minutes. */
export async function writeWelcomes(deps: Deps): Promise<void> {
  const ids = await writeWelcomesQuery(deps.db, {
    from: deps.config.EMAIL_FROM,
    limit: WELCOME_BATCH_SIZE,
    now: deps.now(),
  });
  await enqueue(
    deps,
    ids.map((id) => ({ job: "send-email", body: { id } })),
  );
}

/**
 * Writes down what is due to those who want tips, offers and news. Nobody gets a thing twice, whenever and however often it
 * runs. The sweeper sends them, a few hundred a minute.
 */
export async function writeLifecycle(deps: Deps): Promise<void> {
  const { EMAIL_FROM: from, OFFER_PROMOTION_CODE: code } = deps.config;
  const now = deps.now();
  const run = { from, limit: BATCH_SIZE, now };
  let written = 0;
  // news first: it grows old soonest
  for (const announcement of await listOpenAnnouncements(deps.db, now)) {
    written += (await writeAnnouncementEmails(deps.db, { ...run, announcement })).length;
  }
  written += (await writeLifecycleEmails(deps.db, { ...run, promotionCode: code ?? null })).length;
  deps.log.info("lifecycle_emails", { written });
}
