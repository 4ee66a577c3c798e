import { html } from "hono/html";
import type Stripe from "stripe";
import type { Markup } from "#scripts/local/server/html-page.ts";
import type { Account } from "../core/account.ts";
import { hostedPage, lines, money } from "../core/hosted-page.ts";
import { idOf } from "../core/objects.ts";
import { cardChoice } from "../payments/card-choice.ts";
import { productName } from "../subscriptions/subscription-items.ts";
import { orderOf } from "./checkout-sessions.ts";

type Session = Stripe.Checkout.Session;

/** What is bought, what it costs, a promotion code, and the test cards to pay with. */
export function checkoutPage(account: Account, session: Session, message: string | null): Markup {
  const price = account.get("price", orderOf(account, session).price);
  const total = session.amount_total ?? 0;
  const off = session.total_details?.amount_discount ?? 0;
  const customer = account.store.objects.find("customer", idOf(session.customer) ?? "");
  const action = session.mode === "subscription" ? "Subscribe" : "Pay";
  return hostedPage({
    title: action,
    message,
    body: html`
      ${lines([
        {
          name: productName(account, price),
          note: price.recurring ? `each ${price.recurring.interval}` : "",
          cents: session.amount_subtotal ?? 0,
        },
        ...(off > 0 ? [{ name: "Discount", note: codeOf(account, session), cents: -off }] : []),
        { name: "Due today", cents: total },
      ])}
      ${session.allow_promotion_codes ? promotionForm(account, session) : ""}
      <form method="post" action="/c/pay/${session.id}">
        ${customer?.email ? html`<p class="quiet">For ${customer.email}</p>` : ""}
        ${cardChoice()}
        <button class="act">${action} ${money(total)}</button>
      </form>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back, without paying</a></p>` : ""}
    `,
  });
}

function promotionForm(account: Account, session: Session): Markup {
  const action = `/c/pay/${session.id}/promotion`;
  const code = codeOf(account, session);
  if (code !== "") {
    return html`<form method="post" action="${action}"><button name="remove" value="1">Take off ${code}</button></form>`;
  }
  return html`<form method="post" action="${action}" class="row">
    <label class="field">Promotion code <input type="text" name="code" required autocomplete="off" /></label>
    <button>Use it</button>
  </form>`;
}

function codeOf(account: Account, session: Session): string {
  const [discount] = session.discounts ?? [];
  const id = idOf(discount?.promotion_code);
  return id === null ? "" : account.get("promotion_code", id).code;
}

/** There is nothing to pay here any more. */
export function closedPage(session: Session): Markup {
  const complete = session.status === "complete";
  return hostedPage({
    title: complete ? "Paid already" : "This page has expired",
    body: html`
      <p>${complete ? "This purchase is complete." : "Nothing was taken. Please start again from the site."}</p>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back to the site</a></p>` : ""}
    `,
  });
}
