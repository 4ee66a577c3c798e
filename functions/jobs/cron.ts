import { auditLedger } from "#db/queries/credits.ts";
import type { Deps } from "../deps.ts";
import { forgetExpired } from "../services/accounts/forget-expired.ts";
import { grantMonths } from "../services/billing/grant-months.ts";
import { passOnEmails } from "../services/billing/pass-on-emails.ts";
import { writeLifecycle, writeWelcomes } from "../services/emails/write-lifecycle.ts";
import { purgeDeleted } from "../services/generations/purge-deleted.ts";
import { sweepJobs } from "../services/jobs/sweep-jobs.ts";
import { expireUploads } from "../services/media/expire-uploads.ts";
import { forgetProviderFiles } from "../services/media/forget-provider-files.ts";
import { sweepGarbage } from "../services/media/sweep-garbage.ts";
import { expirePhotos } from "../services/trainings/expire-photos.ts";

/** What runs when; wrangler.toml lists the same schedules. Each may run twice or die halfway. */
export const CRON: Readonly<Record<string, readonly ((deps: Deps) => Promise<unknown>)[]>> = {
  "* * * * *": [sweepJobs, purgeDeleted, sweepGarbage],
  "*/5 * * * *": [writeWelcomes],
  "17 * * * *": [
    expirePhotos,
    expireUploads,
    forgetExpired,
    forgetProviderFiles,
    grantMonths,
    writeLifecycle,
  ],
  "30 3 * * *": [audit, passOnEmails],
};

async function audit(deps: Deps): Promise<void> {
  const problems = await auditLedger(deps.db);
  if (problems.length > 0) {
    deps.log.error("ledger_audit", new Error("the ledger does not add up"), {
      problems: JSON.stringify(problems.slice(0, 20)),
    });
  }
}

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
