import type { PaymentEvent } from "#functions/providers/payments/payments.ts";
import type { CheckoutItem } from "#schema/billing/billing.ts";
import type { Plan, PlanInterval } from "#schema/billing/plans.ts";
import { move } from "./rows.ts";
import { signedIn } from "./signed-in.ts";
import { payWith } from "./stripe.ts";
import { moneyOf } from "./stripe-events.ts";
import { buyAt, type StripeHarness } from "./stripe-harness.ts";

/** A step of a life: what happened, and the balance and debt after it. */
export type Step = [what: string, credits: number, debt: number];

/** What someone does at the pricing and billing pages, and at Stripe's. */
export async function customerOf(it: StripeHarness) {
  const person = await signedIn(it.harness);
  // a life takes longer than a session
  await it.harness.db.write([
    { sql: "UPDATE session SET expires = 9e15 WHERE id = ?", args: [person.sessionId] },
  ]);
  const { billing } = person.client.trpc;
  const steps: Step[] = [];
  const customerId = async () => {
    const rows = await it.harness.db.orm.all<{ id: string }>(
      `SELECT stripeCustomerId AS id FROM user WHERE id = '${person.userId}'`,
    );
    return rows[0]?.id ?? "";
  };
  return {
    ...person,
    billing,
    steps,
    customerId,
    async note(what: string) {
      await it.server.idle();
      const { credits, debt } = await moneyOf(it.harness, person.userId);
      steps.push([what, credits, debt]);
    },
    /** Answers the payment's id. */
    async buy(item: CheckoutItem): Promise<string> {
      const checkoutId = await buyAt(it, person.client, item);
      const [row] = await it.harness.db.orm.all<{ id: string }>(
        `SELECT id FROM payment WHERE checkoutId = '${checkoutId}'`,
      );
      if (!row) throw new Error("the purchase did not arrive");
      return row.id;
    },
    async changePlan(input: { plan: Plan["id"]; interval: PlanInterval }) {
      const answer = await billing.changePlan.mutate({ requestKey: crypto.randomUUID(), ...input });
      await it.server.idle();
      return answer;
    },
    async spend(credits: number) {
      await it.harness.db.write([move(person.userId, -credits)]);
    },
    /** From now on everything is paid with this card. */
    payWith: async (card: string) => payWith(it.stripe, await customerId(), card),
    /** The charge that a pack's or an invoice's payment was made with. */
    async chargeOf(paymentId: string): Promise<string> {
      let intent = paymentId;
      if (paymentId.startsWith("in_")) {
        const { data } = await it.stripe.invoicePayments.list({ invoice: paymentId });
        intent = String(data[0]?.payment.payment_intent);
      }
      const { data } = await it.stripe.charges.list({ payment_intent: intent });
      return data.find((charge) => charge.status === "succeeded")?.id ?? "";
    },
  };
}

/** Two customers' lives from 15 January 2027: Ada pays by the month and has it all happen to her, Bob by the year. */
export async function liveLives(it: StripeHarness) {
  const ada = await customerOf(it);
  const bob = await customerOf(it);
  const requestKey = () => crypto.randomUUID();
  const seen: Record<string, unknown> = {};
  const to = async (iso: string) => {
    await it.travelTo(iso);
    await it.harness.cron("17 * * * *");
  };

  const firstInvoice = await ada.buy({ kind: "plan", plan: "starter", interval: "month" });
  await ada.note("subscribes to Starter");
  await bob.buy({ kind: "plan", plan: "starter", interval: "year" });
  await bob.note("subscribes to Starter for a year");
  for (const month of ["02", "03", "04"]) {
    await to(`2027-${month}-15T14:00:00Z`);
    await ada.note("renews");
    await bob.note("a month of the year begins");
  }

  await to("2027-04-30T12:00:00Z");
  const preview = await ada.billing.previewPlanChange.query({ plan: "studio", interval: "month" });
  seen.preview = { kind: preview.kind, dueCents: preview.dueCents, credits: preview.credits };
  const prorationDate = preview.prorationDate ?? undefined;
  const upgraded = await ada.billing.changePlan.mutate({
    requestKey: requestKey(),
    plan: "studio",
    interval: "month",
    prorationDate,
  });
  seen.upgraded = upgraded.kind;
  await ada.note("upgrades to Studio with half the month left");
  await bob.billing.changePlan.mutate({ requestKey: requestKey(), plan: "portrait", interval: "year" });
  await bob.note("upgrades to Portrait with half the month left");

  await ada.payWith("pm_card_chargeCustomerFail");
  await to("2027-05-15T14:00:00Z");
  await ada.note("the card fails");
  seen.failed = (await ada.billing.overview.query()).subscription;
  await bob.note("a month of the year begins");
  await to("2027-05-17T12:00:00Z");
  await ada.payWith("pm_card_visa");
  await to("2027-05-20T12:00:00Z");
  await ada.note("another card pays");
  seen.recovered = (await ada.billing.overview.query()).subscription;

  seen.downgraded = (
    await ada.billing.changePlan.mutate({ requestKey: requestKey(), plan: "portrait", interval: "month" })
  ).kind;
  await it.server.idle();
  seen.pending = (await ada.billing.overview.query()).subscription;
  await ada.note("asks for Portrait instead");
  await to("2027-06-15T14:00:00Z");
  await ada.note("renews with Portrait");
  await bob.note("a month of the year begins");

  await to("2027-07-01T12:00:00Z");
  await ada.billing.cancel.mutate({ requestKey: requestKey() });
  await ada.note("cancels");
  seen.cancelled = (await ada.billing.overview.query()).subscription;
  await to("2027-07-15T14:00:00Z");
  await ada.note("the plan ends");
  seen.ended = (await ada.billing.overview.query()).subscription;
  await bob.note("a month of the year begins");

  const small = await ada.buy({ kind: "pack", pack: "small" });
  await ada.note("buys the small pack");
  const medium = await ada.buy({ kind: "pack", pack: "medium" });
  await ada.note("buys the medium pack");
  const large = await ada.buy({ kind: "pack", pack: "large" });
  await ada.note("buys the large pack");
  await ada.spend(15_000);
  await ada.note("spends 15,000");

  await it.stripe.refunds.create({ charge: await ada.chargeOf(large), amount: 2800 });
  await ada.note("half of the large pack is refunded");
  await it.stripe.refunds.create({ charge: await ada.chargeOf(medium) });
  await ada.note("the medium pack is refunded");
  const lost = it.server.openDispute(await ada.chargeOf(small));
  await ada.note("the small pack is disputed");
  it.server.closeDispute(lost.id, "lost");
  await ada.note("the bank decides for her");
  const won = it.server.openDispute(await ada.chargeOf(firstInvoice));
  await ada.note("the first month is disputed");
  it.server.closeDispute(won.id, "won");
  await ada.note("the bank decides for us");
  seen.owing = (await ada.billing.overview.query()).debt;
  await ada.buy({ kind: "pack", pack: "small" });
  await ada.note("buys the small pack again");
  await ada.buy({ kind: "pack", pack: "large" });
  await ada.note("buys the large pack again");
  seen.invoices = await ada.billing.invoices.query();
  return { ada, bob, seen };
}

/** Everything Stripe has told of, as the app reads it from a delivery. */
export function toldBy(it: StripeHarness): PaymentEvent[] {
  return it.server.events().map((event) => ({
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    object: (event.data as { object: PaymentEvent["object"] }).object,
  }));
}
