import { and, gte, isNull, type SQL, sql } from "drizzle-orm";
import { email, user } from "#db/tables/accounts/account.ts";
import { emailSuppression } from "#db/tables/accounts/email.ts";
import { creditDay } from "#db/tables/staff/figures.ts";
import { providerSpend } from "#db/tables/staff/safety.ts";
import { job } from "#db/tables/work/job.ts";
import { JOB_TIMES } from "#schema/jobs.ts";
import { JOB_AGES, type JobAge, type OperationFigures, type OverviewDay } from "#schema/staff/overview.ts";
import type { Db } from "../../client.ts";
import { isOpenJob } from "../../job-state.ts";
import { combineReads } from "../../read.ts";
import { payment } from "../../tables/billing.ts";
import { ledgerAudit } from "../../tables/clock.ts";
import { dayOf, EVERYBODY } from "../credits/provider-spend.ts";

const DAY_MS = 86_400_000;
const count = sql<number>`count(*)`;
const sum = (what: unknown) => sql<number>`coalesce(sum(${what}), 0)`;
/** A moment's day, as days are written. */
const utcDay = (column: unknown) => sql<string>`date(${column} / 1000, 'unixepoch')`;
const since = (column: unknown, from: number): SQL => sql`${column} >= ${from}`;
const isOpen = sql.raw(isOpenJob('"job"."status"'));

function ageAt(now: number): SQL<JobAge> {
  const cases = JOB_AGES.flatMap(({ age, minutes }) =>
    minutes === null ? [] : [sql`WHEN ${job.createdAt} > ${now - minutes * 60_000} THEN ${age}`],
  );
  return sql<JobAge>`CASE ${sql.join(cases, sql` `)} ELSE ${JOB_AGES.at(-1)?.age} END`;
}

/** What the range of days up to now came to, and what is open now. */
export function readOverview(db: Db, input: { from: number; now: number }) {
  const { from, now } = input;
  const firstDay = dayOf(from);
  const queries = [
    db.orm
      .select({
        day: utcDay(user.createdAt),
        signups: count,
        verified: sql<number>`count(${user.emailVerified})`,
      })
      .from(user)
      .where(since(user.createdAt, from))
      .groupBy(sql`1`),
    db.orm
      .select({
        day: utcDay(payment.createdAt),
        paidCents: sum(payment.paidCents),
        refundedCents: sum(payment.refundedCents),
      })
      .from(payment)
      .where(since(payment.createdAt, from))
      .groupBy(sql`1`),
    db.orm.select().from(creditDay).where(gte(creditDay.day, firstDay)),
    db.orm
      .select({ day: providerSpend.day, providerMicroUsd: providerSpend.microUsd })
      .from(providerSpend)
      .where(and(gte(providerSpend.day, firstDay), sql`${providerSpend.scope} = ${EVERYBODY}`)),
    db.orm
      .select({
        day: utcDay(email.createdAt),
        emailsSent: sql<number>`count(${email.resendId})`,
        emailsFailed: sql<number>`count(${email.failedAt})`,
      })
      .from(email)
      .where(since(email.createdAt, from))
      .groupBy(sql`1`),
    db.orm
      .select({ status: job.status, age: ageAt(now), count })
      .from(job)
      .where(isOpen)
      .groupBy(sql`1, 2`),
    db.orm
      .select({ operation: job.operation, status: job.status, code: job.errorCode, count })
      .from(job)
      .where(since(job.finishedAt, from))
      .groupBy(sql`1, 2, 3`),
    db.orm
      .select({
        unclaimed: sum(
          sql`${job.status} = 'QUEUED' AND ${job.createdAt} < ${now - JOB_TIMES.unclaimed} AND ${job.attempt} = 0`,
        ),
        overdue: sum(sql`${job.nextPollAt} < ${now - JOB_TIMES.quiet}`),
        expired: sum(sql`${job.deadline} < ${now}`),
        oldest: sql<number | null>`min(${job.createdAt})`,
      })
      .from(job)
      .where(isOpen),
    db.orm
      .select({ waiting: count, oldest: sql<number | null>`min(${email.sendAt})` })
      .from(email)
      .where(and(isNull(email.resendId), isNull(email.failedAt), sql`${email.sendAt} <= ${now}`)),
    db.orm
      .select({ reason: emailSuppression.reason, count })
      .from(emailSuppression)
      .where(since(emailSuppression.createdAt, from))
      .groupBy(emailSuppression.reason),
    db.orm.select({ auditedAt: ledgerAudit.auditedAt, problems: ledgerAudit.problems }).from(ledgerAudit),
  ] as const;
  return combineReads(
    queries,
    ([
      signups,
      payments,
      credits,
      spend,
      emails,
      openJobs,
      ended,
      [queue],
      [waiting],
      suppressed,
      [ledger],
    ]) => ({
      days: eachDay(from, now, [signups, payments, creditsByDay(credits), spend, emails]),
      openJobs,
      operations: byOperation(ended),
      credits: byReason(credits),
      queue: {
        unclaimed: queue?.unclaimed ?? 0,
        overdue: queue?.overdue ?? 0,
        expired: queue?.expired ?? 0,
        oldest: toDate(queue?.oldest),
      },
      email: { waiting: waiting?.waiting ?? 0, oldest: toDate(waiting?.oldest), suppressed },
      ledger: ledger ?? null,
    }),
  );
}

