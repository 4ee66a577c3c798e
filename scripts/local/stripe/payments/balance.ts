import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import type { Kinds } from "../core/objects.ts";
import { text } from "../core/param-types.ts";

/** The balance hears of a charge a moment later, as with Stripe: the charge is told of once more. */
export function book(account: Account, charge: Kinds["charge"]): void {
  // 2.9 % and 30 cents: what Stripe takes in the United States
  const fee = Math.round(charge.amount * 0.029) + 30;
  const entry = addBalanceTransaction(account, {
    source: charge.id,
    amount: charge.amount,
    fee,
    type: "charge",
  });
  account.change(charge, { balance_transaction: entry.id }, "charge.updated");
}

export function addBalanceTransaction(
  account: Account,
  input: {
    source: string;
    amount: number;
    fee: number;
    type: "charge" | "refund" | "refund_failure" | "adjustment";
  },
): Kinds["balance_transaction"] {
  const now = account.now();
  return account.add({
    id: account.idFor("balance_transaction"),
    object: "balance_transaction" as const,
    amount: input.amount,
    available_on: now,
    balance_type: "payments" as const,
    created: now,
    currency: "usd",
    description: null,
    exchange_rate: null,
    fee: input.fee,
    fee_details:
      input.fee === 0
        ? []
        : [
            {
              amount: input.fee,
              application: null,
              currency: "usd",
              description: "Stripe processing fees",
              type: "stripe_fee",
            },
          ],
    net: input.amount - input.fee,
    reporting_category: input.type === "adjustment" ? "dispute" : input.type,
    source: input.source,
    status: "available",
    type: input.type,
  });
}

/** Source: Stripe's API reference, "Balance" and "Balance Transactions". */
export function balanceEndpoints(account: Account): Endpoint[] {
  const path = "/v1/balance_transactions";
  return [
    endpoint("GET", "/v1/balance", {}, () => {
      const entries = account.store.objects.all("balance_transaction");
      const amount = entries.reduce((sum, { net }) => sum + net, 0);
      return {
        object: "balance",
        available: [{ amount, currency: "usd", source_types: { card: amount } }],
        livemode: false,
        pending: [{ amount: 0, currency: "usd", source_types: { card: 0 } }],
      };
    }),
    retrieving(account, path, "balance_transaction"),
    listing(
      account,
      path,
      "balance_transaction",
      { source: text.optional(), type: text.optional() },
      ({ source, type }) => ({ source, type }),
    ),
  ];
}
