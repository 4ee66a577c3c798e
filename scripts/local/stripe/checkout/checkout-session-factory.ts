import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import type { Order } from "../core/internal-state.ts";
import type { Kinds } from "../core/objects.ts";
import { mergeMetadata } from "../core/param-types.ts";
import { redemptions } from "../subscriptions/subscription-params.ts";
import { type CheckoutParams, checkOrder } from "./checkout-params.ts";
import { priceOrder, totalsOf } from "./line-items.ts";

const DAY = 86_400;

/** Opens a checkout, after everything asked for was found to fit. */
export function openSession(account: Account, asked: CheckoutParams): Kinds["checkout.session"] {
  checkOrder(account, asked);
  const now = account.now();
  const subscribes = asked.mode === "subscription";
  const lines = asked.line_items.map(({ price, quantity = 1 }) => ({
    id: account.newId("li_"),
    price,
    quantity,
  }));
  const { amount_subtotal } = totalsOf(priceOrder(account, { lines, discounts: [] }));
  const customer = asked.customer ?? null;
  const discounts = redemptions(account, asked.discounts ?? [], { customer, amount: amount_subtotal });
  const { subscription_data, payment_intent_data, invoice_creation } = asked;
  const order: Order = {
    lines,
    discounts,
    subscription_data: {
      metadata: mergeMetadata({}, subscription_data?.metadata),
      description: subscription_data?.description ?? null,
      billing_cycle_anchor: subscription_data?.billing_cycle_anchor ?? null,
    },
    payment_intent_data: {
      metadata: mergeMetadata({}, payment_intent_data?.metadata),
      description: payment_intent_data?.description ?? null,
      setup_future_usage: payment_intent_data?.setup_future_usage ?? null,
    },
    invoice_data: {
      metadata: mergeMetadata({}, invoice_creation?.invoice_data?.metadata),
      description: invoice_creation?.invoice_data?.description ?? null,
    },
  };
  const id = account.newId("cs_test_a1");
  const email = asked.customer_email ?? null;
  const session: Stripe.Checkout.Session = {
    ...NOTHING_SPECIAL,
    id,
    ...totalsOf(priceOrder(account, order)),
    allow_promotion_codes: asked.allow_promotion_codes ?? null,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created: now,
    currency: account.get("price", lines[0]?.price ?? "").currency,
    customer,
    customer_creation: customer ? null : (asked.customer_creation ?? (subscribes ? "always" : "if_required")),
    customer_details: email === null ? null : detailsOf(email),
    customer_email: email,
    discounts,
    expires_at: asked.expires_at ?? now + DAY,
    invoice_creation: subscribes
      ? null
      : {
          enabled: invoice_creation?.enabled ?? false,
          invoice_data: { ...NO_INVOICE_DATA, ...order.invoice_data },
        },
    locale: asked.locale ?? null,
    metadata: mergeMetadata({}, asked.metadata),
    mode: asked.mode,
    payment_method_collection: subscribes ? "always" : null,
    submit_type: asked.submit_type ?? null,
    success_url: asked.success_url,
    url: `${account.url()}/c/pay/${id}`,
  };
  return account.add(session, undefined, { order });
}

const detailsOf = (email: string | null): Kinds["checkout.session"]["customer_details"] => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: "none",
  tax_ids: [],
});

const NO_INVOICE_DATA = {
  account_tax_ids: null,
  custom_fields: null,
  footer: null,
  issuer: null,
  rendering_options: null,
};

const NOTHING_SPECIAL = {
  object: "checkout.session",
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  integration_identifier: null,
  invoice: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ["card"],
  payment_status: "unpaid",
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  subscription: null,
  ui_mode: "hosted_page",
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
