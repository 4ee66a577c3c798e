import { desc, eq, sql } from "drizzle-orm";
import { email, session } from "#db/tables/accounts/account.ts";
import { job } from "#db/tables/work/job.ts";
import { training } from "#db/tables/work/training.ts";
import type { Db } from "../../client.ts";
import { payment, stripePrice } from "../../tables/billing.ts";

const MAX_EACH = 50;

/** What somebody paid, had made, is signed in on and was sent: the newest of each, nothing of what it says. */
export function personRecords(db: Db, userId: string) {
  return [
    db.orm
      .select({
        id: payment.id,
        reason: payment.reason,
        currency: payment.currency,
        paidCents: payment.paidCents,
        refundedCents: payment.refundedCents,
        credits: payment.grantedCredits,
        what: stripePrice.metadata,
        createdAt: payment.createdAt,
      })
      .from(payment)
      .innerJoin(stripePrice, eq(stripePrice.id, payment.priceId))
      .where(eq(payment.userId, userId))
      .orderBy(desc(payment.createdAt))
      .limit(MAX_EACH),
    db.orm
      .select({
        id: job.id,
        kind: job.kind,
        operation: job.operation,
        status: job.status,
        errorCode: job.errorCode,
        outputs: job.outputs,
        delivered: job.delivered,
        attempt: job.attempt,
        createdAt: job.createdAt,
        finishedAt: job.finishedAt,
      })
      .from(job)
      .where(eq(job.userId, userId))
      .orderBy(desc(job.createdAt))
      .limit(MAX_EACH),
    db.orm
      .select({
        id: session.id,
        userAgent: session.userAgent,
        address: session.ipaddress,
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        expires: session.expires,
      })
      .from(session)
      .where(eq(session.userId, userId))
      .orderBy(desc(session.createdAt))
      .limit(MAX_EACH),
    db.orm
      .select({
        id: email.id,
        subject: email.subject,
        template: email.template,
        sent: email.resendId,
        failedAt: email.failedAt,
        createdAt: email.createdAt,
      })
      .from(email)
      .where(eq(email.userId, userId))
      .orderBy(desc(email.createdAt))
      .limit(MAX_EACH),
    db.orm
      .select({
        id: training.id,
        name: training.name,
        status: training.status,
        bareSkin: sql<number | null>`(SELECT max(p.bareSkin) FROM trainingUploadImage p
          WHERE p.trainingId = "training"."id")`,
        createdAt: training.createdAt,
      })
      .from(training)
      .where(eq(training.userId, userId))
      .orderBy(desc(training.createdAt))
      .limit(MAX_EACH),
  ] as const;
}
