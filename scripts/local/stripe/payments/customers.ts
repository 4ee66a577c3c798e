import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing } from "../core/endpoint.ts";
import type { Kinds } from "../core/objects.ts";
import { email, integer, mergeMetadata, metadata, text, unsettable } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { attach, paymentMethodOf } from "./payment-method-factory.ts";

const PATH = "/v1/customers";
const about = {
  balance: integer.optional(),
  description: unsettable(text).optional(),
  email: unsettable(email).optional(),
  invoice_settings: z.strictObject({ default_payment_method: unsettable(text).optional() }).optional(),
  metadata: metadata.optional(),
  name: unsettable(text).optional(),
  payment_method: text.optional(),
  phone: unsettable(text).optional(),
};

/** A customer who has just come into being. */
export function newCustomer(
  account: Account,
  input: Partial<
    Pick<Kinds["customer"], "balance" | "description" | "email" | "metadata" | "name" | "phone">
  > & {
    test_clock?: string;
  },
): Kinds["customer"] {
  const id = account.idFor("customer");
  return account.add(
    {
      id,
      object: "customer" as const,
      address: null,
      balance: input.balance ?? 0,
      created: account.now(),
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: input.description ?? null,
      discount: null,
      email: input.email ?? null,
      invoice_prefix: id.slice(-8).toUpperCase(),
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: input.metadata ?? {},
      name: input.name ?? null,
      next_invoice_sequence: 1,
      phone: input.phone ?? null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: "none" as const,
      test_clock: input.test_clock ?? null,
    },
    "customer.created",
  );
}

/** Source: Stripe's API reference, "Customers". */
export function customerEndpoints(account: Account): Endpoint[] {
  /** Lets a customer pay with it from now on. */
  function setDefault(customer: Kinds["customer"], asked: string | null): void {
    const method =
      asked === null ? null : paymentMethodOf(account, asked, "invoice_settings[default_payment_method]");
    if (method && method.customer !== customer.id) {
      if (method.customer !== null || method.id === asked) {
        const message = `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`;
        refuse(message, { code: "resource_missing", param: "invoice_settings[default_payment_method]" });
      }
      attach(account, method, customer.id);
    }
    const invoice_settings = { ...customer.invoice_settings, default_payment_method: method?.id ?? null };
    account.change(customer, { invoice_settings }, "customer.updated");
  }

  function pay(
    customer: Kinds["customer"],
    asked: { payment_method?: string; invoice_settings?: { default_payment_method?: string | null } },
  ) {
    if (asked.payment_method) {
      attach(account, paymentMethodOf(account, asked.payment_method, "payment_method"), customer.id);
    }
    const chosen = asked.invoice_settings?.default_payment_method;
    if (chosen !== undefined) setDefault(customer, chosen);
  }

  return [
    endpoint("POST", PATH, { ...about, test_clock: text.optional() }, (asked) => {
      if (asked.test_clock) {
        account.get("test_helpers.test_clock", asked.test_clock, "test_clock");
        account.keepTimeBy(asked.test_clock);
      }
      const customer = newCustomer(account, { ...asked, metadata: mergeMetadata({}, asked.metadata) });
      pay(customer, asked);
      return customer;
    }),
    endpoint("GET", `${PATH}/:id`, {}, (_, id) => {
      if (account.store.objects.wasDeleted("customer", id)) return { id, object: "customer", deleted: true };
      return account.get("customer", id);
    }),
    endpoint("POST", `${PATH}/:id`, about, (asked, id) => {
      const customer = account.get("customer", id);
      account.keepTimeOf(id);
      const { metadata: changes, invoice_settings: _, payment_method: __, ...rest } = asked;
      const merged = mergeMetadata(customer.metadata, changes);
      account.change(customer, { ...rest, metadata: merged }, "customer.updated");
      pay(customer, asked);
      return customer;
    }),
    endpoint("DELETE", `${PATH}/:id`, {}, (_, id) => {
      const customer = account.get("customer", id);
      account.keepTimeOf(id);
      for (const subscription of account.store.objects.all("subscription", { customer: id })) {
        endSubscription(account, subscription, "cancellation_requested");
      }
      account.store.objects.remove(id);
      account.tell("customer.deleted", customer);
      return { id, object: "customer", deleted: true };
    }),
    listing(
      account,
      PATH,
      "customer",
      { email: text.optional(), test_clock: text.optional() },
      ({ email: of, test_clock }) => ({ email: of, test_clock }),
    ),
  ];
}
