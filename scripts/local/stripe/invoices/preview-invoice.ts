import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint } from "../core/endpoint.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { flag, text, timestamp } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";
import { draftFor } from "../subscriptions/bill-subscription.ts";
import { planChange } from "../subscriptions/plan-change.ts";
import { endOf, periodLine } from "../subscriptions/subscription-items.ts";
import { ITEM_CHANGES, NO_DISCOUNTS, PRORATION } from "../subscriptions/subscription-params.ts";
import type { LineDraft } from "./invoice-lines.ts";

const details = z.strictObject({
  billing_cycle_anchor: z.enum(["now", "unchanged"]).optional(),
  cancel_at_period_end: flag.optional(),
  items: ITEM_CHANGES.optional(),
  proration_behavior: PRORATION.default("create_prorations"),
  proration_date: timestamp.optional(),
});

/** What a change of a subscription would cost, or its next invoice. Source: Stripe's API reference, "Create a preview invoice". */
export function previewEndpoint(account: Account): Endpoint {
  return endpoint(
    "POST",
    "/v1/invoices/create_preview",
    {
      customer: text.optional(),
      discounts: NO_DISCOUNTS.optional(),
      subscription: text,
      subscription_details: details.optional(),
    },
    (asked) => {
      const there = account.get("subscription", asked.subscription, "subscription");
      const subscription = asked.discounts ? { ...there, discounts: asked.discounts } : there;
      if (asked.customer !== undefined && asked.customer !== idOf(subscription.customer)) {
        refuse("The subscription does not belong to this customer.", { param: "subscription" });
      }
      account.keepTimeOf(idOf(subscription.customer));
      if (subscription.ended_at !== null) none(subscription.id);
      const change = asked.subscription_details ?? { proration_behavior: "none" as const };
      const at = change.proration_date ?? account.now();
      const plan = planChange(account, subscription, {
        items: change.items,
        proration: change.proration_behavior,
        anchorNow: change.billing_cycle_anchor === "now",
        at,
      });
      const now = account.now();
      if (plan.resets || change.proration_behavior === "always_invoice") {
        return shown(account, subscription, plan.drafts, { start: now, end: now }, at, "subscription_update");
      }
      const ends = change.cancel_at_period_end ?? subscription.cancel_at_period_end;
      if (ends && plan.drafts.length === 0) none(subscription.id);
      return shown(
        account,
        subscription,
        [...plan.drafts, ...nextPeriod(account, subscription, plan)],
        periodOf(subscription),
        at,
        "upcoming",
      );
    },
  );
}

function none(id: string): never {
  refuse(`No upcoming invoices for subscription: ${id}`, { code: "invoice_upcoming_none" });
}

const periodOf = ({ items }: Kinds["subscription"]) => ({
  start: items.data[0]?.current_period_start ?? 0,
  end: items.data[0]?.current_period_end ?? 0,
});

/** The lines of the renewal to come. */
function nextPeriod(
  account: Account,
  subscription: Kinds["subscription"],
  { items, anchor }: { items: Kinds["subscription"]["items"]["data"]; anchor: number },
): LineDraft[] {
  return items.map((item) => {
    const current_period_start = item.current_period_end;
    const current_period_end = endOf(item.price, subscription.billing_cycle_anchor, current_period_start);
    return periodLine(account, { ...item, current_period_start, current_period_end }, anchor);
  });
}

/** An invoice that is in no store and never will be. */
function shown(
  account: Account,
  subscription: Kinds["subscription"],
  drafts: LineDraft[],
  period: { start: number; end: number },
  prorationDate: number,
  reason: "subscription_update" | "upcoming",
): object {
  const invoice = draftFor(account, subscription, {
    reason,
    drafts,
    period,
    finalizesAt: null,
    prorationDate,
    waiting: true,
  });
  return { ...invoice, id: invoice.id.replace("in_", "upcoming_in_") };
}
