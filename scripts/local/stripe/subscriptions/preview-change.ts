import type Stripe from "stripe";
import * as z from "zod";
import { oneItem, text, timestamp } from "../core/param-types.ts";
import { route } from "../core/route.ts";
import { refuse } from "../core/stripe-error.ts";
import { draftFor } from "./bill-subscription.ts";
import { planChange } from "./plan-change.ts";
import { NO_DISCOUNTS } from "./subscriptions.ts";

/** What a change of a subscription would cost now. Source: Stripe's API reference, "Create a preview invoice". */
export const previewRoutes = {
  "POST /v1/invoices/create_preview": route(
    {
      discounts: NO_DISCOUNTS.optional(),
      subscription: text,
      subscription_details: z.strictObject({
        items: oneItem({ id: text, price: text }),
        proration_behavior: z.literal("always_invoice"),
        proration_date: timestamp.optional(),
      }),
    },
    ({ account, params: { subscription: id, discounts, subscription_details: change } }) => {
      const existing = account.get("subscription", id, "subscription");
      if (existing.ended_at !== null)
        refuse(`No upcoming invoices for subscription: ${id}`, { code: "invoice_upcoming_none" });
      const subscription: Stripe.Subscription = discounts ? { ...existing, discounts } : existing;
      const now = account.now();
      const at = change.proration_date ?? now;
      const { price, id: item } = change.items;
      const { drafts } = planChange(account, subscription, { price, item, prorates: true, at });
      const invoice = draftFor(account, subscription, {
        reason: "subscription_update",
        drafts,
        period: { start: now, end: now },
        finalizesAt: null,
        prorationDate: at,
      });
      // it is stored nowhere and never will be
      return { ...invoice, id: invoice.id.replace("in_", "upcoming_in_") };
    },
  ),
};
