import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { training } from "#db/tables/work/training.ts";
import { update } from "#db/write.ts";
import { ACTIVE } from "../accounts/session.ts";
import { requireThat } from "../guards.ts";

/** Packs ordered together with a training, to be begun by us once it is ready. */

const isDue = and(eq(training.status, "COMPLETED"), isNotNull(training.orderedPackId));

/** Of a training whose model is ready; no row where nothing is ordered, or it was begun. */
export function selectPackOrder(db: Db, trainingId: string) {
  return db.orm
    .select({ trainingId: training.id, userId: training.userId, orderedPackId: training.orderedPackId })
    .from(training)
    .where(and(eq(training.id, trainingId), isDue));
}

/** Those whose message was lost. */
export function listPackOrders(db: Db, input: { before: number; limit: number }) {
  return db.orm
    .select({ trainingId: training.id })
    .from(training)
    .where(and(isDue, lt(training.finishedAt, new Date(input.before))))
    .limit(input.limit);
}

export function closePackOrder(trainingId: string): Statement {
  return update(training, { orderedPackId: null }, eq(training.id, trainingId));
}

/** What a session proves of its owner, where work begins without one: neither banned nor to be deleted. */
export function requireActive(userId: string): Statement {
  return requireThat("session_ended", `SELECT count(*) FROM user u WHERE u.id = ? AND ${ACTIVE}`, [userId]);
}
