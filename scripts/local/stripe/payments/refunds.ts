import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { count, mergeMetadata, metadata, text } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";
import { addRefund } from "./refund-lifecycle.ts";

const PATH = "/v1/refunds";
/** Source: Stripe's API reference, "Refunds". */
export function refundEndpoints(account: Account): Endpoint[] {
  return [
    endpoint(
      "POST",
      PATH,
      {
        amount: count.optional(),
        charge: text.optional(),
        metadata: metadata.optional(),
        payment_intent: text.optional(),
        reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
      },
      (asked) => {
        const charge = chargeOf(account, asked);
        const customer = idOf(charge.customer);
        if (customer !== null) account.keepTimeOf(customer);
        const amount = checkAmount(account, charge, asked.amount);
        const about = { reason: asked.reason ?? null, metadata: mergeMetadata({}, asked.metadata) };
        return addRefund(account, charge, amount, about);
      },
    ),
    retrieving(account, PATH, "refund"),
    endpoint("POST", `${PATH}/:id`, { metadata: metadata.optional() }, ({ metadata: asked }, id) => {
      const refund = account.get("refund", id);
      return account.change(refund, { metadata: mergeMetadata(refund.metadata, asked) }, "refund.updated");
    }),
    listing(
      account,
      PATH,
      "refund",
      { charge: text.optional(), payment_intent: text.optional() },
      ({ charge, payment_intent }) => ({ charge, payment_intent }),
    ),
  ];
}

function chargeOf(account: Account, asked: { charge?: string; payment_intent?: string }): Kinds["charge"] {
  if ((asked.charge === undefined) === (asked.payment_intent === undefined)) {
    refuse("You must provide one of `charge` or `payment_intent`, and not both.", {
      code: "parameter_missing",
      param: "charge",
    });
  }
  if (asked.charge !== undefined) return account.get("charge", asked.charge, "charge");
  const intent = account.get("payment_intent", asked.payment_intent ?? "", "payment_intent");
  const charge = account.store.objects.find("charge", idOf(intent.latest_charge) ?? "");
  if (!charge?.paid) {
    refuse(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: "payment_intent",
    });
  }
  return charge;
}

function checkAmount(account: Account, charge: Kinds["charge"], asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) refuse(`Charge ${charge.id} has not been paid and cannot be refunded.`);
  // a charge stays marked as disputed; won, it can be refunded again
  const disputes = account.store.objects.all("dispute", { charge: charge.id });
  if (disputes.some(({ status }) => status !== "won")) {
    refuse(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: "charge_disputed" });
  }
  if (left === 0)
    refuse(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  const amount = asked ?? left;
  if (amount < 1)
    refuse("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  if (amount > left) {
    const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    refuse(`Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`, {
      param: "amount",
    });
  }
  return amount;
}
