import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, PAGING, paged, retrieving } from "../core/endpoint.ts";
import { mergeMetadata, metadata, text } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";
import { CHECKOUT_PARAMS } from "./checkout-params.ts";
import { openSession } from "./checkout-session-factory.ts";
import { lineItemsOf } from "./line-items.ts";
import { endOrder } from "./orders.ts";

const PATH = "/v1/checkout/sessions";

/** Source: Stripe's API reference, "Checkout Sessions". Hosted pages only. */
export function checkoutSessionEndpoints(account: Account): Endpoint[] {
  return [
    endpoint("POST", PATH, CHECKOUT_PARAMS, (asked) => openSession(account, asked)),
    retrieving(account, PATH, "checkout.session"),
    endpoint("POST", `${PATH}/:id`, { metadata: metadata.optional() }, ({ metadata: asked }, id) => {
      const session = account.get("checkout.session", id);
      return account.change(session, { metadata: mergeMetadata(session.metadata, asked) });
    }),
    endpoint("POST", `${PATH}/:id/expire`, {}, (_, id) => {
      const session = account.get("checkout.session", id);
      if (session.status !== "open") {
        refuse(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      }
      endOrder(account, session);
      return session;
    }),
    endpoint("GET", `${PATH}/:id/line_items`, PAGING, (params, id) => {
      account.get("checkout.session", id);
      return paged(lineItemsOf(account, id), `${PATH}/${id}/line_items`, params);
    }),
    listing(
      account,
      PATH,
      "checkout.session",
      {
        customer: text.optional(),
        payment_intent: text.optional(),
        status: z.enum(["complete", "expired", "open"]).optional(),
        subscription: text.optional(),
      },
      ({ customer, payment_intent, status, subscription }) => ({
        customer,
        payment_intent,
        status,
        subscription,
      }),
    ),
  ];
}
