import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { StripeFailure } from "../core/stripe-error.ts";
import { invoiceLines } from "../invoices/invoice-lines.ts";
import { billSubscription, collectNow, lasting } from "./bill-subscription.ts";
import { type PlannedChange, planChange, type WantedChange } from "./plan-change.ts";
import { coverageOf } from "./subscription-items.ts";

/** How long a change waits for its payment. */
const PENDING_SECONDS = 23 * 3600;

export type PaymentBehavior = "allow_incomplete" | "error_if_incomplete" | "pending_if_incomplete";

/** Changes what a subscription is of, and invoices that as asked. */
export function changeItems(
  account: Account,
  subscription: Kinds["subscription"],
  wanted: WantedChange,
  how: { behavior: PaymentBehavior; offSession: boolean },
): void {
  const plan = planChange(account, subscription, wanted);
  const bills = plan.resets || (wanted.proration === "always_invoice" && plan.drafts.length > 0);
  if (bills && how.behavior === "pending_if_incomplete") {
    billBefore(account, subscription, plan, wanted, how.offSession);
    return;
  }
  apply(account, subscription, plan);
  if (!bills) {
    if (plan.drafts.length > 0) keepForLater(account, subscription, plan);
    else account.store.objects.setInternal(subscription.id, { covered: plan.covered });
    return;
  }
  const invoice = billSubscription(account, subscription, billingOf(account, plan, wanted));
  const outcome = collectNow(account, invoice, how.offSession);
  Object.assign(subscription, account.get("subscription", subscription.id));
  if (how.behavior !== "error_if_incomplete" || outcome === "succeeded" || outcome === "processing") return;
  // thrown without keeping: nothing of this has happened
  const [failed] = account.store.objects.all(
    "charge",
    { customer: idOf(subscription.customer), paid: false },
    1,
  );
  const asks = outcome === "requires_action";
  throw new StripeFailure(
    402,
    asks
      ? "This payment requires additional user action before it can be completed successfully."
      : (failed?.failure_message ?? "Your card was declined."),
    {
      type: "card_error",
      code: asks ? "subscription_payment_intent_requires_action" : (failed?.failure_code ?? "card_declined"),
      ...(failed?.outcome?.reason ? { decline_code: failed.outcome.reason } : {}),
    },
  );
}

function billingOf(account: Account, plan: PlannedChange, wanted: WantedChange) {
  const now = account.now();
  return {
    reason: "subscription_update" as const,
    drafts: plan.drafts,
    period: { start: now, end: now },
    finalizesAt: null,
    prorationDate: wanted.at,
    covered: plan.covered,
  };
}

function apply(account: Account, subscription: Kinds["subscription"], plan: PlannedChange): void {
  account.change(
    subscription,
    { items: { ...subscription.items, data: plan.items }, billing_cycle_anchor: plan.anchor },
    "customer.subscription.updated",
  );
}

/** Lines that the next invoice takes along. */
function keepForLater(account: Account, subscription: Kinds["subscription"], plan: PlannedChange): void {
  const fresh = invoiceLines(account, {
    invoice: null,
    drafts: plan.drafts,
    discounts: [],
    metadata: subscription.metadata,
  });
  const pendingLines = [...(account.internal(subscription.id).pendingLines ?? []), ...fresh];
  const covered = { ...plan.covered, ...coverageOf(fresh, "") };
  account.store.objects.setInternal(subscription.id, { pendingLines, covered });
}

/** The change goes through once its invoice is paid; until then the subscription stays as it was. */
function billBefore(
  account: Account,
  subscription: Kinds["subscription"],
  plan: PlannedChange,
  wanted: WantedChange,
  offSession: boolean,
): void {
  const { objects } = account.store;
  const invoice = billSubscription(account, subscription, {
    ...billingOf(account, plan, wanted),
    hold: true,
  });
  const pendingChange = {
    items: plan.items,
    billing_cycle_anchor: plan.anchor,
    covered: { ...plan.covered, ...coverageOf(invoice.lines.data, invoice.id) },
    discounts: lasting(account, subscription, plan.drafts),
  };
  objects.setInternal(subscription.id, { pendingChange });
  objects.setInternal(invoice.id, { putsThrough: subscription.id });
  const outcome = collectNow(account, invoice, offSession);
  Object.assign(subscription, account.get("subscription", subscription.id));
  if (outcome === "succeeded") return;
  account.change(
    subscription,
    {
      latest_invoice: invoice.id,
      pending_update: {
        billing_cycle_anchor: plan.resets ? plan.anchor : null,
        cancel_at_period_end: null,
        discount: null,
        discounts: null,
        expires_at: account.now() + PENDING_SECONDS,
        metadata: null,
        subscription_items: plan.items,
        trial_end: null,
        trial_from_plan: null,
      },
    },
    "customer.subscription.updated",
  );
}
