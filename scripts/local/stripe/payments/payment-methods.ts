import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import { idOf } from "../core/objects.ts";
import { text } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";
import { attach, paymentMethodOf } from "./payment-method-factory.ts";

const PATH = "/v1/payment_methods";
const type = z.enum(["card", "us_bank_account"]);

/** Source: Stripe's API reference, "Payment Methods". They come from the test cards' own ids (`pm_card_visa`). */
export function paymentMethodEndpoints(account: Account): Endpoint[] {
  return [
    endpoint("POST", `${PATH}/:id/attach`, { customer: text }, ({ customer }, id) => {
      account.get("customer", customer, "customer");
      account.keepTimeOf(customer);
      const method = paymentMethodOf(account, id, "id");
      if (method.customer !== null && method.customer !== customer) {
        refuse("The payment method you provided has already been attached to a customer.");
      }
      return attach(account, method, customer);
    }),
    endpoint("POST", `${PATH}/:id/detach`, {}, (_, id) => {
      const method = account.get("payment_method", id);
      const owner = idOf(method.customer);
      if (owner === null)
        refuse("The payment method you provided is not attached to a customer so detachment is impossible.");
      const customer = account.get("customer", owner);
      if (customer.invoice_settings.default_payment_method === id) {
        const invoice_settings = { ...customer.invoice_settings, default_payment_method: null };
        account.change(customer, { invoice_settings }, "customer.updated");
      }
      return account.change(method, { customer: null }, "payment_method.detached");
    }),
    retrieving(account, PATH, "payment_method"),
    listing(
      account,
      PATH,
      "payment_method",
      { customer: text.optional(), type: type.optional() },
      ({ customer, type: of }) => ({ customer, type: of }),
    ),
    endpoint("GET", "/v1/customers/:id/payment_methods", { type: type.optional() }, (asked, id) => {
      account.get("customer", id);
      const data = account.store.objects.all("payment_method", { customer: id, type: asked.type });
      return { object: "list", url: `/v1/customers/${id}/payment_methods`, has_more: false, data };
    }),
  ];
}
