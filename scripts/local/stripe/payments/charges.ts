import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import { mergeMetadata, metadata, text, unsettable } from "../core/param-types.ts";

const PATH = "/v1/charges";

/** Source: Stripe's API reference, "Charges". */
export function chargeEndpoints(account: Account): Endpoint[] {
  return [
    retrieving(account, PATH, "charge"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      { description: unsettable(text).optional(), metadata: metadata.optional() },
      ({ description, metadata: asked }, id) => {
        const charge = account.get("charge", id);
        return account.change(
          charge,
          { description, metadata: mergeMetadata(charge.metadata, asked) },
          "charge.updated",
        );
      },
    ),
    listing(
      account,
      PATH,
      "charge",
      { customer: text.optional(), payment_intent: text.optional() },
      ({ customer, payment_intent }) => ({ customer, payment_intent }),
    ),
  ];
}
