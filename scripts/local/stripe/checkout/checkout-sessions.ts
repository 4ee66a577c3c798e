import type Stripe from "stripe";
import * as z from "zod";
import { amountOff } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import type { Order, Redemption } from "../core/internal-state.ts";
import { nulls, unread } from "../core/objects.ts";
import { address, flag, mergeMetadata, metadata, oneItem, text } from "../core/param-types.ts";
import { list, retrieve, route } from "../core/route.ts";
import { refuse, StripeApiError } from "../core/stripe-error.ts";

const OPEN_SECONDS = 86_400;
const orderData = z.strictObject({ metadata: metadata.optional() }).optional();
const PARAMS = {
  allow_promotion_codes: flag.optional(),
  cancel_url: address.optional(),
  client_reference_id: text.max(200).optional(),
  customer: text,
  line_items: oneItem({ price: text }),
  metadata: metadata.optional(),
  mode: z.enum(["payment", "subscription"]),
  payment_intent_data: orderData,
  subscription_data: orderData,
  success_url: address,
};

/** Source: Stripe's API reference, "Checkout Sessions". Hosted pages only, for one thing and a known customer. */
export const checkoutSession = defineObject({
  kind: "checkout.session",
  idPrefix: "cs_test_a1",
  defaults: {
    ...nulls("after_expiration", "allowed_payment_method_types", "billing_address_collection"),
    ...nulls("client_secret", "collected_information", "consent", "consent_collection"),
    ...nulls("currency_conversion", "customer_account", "customer_creation", "customer_details"),
    ...nulls("customer_email", "integration_identifier", "invoice", "invoice_creation", "locale"),
    ...nulls("managed_payments", "origin_context", "payment_intent", "payment_link", "permissions"),
    ...nulls("payment_method_configuration_details", "recovered_from", "saved_payment_method_options"),
    ...nulls("setup_intent", "shipping_address_collection", "shipping_cost", "submit_type"),
    ...nulls("subscription", "wallet_options"),
    adaptive_pricing: unread,
    automatic_tax: unread,
    custom_fields: [],
    custom_text: unread,
    discounts: [],
    livemode: false,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    shipping_options: [],
    status: "open",
    ui_mode: "hosted_page",
  },
  routes: (factory) => ({
    "GET /v1/checkout/sessions": list("checkout.session", {
      customer: text.optional(),
      status: z.enum(["complete", "expired", "open"]).optional(),
    }),
    "GET /v1/checkout/sessions/:id": retrieve("checkout.session"),
    "POST /v1/checkout/sessions": route(PARAMS, ({ account, params }) => {
      const { mode } = params;
      checkParams(account, params);
      const { price } = params.line_items;
      const data = mode === "subscription" ? params.subscription_data : params.payment_intent_data;
      const order: Order = { price, discount: null, metadata: mergeMetadata({}, data?.metadata) };
      const id = factory.newId(account);
      return factory.create(
        account,
        {
          id,
          ...totalsOf(account, order),
          allow_promotion_codes: params.allow_promotion_codes ?? null,
          cancel_url: params.cancel_url ?? null,
          client_reference_id: params.client_reference_id ?? null,
          currency: account.get("price", price).currency,
          customer: params.customer,
          expires_at: account.now() + OPEN_SECONDS,
          metadata: mergeMetadata({}, params.metadata),
          mode,
          payment_method_collection: mode === "subscription" ? "always" : null,
          success_url: params.success_url,
          url: `${account.url()}/c/pay/${id}`,
        },
        undefined,
        { order },
      );
    }),
    "POST /v1/checkout/sessions/:id/expire": route({}, ({ account, id }) => {
      const session = account.get("checkout.session", id);
      if (session.status !== "open")
        refuse(`Only open Checkout Sessions can be expired. This one is \`${session.status}\`.`);
      expireSession(account, session);
      return session;
    }),
  }),
});

/** What may not stand together, in Stripe's words. */
function checkParams(account: Account, params: z.output<z.ZodObject<typeof PARAMS>>): void {
  const { mode } = params;
  account.get("customer", params.customer, "customer");
  const others = mode === "payment" ? "subscription_data" : "payment_intent_data";
  if (params[others] !== undefined)
    refuse(`You can not pass \`${others}\` in \`${mode}\` mode.`, { param: others });
  const param = "line_items[0][price]";
  const price = account.get("price", params.line_items.price, param);
  if (!price.active)
    refuse("The price specified is inactive. This field only accepts active prices.", { param });
  if ((mode === "subscription") !== (price.recurring !== null))
    refuse(`You specified \`${mode}\` mode but passed a ${price.type} price.`, { param });
}

export function orderOf(account: Account, session: Stripe.Checkout.Session): Order {
  const { order } = account.internal(session.id);
  if (!order) throw new StripeApiError(404, `No such checkout session: '${session.id}'`);
  return order;
}

/** What an order comes to, as it stands on its session. */
function totalsOf(account: Account, { price: id, discount }: Order) {
  const { unit_amount, product } = account.get("price", id);
  const amount_subtotal = unit_amount ?? 0;
  const coupon = discount && account.get("coupon", discount.coupon);
  const amount_discount = coupon ? amountOff(coupon, amount_subtotal, String(product)) : 0;
  return {
    amount_subtotal,
    amount_total: amount_subtotal - amount_discount,
    total_details: { amount_discount, amount_shipping: 0, amount_tax: 0 },
  };
}

/** Puts a discount on an open checkout, or takes it off again. */
export function setDiscount(
  account: Account,
  session: Stripe.Checkout.Session,
  discount: Redemption | null,
): void {
  const order = { ...orderOf(account, session), discount };
  account.store.objects.setInternal(session.id, { order });
  account.change(session, { discounts: discount ? [discount] : [], ...totalsOf(account, order) });
}

export function expireSession(account: Account, session: Stripe.Checkout.Session): void {
  account.change(session, { status: "expired", url: null });
  account.emit("checkout.session.expired", session);
}
