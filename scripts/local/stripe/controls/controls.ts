import { settleOrder } from "../checkout/orders.ts";
import type { Account } from "../core/account.ts";
import type { Kinds } from "../core/objects.ts";
import type { Delivery } from "../events/delivery-table.ts";
import type { Trouble } from "../events/fault-injection.ts";
import type { startStripeWebhooks } from "../events/webhooks.ts";
import { closeDispute, openDispute } from "../payments/dispute-lifecycle.ts";
import { travel } from "./advance-clock.ts";

/** What tests and the account's page may do that no API offers. */
export interface StripeControls {
  /** Unix seconds on the clock of everybody without a test clock. */
  now(): number;
  /** Moves that clock forward, to Unix seconds or a date; what falls due meanwhile happens in order, each at its moment. */
  travel(to: number | Date): void;
  /** The customer's bank takes a payment back. */
  openDispute(charge: string, reason?: "fraudulent" | "product_not_received"): Kinds["dispute"];
  closeDispute(dispute: string, as: "won" | "lost"): Kinds["dispute"];
  /** A bank debit arrives or fails now. */
  settle(paymentIntent: string, as: "succeeded" | "failed"): void;
  /** Everything that was told, oldest first. */
  events(): Kinds["event"][];
  /** Delivers an event once more. */
  sendAgain(event: string): void;
  /** What goes wrong with deliveries from now on. */
  trouble(wanted: Trouble): void;
  /** Keeps deliveries back, and lets them go again: each at its time, or all at once in an order of one's own. */
  hold(): void;
  release(order?: (owed: Delivery[]) => Delivery[]): void;
  /** Resolves once every event is delivered or given up. */
  idle(): Promise<void>;
}

export function createControls(input: {
  account: Account;
  webhooks: ReturnType<typeof startStripeWebhooks>;
  /** Runs a change whole or not at all, and lets its events go. */
  write: <T>(work: () => T) => T;
  onTravel: () => void;
}): StripeControls {
  const { account, webhooks, write } = input;
  return {
    now() {
      account.begin(null);
      return account.now();
    },
    travel(to) {
      travel(account, typeof to === "number" ? to : Math.floor(to.getTime() / 1000));
      input.onTravel();
      webhooks.look();
    },
    openDispute: (id, reason = "fraudulent") =>
      write(() => openDispute(account, onItsClock(account, account.get("charge", id)), reason)),
    closeDispute: (id, as) => write(() => closeDispute(account, account.get("dispute", id), as)),
    settle: (id, as) =>
      write(() => settleOrder(account, onItsClock(account, account.get("payment_intent", id)), as)),
    events: () => account.store.objects.all("event").reverse(),
    sendAgain: (id) => webhooks.sendAgain(account.get("event", id)),
    trouble: webhooks.trouble,
    hold: webhooks.hold,
    release: webhooks.release,
    idle: webhooks.idle,
  };
}

function onItsClock<T extends { customer: Kinds["charge"]["customer"] }>(account: Account, input: T): T {
  if (typeof input.customer === "string") account.keepTimeOf(input.customer);
  return input;
}
