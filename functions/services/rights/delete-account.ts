import { breaksUnique, constraintName } from "#db/constraint-name.ts";
import { insertEmail } from "#db/queries/emails/emails.ts";
import {
  buryPerson,
  findDeletionObstacles,
  listDueDeletions,
  markCustomerDeleted,
  markTold,
  purgePerson,
  startDeletion,
} from "#db/queries/rights/account-deletion.ts";
import type { Deps } from "../../deps.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { commit } from "../commit.ts";
import { sendEmail } from "../emails/send-email.ts";
import { enqueue } from "../enqueue.ts";
import { endJob } from "../jobs/end-job.ts";

/** At most so many accounts a run; the rest a minute later. */
const BATCH_SIZE = 20;

/** A last email that could not leave for so long is left unsent, in milliseconds: the deletion does not wait for ever. */
const LAST_EMAIL_MS = 24 * 3_600_000;

/**
 * Deletes an account whose days are over: nobody signs in any more, the payment provider forgets the customer, a last email
 * goes out, rows and objects go, and what is left is an id without anybody behind it. Each step looks for itself at what
 * is left to do, so that a run may end anywhere and the next one goes on.
 */
export async function deleteAccount(deps: Deps, userId: string): Promise<void> {
  const now = deps.now();
  const leaving = await startDeletion(deps.db, { userId, now });
  if (!leaving) return;
  const { jobs, customers } = await findDeletionObstacles(deps.db, userId);
  // none was begun for days, so all are overdue; whoever still holds one lets go of it within minutes
  for (const id of jobs) await endJob(deps, { id, code: "DEADLINE", guard: { kind: "deadline" } });
  for (const customerId of customers) {
    await deps.payments.closeCheckouts(customerId);
    await deps.payments.deleteCustomer(customerId);
    await commit({ deps }, { statements: [markCustomerDeleted(customerId)] });
  }
  if ((await findDeletionObstacles(deps.db, userId)).jobs.length > 0) return;
  if (!leaving.toldAt) await sayGoodbye(deps, { userId, ...leaving });
  const person = { userId, email: leaving.email };
  await purgePerson(deps.db, person);
  try {
    await buryPerson(deps.db, { person, now });
  } catch (error) {
    // another run was faster
    if (constraintName(error) !== "moved_on") throw error;
    return;
  }
  deps.log.info("account_deleted", { userId });
}

async function sayGoodbye(
  deps: Deps,
  args: { userId: string; email: string; startedAt: number },
): Promise<void> {
  const now = deps.now();
  const emailId = `deleted-${args.userId}`;
  try {
    // not by the queue: it is sent here and now, before the address goes
    const email = accountEmail(deps, { id: emailId, to: args.email, template: "account-deleted", now });
    await commit({ deps }, { statements: [insertEmail(email)] });
  } catch (error) {
    if (!breaksUnique(error, "email.id")) throw error;
  }
  try {
    await sendEmail(deps, emailId);
  } catch (error) {
    if (now - args.startedAt < LAST_EMAIL_MS) throw error;
    deps.log.error("goodbye_email_failed", error, { emailId });
  }
  await commit({ deps }, { statements: [markTold({ userId: args.userId, now })] });
}

/** Sets going what is due, and what began and did not end. */
export async function deleteDueAccounts(deps: Deps): Promise<void> {
  const due = await listDueDeletions(deps.db, { now: deps.now(), limit: BATCH_SIZE });
  await enqueue(
    deps,
    due.map(({ userId }) => ({ job: "delete-account", body: { id: userId } })),
  );
}
