import { html } from "hono/html";
import type Stripe from "stripe";
import type { Markup } from "#scripts/local/server/html-page.ts";
import { figures, section, statusPage } from "#scripts/local/server/status-page.ts";
import type { Account } from "../core/account.ts";
import { day, money } from "../core/hosted-page.ts";

/** What the account holds, and the controls a real one has not: time, disputes, repeated events. */
export function controlPage(account: Account): Markup {
  const { objects, deliveries } = account.store;
  const now = account.now();
  const charges = objects.all("charge", {}, 30);
  const disputes = objects.all("dispute", {}, 10);
  return statusPage({
    title: "Stripe (local stand-in)",
    body: html`
      ${figures({
        Customers: objects.count("customer"),
        Subscriptions: objects.count("subscription"),
        Charges: objects.count("charge"),
        "Events owed": deliveries.countOwed(),
      })}
      <h2>Time</h2>
      <p>It is ${day(now)}, ${clock(now)} UTC here.</p>
      <form method="post" action="/_local/advance">
        <button name="days" value="1">A day on</button>
        <button name="days" value="7">A week on</button>
        <button name="days" value="31">31 days on</button>
        <button name="days" value="366">366 days on</button>
      </form>
      ${section({
        title: "Payments",
        names: ["When", "Amount", "State", "Customer*", "Do"],
        empty: "No payment yet.",
        rows: charges.map((charge) => [
          day(charge.created),
          money(charge.amount),
          stateOf(charge),
          String(charge.customer),
          charge.paid && !charge.disputed ? button("dispute", charge.id, "Dispute it") : "",
        ]),
      })}
      ${section({
        title: "Disputes",
        names: ["When", "Amount", "State", "Do"],
        empty: "No dispute.",
        rows: disputes.map((dispute) => [
          day(dispute.created),
          money(dispute.amount),
          dispute.status.replace("_", " "),
          ["won", "lost"].includes(dispute.status)
            ? ""
            : html`${button("win", dispute.id, "We win")} ${button("lose", dispute.id, "We lose")}`,
        ]),
      })}
      ${section({
        title: "Events under way and delivered",
        names: ["Type*", "State", "Tries", "Do"],
        empty: "No event was sent yet.",
        rows: deliveries
          .latest(40)
          .map(({ type, state, attempts, event }) => [
            type,
            state.toLowerCase().replace("_", " "),
            attempts,
            button("again", event, "Send again"),
          ]),
      })}
    `,
  });
}

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 16);

const button = (what: string, id: string, label: string) =>
  html`<form method="post" action="/_local/${what}"><button name="id" value="${id}">${label}</button></form>`;

function stateOf(charge: Stripe.Charge): string {
  if (charge.disputed) return charge.refunded ? "disputed, refunded" : "disputed";
  if (charge.amount_refunded > 0)
    return charge.refunded ? "refunded" : `${money(charge.amount_refunded)} refunded`;
  return charge.failure_code ? charge.failure_code.replaceAll("_", " ") : charge.status;
}
