import type { CheckoutItem } from "#schema/billing/billing.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { signedIn } from "../accounts/people.ts";
import { move } from "../database/rows.ts";
import { rowOf, sql } from "../database/sql.ts";
import { payWith } from "./stripe.ts";
import { moneyOf } from "./stripe-events.ts";
import { buyAt, type StripeHarness } from "./stripe-harness.ts";

type ChangePlan = Parameters<ApiClient["trpc"]["billing"]["changePlan"]["mutate"]>[0];

/** What someone does at the pricing and billing pages, and at Stripe's. */
export async function customerOf(it: StripeHarness) {
  const { db } = it.harness;
  const person = await signedIn(it.harness);
  const { userId, client } = person;
  const { billing } = client.trpc;
  // a life takes longer than a session
  await db.write([sql("UPDATE session SET expires = 9e15 WHERE id = ?", person.sessionId)]);
  const customerId = async () => {
    const row = await rowOf<{ id: string }>(
      db,
      "SELECT stripeCustomerId AS id FROM user WHERE id = ?",
      userId,
    );
    return row?.id ?? "";
  };
  /** The charge that a pack's or an invoice's payment was made with. */
  const chargeOf = async (paymentId: string) => {
    const paid = paymentId.startsWith("in_")
      ? await it.stripe.invoicePayments.list({ invoice: paymentId })
      : null;
    const payment_intent = paid ? String(paid.data[0]?.payment.payment_intent) : paymentId;
    const { data } = await it.stripe.charges.list({ payment_intent });
    return data.find(({ status }) => status === "succeeded")?.id ?? "";
  };
  return {
    ...person,
    billing,
    customerId,
    chargeOf,
    money: () => moneyOf(it.harness, userId),
    subscription: async () => (await billing.overview.query()).subscription,
    /** Answers the payment's id. */
    async buy(item: CheckoutItem): Promise<string> {
      const checkoutId = await buyAt(it, client, item);
      const row = await rowOf(db, "SELECT id FROM payment WHERE checkoutId = ?", checkoutId);
      if (!row) throw new Error("the purchase did not arrive");
      return String(row.id);
    },
    async changePlan(input: Omit<ChangePlan, "requestKey">) {
      const answer = await billing.changePlan.mutate({ requestKey: crypto.randomUUID(), ...input });
      await it.server.idle();
      return answer;
    },
    /** All of it, unless told how many cents. */
    async refund(paymentId: string, amount?: number) {
      await it.stripe.refunds.create({ charge: await chargeOf(paymentId), amount });
      await it.server.idle();
    },
    spend: (credits: number) => db.write([move(userId, -credits)]),
    /** From now on everything is paid with this card. */
    payWith: async (card: string) => payWith(it.stripe, await customerId(), card),
  };
}
export type Customer = Awaited<ReturnType<typeof customerOf>>;
