import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import type { Kinds } from "../core/objects.ts";
import { mergeMetadata, metadata, text, unsettable } from "../core/param-types.ts";

const PATH = "/v1/payment_intents";

/** Makes a payment intent; nothing is taken yet. */
export function addIntent(
  account: Account,
  input: {
    amount: number;
    currency: string;
    customer: string | null;
    description?: string | null;
    metadata?: Record<string, string>;
    setup_future_usage?: "on_session" | "off_session" | null;
  },
): Kinds["payment_intent"] {
  const id = account.idFor("payment_intent");
  return account.add(
    {
      id,
      object: "payment_intent" as const,
      allowed_payment_method_types: null,
      amount: input.amount,
      amount_capturable: 0,
      amount_received: 0,
      application: null,
      application_fee_amount: null,
      automatic_payment_methods: null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: "automatic_async" as const,
      client_secret: `${id}_secret_${account.newId("")}`,
      confirmation_method: "automatic" as const,
      created: account.now(),
      currency: input.currency,
      customer: input.customer,
      customer_account: null,
      description: input.description ?? null,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      managed_payments: null,
      metadata: input.metadata ?? {},
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: ["card"],
      payment_record: null,
      processing: null,
      receipt_email: null,
      review: null,
      setup_future_usage: input.setup_future_usage ?? null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: "requires_payment_method" as const,
      transfer_group: null,
    },
    "payment_intent.created",
  );
}

/** Source: Stripe's API reference, "Payment Intents". Payments are made by checkouts and invoices, not here. */
export function paymentIntentEndpoints(account: Account): Endpoint[] {
  return [
    retrieving(account, PATH, "payment_intent"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      { description: unsettable(text).optional(), metadata: metadata.optional() },
      ({ description, metadata: asked }, id) => {
        const intent = account.get("payment_intent", id);
        return account.change(intent, { description, metadata: mergeMetadata(intent.metadata, asked) });
      },
    ),
    listing(account, PATH, "payment_intent", { customer: text.optional() }, ({ customer }) => ({ customer })),
  ];
}
