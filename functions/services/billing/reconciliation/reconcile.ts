import { findForReconciliation, noteEvent, requireRevision } from "#db/queries/billing/reconciliation.ts";
import { reconcileReferral } from "#db/queries/billing/referrals.ts";
import type { NewEmail } from "#db/queries/emails/emails.ts";
import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { commit } from "../../commit.ts";
import { isBelowFloor } from "./below-floor.ts";
import { fetchStripeSnapshot, type StripeSnapshot, type Subject } from "./fetch-stripe-snapshot.ts";
import { mirrorStatements } from "./mirror-rows.ts";
import { planReconciliation } from "./plan-reconciliation.ts";
import { reconciliationStatements } from "./reconciliation-statements.ts";
import { rewardOf } from "./reward-of.ts";
import { withOptimisticRetry } from "./with-optimistic-retry.ts";
import { withoutPerson } from "./without-person.ts";

interface Reconciling extends Subject {
  /** What hinted at it; null where nobody did. */
  event: PaymentEvent | null;
  /** Whose it is, where we do not know the customer yet and it does not say so itself. */
  userId?: string | null;
  /** What its owner is told of it, written with what it changes. */
  email?: (owner: { email: string }) => NewEmail;
}

/**
 * Brings what we have written of one customer to what Stripe says now: mirrors, grants, claw-backs and debts, what a
 * friend's purchase brings, and the event that hinted at it, in one batch. Who comes second finds nothing to do. Stripe
 * is asked after our own rows were read, and the batch requires those unchanged, so an old answer never overwrites a
 * newer one; then all is asked again.
 */
export async function reconcile(deps: Deps, input: Reconciling): Promise<void> {
  await withOptimisticRetry(() => reconcileOnce(deps, input));
}

async function reconcileOnce(deps: Deps, input: Reconciling): Promise<void> {
  const known = {
    eventId: input.event?.id ?? null,
    customerId: input.customerId,
    userId: input.userId ?? null,
  };
  let found = await findForReconciliation(deps.db, known);
  if (found.seen) return;
  if (!found.owner) {
    // a customer we have not met: its own metadata say whose it is, and all else is asked for again afterwards
    const customer = await deps.payments.customer(input.customerId);
    found = await findForReconciliation(deps.db, {
      ...known,
      userId: customer?.metadata.userId ?? known.userId,
    });
  }
  const now = deps.now();
  const noted = input.event ? [noteEvent(deps.db, { ...input.event, now })] : [];
  if (!found.owner) {
    deps.log.info("unknown_customer", { customerId: input.customerId, event: input.event?.type ?? "" });
    if (noted.length > 0) await commit({ deps }, { statements: noted });
    return;
  }
  const { userId, revision, referred, deletion } = found.owner;
  const isGone = deletion === "STARTED" || deletion === "DONE";
  const asked = await fetchStripeSnapshot(deps, input);
  const snapshot = isGone ? withoutPerson(asked) : asked;
  // one that came into being as its person left
  if (isGone && asked.customer?.deleted === false) await deps.payments.deleteCustomer(input.customerId);
  const ended = new Map([
    ...found.ended,
    ...snapshot.subscriptions.map((one) => [one.id, one.endedAt] as const),
  ]);
  alarmBelowFloor(deps, found.payments, snapshot);
  const plan = planReconciliation(found.payments, snapshot.payments, ended, userId, new Date(now));
  const reward = rewardOf([...found.payments, ...plan.steps.map(({ row }) => row)], now);
  const statements = [
    ...requireRevision({ scope: userId, revision }),
    ...noted,
    ...mirrorStatements(deps, snapshot, userId),
    ...reconciliationStatements(deps, plan, { userId, revision: revision + 1, now }),
    ...(referred ? reconcileReferral({ friendId: userId, reward, revision: revision + 1, now }) : []),
  ];
  const emails = input.email && !isGone ? [input.email(found.owner)] : [];
  await commit({ deps }, { statements, emails });
}

/** What was bought is granted all the same, it is not the person's fault; someone has to look at the discount. */
function alarmBelowFloor(deps: Deps, known: readonly { id: string }[], { payments }: StripeSnapshot): void {
  for (const payment of payments) {
    if (!isBelowFloor(payment) || known.some(({ id }) => id === payment.id)) continue;
    const { id, paidCents, credits } = payment;
    deps.log.error("sold_below_floor", new Error("a discount went too far"), { id, paidCents, credits });
  }
}
