import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { nulls } from "../core/objects.ts";
import { count, text } from "../core/param-types.ts";
import { route } from "../core/route.ts";
import { refuse } from "../core/stripe-error.ts";

/** Source: Stripe's API reference, "Refunds". */
export const refund = defineObject({
  kind: "refund",
  idPrefix: "re_",
  defaults: {
    ...nulls("balance_transaction", "customer_account", "receipt_number", "reason"),
    ...nulls("source_transfer_reversal", "transfer_reversal"),
    destination_details: {
      type: "card",
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
    },
    metadata: {},
    status: "succeeded",
  },
  routes: (factory) => ({
    "POST /v1/refunds": route(
      { amount: count.optional(), charge: text },
      ({ account, params: { amount: wanted, charge: id } }) => {
        const amount = refundable(account, id, wanted);
        const charge = account.get("charge", id);
        const amount_refunded = charge.amount_refunded + amount;
        const refunded = amount_refunded === charge.amount;
        account.change(charge, { amount_refunded, refunded }, "charge.refunded");
        const { currency, customer, payment_intent, payment_method } = charge;
        return factory.create(
          account,
          { amount, charge: id, currency, customer, payment_intent, payment_method },
          "refund.created",
        );
      },
    ),
  }),
});

/** The amount, or all that is left, where that much may be given back. */
function refundable(account: Account, id: string, wanted: number | undefined): number {
  const charge = account.get("charge", id, "charge");
  const left = charge.paid ? charge.amount - charge.amount_refunded : 0;
  const amount = wanted ?? left;
  if (amount < 1 || amount > left)
    refuse(`Of charge ${id} between 1 and ${left} cents can be refunded, not ${amount}.`, {
      param: "amount",
    });
  return amount;
}
