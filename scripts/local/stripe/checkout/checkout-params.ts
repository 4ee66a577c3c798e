import * as z from "zod";
import type { Account } from "../core/account.ts";
import { address, count, email, flag, list, metadata, text, timestamp } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";
import { DISCOUNTS } from "../subscriptions/subscription-params.ts";

export const CHECKOUT_PARAMS = {
  allow_promotion_codes: flag.optional(),
  cancel_url: address.optional(),
  client_reference_id: text.max(200).optional(),
  customer: text.optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  customer_email: email.optional(),
  discounts: DISCOUNTS.optional(),
  expires_at: timestamp.optional(),
  invoice_creation: z
    .strictObject({
      enabled: flag,
      invoice_data: z
        .strictObject({ metadata: metadata.optional(), description: text.optional() })
        .optional(),
    })
    .optional(),
  line_items: list(z.strictObject({ price: text, quantity: count.optional() })),
  locale: z.enum(["auto", "en", "en-GB"]).optional(),
  metadata: metadata.optional(),
  mode: z.enum(["payment", "subscription"]),
  payment_intent_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      setup_future_usage: z.enum(["off_session", "on_session"]).optional(),
    })
    .optional(),
  payment_method_types: list(z.enum(["card", "us_bank_account"])).optional(),
  submit_type: z.enum(["auto", "book", "donate", "pay", "subscribe"]).optional(),
  subscription_data: z
    .strictObject({
      billing_cycle_anchor: timestamp.optional(),
      description: text.optional(),
      metadata: metadata.optional(),
    })
    .optional(),
  success_url: address,
  ui_mode: z.literal("hosted_page").optional(),
};
export type CheckoutParams = z.output<z.ZodObject<typeof CHECKOUT_PARAMS>>;

const SOONEST = 30 * 60;
const LATEST = 86_400;

/** What may not stand together, in Stripe's words. */
export function checkOrder(account: Account, asked: CheckoutParams): void {
  const { mode } = asked;
  if (asked.line_items.length === 0) {
    refuse("Missing required param: line_items.", { code: "parameter_missing", param: "line_items" });
  }
  const both = (a: keyof CheckoutParams, b: keyof CheckoutParams) => {
    if (asked[a] !== undefined && asked[b] !== undefined) {
      refuse(`You may only specify one of these parameters: ${a}, ${b}.`, { param: a });
    }
  };
  both("customer", "customer_email");
  both("allow_promotion_codes", "discounts");
  if ((asked.discounts ?? []).length > 1)
    refuse("You can apply at most one discount.", { param: "discounts" });
  if (asked.customer) account.get("customer", asked.customer, "customer");

  const mine = {
    payment: ["payment_intent_data", "invoice_creation", "customer_creation"],
    subscription: ["subscription_data"],
  } as const;
  const others: readonly (keyof CheckoutParams)[] = mode === "payment" ? mine.subscription : mine.payment;
  for (const param of others) {
    if (asked[param] !== undefined) refuse(`You can not pass \`${param}\` in \`${mode}\` mode.`, { param });
  }
  asked.line_items.forEach(({ price: id }, place) => {
    const param = `line_items[${place}][price]`;
    const price = account.get("price", id, param);
    if (!price.active)
      refuse("The price specified is inactive. This field only accepts active prices.", { param });
    if (mode === "payment" && price.recurring) {
      refuse(
        "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
        { param },
      );
    }
    if (mode === "subscription" && !price.recurring) {
      refuse(
        "You must provide recurring prices in `subscription` mode; the local stand-in takes no one-time prices there.",
        { param },
      );
    }
  });
  const ahead = (asked.expires_at ?? account.now() + SOONEST) - account.now();
  if (ahead < SOONEST || ahead > LATEST) {
    refuse(
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
      { param: "expires_at" },
    );
  }
}
