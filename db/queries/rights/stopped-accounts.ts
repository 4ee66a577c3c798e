import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { user } from "#db/tables/accounts/account.ts";
import { job } from "#db/tables/work/job.ts";
import { LIVE_SUBSCRIPTION } from "#schema/billing/billing.ts";
import type { Db } from "../../client.ts";
import { isOpenJob } from "../../job-state.ts";
import { stripeCustomer, stripeSubscription } from "../../tables/billing.ts";
import { isNotStopped, isOfDomain } from "../accounts/session.ts";
import type { CancellableJob } from "../jobs/job-cancellation.ts";

/** SQL over `user`: their email is at a banned domain. */
const OF_BANNED_DOMAIN = `EXISTS (SELECT 1 FROM "bannedDomain" b WHERE ${isOfDomain('"user".email', "b.domain")})`;

/** SQL over `user`: nothing more is begun for them, because they are banned or asked to be deleted. */
const STOPPED = `("user".banned = 1 OR "user".deletion IS NOT NULL OR ${OF_BANNED_DOMAIN})`;

/** The same, and whoever was signed in only from a banned address: their work waits for nobody, their plan goes on. */
const WORK_STOPPED = `(${STOPPED} OR NOT ${isNotStopped('"user"')})`;

const goesOn = and(
  inArray(stripeSubscription.status, [...LIVE_SUBSCRIPTION]),
  eq(stripeSubscription.cancelAtPeriodEnd, false),
  eq(stripeCustomer.deleted, false),
);

/**
 * Marks the open work of one person who is stopped as cancelled, and lists what was not marked before, with the plans that
 * would go on; nothing of anybody else.
 */
export async function stopPerson(db: Db, args: { userId: string; now: number }) {
  const [marked] = await db.write([
    {
      sql: `UPDATE job SET cancelRequestedAt = ? WHERE userId = ? AND cancelRequestedAt IS NULL
              AND ${isOpenJob()}
              AND EXISTS (SELECT 1 FROM user WHERE user.id = job.userId AND ${WORK_STOPPED})
            RETURNING id, status, attempt, requestId, statusUrl, responseUrl, cancelUrl`,
      args: [args.now, args.userId],
    },
  ]);
  const plans = await db.orm
    .select({ subscriptionId: stripeSubscription.id, customerId: stripeCustomer.id })
    .from(stripeCustomer)
    .innerJoin(user, eq(user.id, stripeCustomer.userId))
    .innerJoin(stripeSubscription, eq(stripeSubscription.customerId, stripeCustomer.id))
    .where(and(eq(stripeCustomer.userId, args.userId), goesOn, sql.raw(STOPPED)));
  return { jobs: (marked?.rows ?? []) as unknown as CancellableJob[], plans };
}

const LEAVERS_AND_BANNED = sql`(SELECT "userId" FROM "accountDeletion" UNION SELECT "userId" FROM "userBan")`;

/** Who is stopped and has work that nobody marked, or a plan that would go on. */
export async function listToStop(db: Db, limit: number): Promise<string[]> {
  const [workers, payers, payersOfDomains] = await db.read([
    // each person once would be looked for through all jobs there ever were
    db.orm
      .select({ userId: job.userId })
      .from(job)
      .innerJoin(user, eq(user.id, job.userId))
      .where(and(sql.raw(isOpenJob('"job"."status"')), isNull(job.cancelRequestedAt), sql.raw(WORK_STOPPED)))
      .limit(limit),
    db.orm
      .selectDistinct({ userId: user.id })
      .from(user)
      .innerJoin(stripeCustomer, eq(stripeCustomer.userId, user.id))
      .innerJoin(stripeSubscription, eq(stripeSubscription.customerId, stripeCustomer.id))
      .where(and(inArray(user.id, LEAVERS_AND_BANNED), goesOn))
      .limit(limit),
    // no index leads from a domain to its addresses: looked for among the plans that go on, and only while one is banned
    db.orm
      .selectDistinct({ userId: user.id })
      .from(stripeSubscription)
      .crossJoin(stripeCustomer)
      .crossJoin(user)
      .where(
        and(
          sql`EXISTS (SELECT 1 FROM "bannedDomain")`,
          goesOn,
          eq(stripeCustomer.id, stripeSubscription.customerId),
          eq(user.id, stripeCustomer.userId),
          sql.raw(OF_BANNED_DOMAIN),
        ),
      )
      .limit(limit),
  ] as const);
  return [...new Set([...workers, ...payers, ...payersOfDomains].map(({ userId }) => userId))];
}
