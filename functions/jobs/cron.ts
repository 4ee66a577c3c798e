import type { Deps } from "../deps.ts";
import { grantMonths } from "../services/billing/plans/grant-months.ts";
import { syncCustomerEmails } from "../services/billing/purchases/sync-customer-emails.ts";
import { giveDueRewards } from "../services/billing/reconciliation/give-due-rewards.ts";
import { auditLedger } from "../services/credits/audit-ledger.ts";
import { giveDailyCredits } from "../services/credits/give-daily-credits.ts";
import { writeLifecycle, writeWelcomes } from "../services/emails/write-lifecycle.ts";
import { checkHealth } from "../services/find-health.ts";
import { purgeDeleted } from "../services/generations/purge-deleted.ts";
import { sweepJobs } from "../services/jobs/sweep-jobs.ts";
import { expireMedia } from "../services/media/media-uploads/expire-media.ts";
import { sweepGarbage } from "../services/media/sweep-garbage.ts";
import { expireUploads } from "../services/media/uploads/expire-uploads.ts";
import {
  purgeExpired,
  purgeFinishedJobs,
  purgeProviderFiles,
  purgeRecords,
  purgeUnverified,
} from "../services/purge-records.ts";
import { deleteDueAccounts } from "../services/rights/delete-account.ts";
import { sweepExports } from "../services/rights/prepare-export.ts";
import { stopAccounts } from "../services/rights/stop-account.ts";
import { liftExpiredBans } from "../services/staff/bans/lift-bans.ts";
import { expirePhotos } from "../services/trainings/expire-photos.ts";
import { purgeVisitors } from "../services/visitors/purge-visitors.ts";
import { giveVisitorBudget } from "../services/visitors/visitor-budget.ts";

/** What runs when; wrangler.toml lists the same schedules. Each may run twice or die halfway. */
export const CRON: Readonly<Record<string, readonly ((deps: Deps) => Promise<unknown>)[]>> = {
  "* * * * *": [
    sweepJobs,
    purgeDeleted,
    purgeVisitors,
    liftExpiredBans,
    stopAccounts,
    deleteDueAccounts,
    sweepExports,
    sweepGarbage,
  ],
  // what is unhealthy stands in the log, whether or not anybody asks
  "*/5 * * * *": [giveVisitorBudget, writeWelcomes, checkHealth],
  // just after the day began, and each hour for what a missed or broken run left
  "1 0 * * *": [giveDailyCredits],
  "17 * * * *": [
    giveDailyCredits,
    expirePhotos,
    expireUploads,
    expireMedia,
    purgeExpired,
    purgeProviderFiles,
    grantMonths,
    giveDueRewards,
    writeLifecycle,
  ],
  "30 3 * * *": [auditLedger, purgeUnverified, purgeRecords, purgeFinishedJobs, syncCustomerEmails],
};

/** Runs everything of one schedule; one that fails does not keep the others from running. */
export async function runCron(deps: Deps, schedule: string): Promise<void> {
  const tasks = CRON[schedule];
  if (!tasks) throw new Error(`no tasks for the schedule ${schedule}`);
  for (const task of tasks) {
    try {
      await task(deps);
    } catch (error) {
      deps.log.error("cron_failed", error, { schedule, task: task.name });
    }
  }
}