const toDate = (at: number | null | undefined) => (at ? new Date(at) : null);

type Figures = Partial<OverviewDay> & { day: string };

/** Every day of the range with its figures, zero where there are none. */
function eachDay(from: number, now: number, lists: readonly (readonly Figures[])[]): OverviewDay[] {
  const days = new Map<string, OverviewDay>();
  for (let at = from; at <= now; at += DAY_MS) {
    const day = dayOf(at);
    days.set(day, {
      day,
      ...{ signups: 0, verified: 0, paidCents: 0, refundedCents: 0, creditsGiven: 0, creditsTaken: 0 },
      ...{ providerMicroUsd: 0, emailsSent: 0, emailsFailed: 0 },
    });
  }
  for (const figures of lists.flat()) Object.assign(days.get(figures.day) ?? {}, figures);
  return [...days.values()];
}

type CreditDay = typeof creditDay.$inferSelect;

function creditsByDay(rows: readonly CreditDay[]): Figures[] {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, all]) => ({
    day,
    creditsGiven: all.reduce((total, { given }) => total + given, 0),
    creditsTaken: all.reduce((total, { taken }) => total + taken, 0),
  }));
}

function byReason(rows: readonly CreditDay[]) {
  return [...Map.groupBy(rows, ({ reason }) => reason)].map(([reason, all]) => ({
    reason,
    given: all.reduce((total, { given }) => total + given, 0),
    taken: all.reduce((total, { taken }) => total + taken, 0),
  }));
}

const CANCELLED = "CANCELLED";

function byOperation(
  rows: readonly { operation: string; status: string; code: string | null; count: number }[],
): OperationFigures[] {
  const total = (some: readonly { count: number }[]) => some.reduce((all, one) => all + one.count, 0);
  return [...Map.groupBy(rows, ({ operation }) => operation)]
    .map(([operation, all]) => {
      const failed = all.filter(({ status, code }) => status === "FAILED" && code !== CANCELLED);
      return {
        operation,
        completed: total(all.filter(({ status }) => status === "COMPLETED")),
        cancelled: total(all.filter(({ code }) => code === CANCELLED)),
        failed: total(failed),
        codes: failed
          .map((row) => ({ code: row.code ?? "UNKNOWN", count: row.count }))
          .sort((a, b) => b.count - a.count),
      };
    })
    .sort((a, b) => b.failed - a.failed || b.completed - a.completed);
}
