import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint } from "../core/endpoint.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { address, text } from "../core/param-types.ts";
import { attach, newPaymentMethod } from "../payments/payment-method-factory.ts";
import type { TestCard } from "../payments/test-cards.ts";
import { isOver } from "../subscriptions/end-subscription.ts";

/** Source: Stripe's API reference, "Customer Portal Sessions". */
export function portalEndpoints(account: Account): Endpoint[] {
  return [
    endpoint(
      "POST",
      "/v1/billing_portal/sessions",
      {
        configuration: text.optional(),
        customer: text,
        locale: z.enum(["auto", "en", "en-GB"]).optional(),
        return_url: address.optional(),
      },
      ({ customer, configuration, return_url, locale }) => {
        account.get("customer", customer, "customer");
        if (configuration) account.get("billing_portal.configuration", configuration, "configuration");
        const id = account.idFor("billing_portal.session");
        return account.add(
          {
            id,
            object: "billing_portal.session" as const,
            configuration: configuration ?? "bpc_local",
            created: account.now(),
            customer,
            customer_account: null,
            flow: null,
            livemode: false,
            locale: locale ?? null,
            on_behalf_of: null,
            return_url: return_url ?? null,
            url: `${account.url()}/p/session/${id}`,
          },
          "billing_portal.session.created",
        );
      },
    ),
  ];
}

/** Subscriptions a customer still has. */
export const subscriptionsOf = (account: Account, customer: string) =>
  account.store.objects.all("subscription", { customer }).filter((each) => !isOver(each));

/** From now on everything of the customer's is paid with this card. */
export function payWith(account: Account, customer: Kinds["customer"], card: TestCard): void {
  const method = attach(account, newPaymentMethod(account, card), customer.id);
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: method.id };
  account.change(customer, { invoice_settings }, "customer.updated");
  for (const each of subscriptionsOf(account, customer.id)) {
    if (idOf(each.default_payment_method) === null) continue;
    account.change(each, { default_payment_method: method.id }, "customer.subscription.updated");
  }
}
