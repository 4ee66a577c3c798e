import { Hono } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import type { Markup } from "#scripts/local/server/html-page.ts";
import type { Account } from "../core/account.ts";
import { day, hostedPage, lines, money } from "../core/hosted-page.ts";
import { idOf } from "../core/objects.ts";
import { cardChoice, challengeForm, chosenCard } from "../payments/card-choice.ts";
import { newPaymentMethod } from "../payments/payment-methods.ts";
import { collectInvoice, intentOf } from "./collect-invoice.ts";
import { discountsOn } from "./invoice-lines.ts";

/** An invoice as its customer sees it: `/i/:id`, with a way to pay it, and the same to print at `/i/:id/pdf`. */
export function invoicePages(account: Account, write: <T>(work: () => T) => T): Hono {
  const app = new Hono();
  const find = (id: string) => account.store.objects.find("invoice", id);

  app.get("/i/:id", (context) => {
    const invoice = find(context.req.param("id"));
    return invoice ? context.html(invoicePage(invoice, { pays: true })) : context.notFound();
  });
  app.get("/i/:id/pdf", (context) => {
    const invoice = find(context.req.param("id"));
    return invoice ? context.html(invoicePage(invoice, { pays: false })) : context.notFound();
  });
  app.post("/i/:id", async (context) => {
    const form = await context.req.formData();
    const invoice = find(context.req.param("id"));
    const card = chosenCard(form);
    if (!invoice) return context.notFound();
    if (!card || invoice.status !== "open") return context.redirect(`/i/${invoice.id}`, 303);
    const outcome = write(() =>
      collectInvoice(account, invoice, { method: newPaymentMethod(account, card), offSession: false }),
    );
    if (outcome === "requires_action") return context.redirect(`/i/${invoice.id}/challenge`, 303);
    const intent = intentOf(account, invoice.id);
    const message =
      outcome === "failed" ? (intent?.last_payment_error?.message ?? "The payment failed.") : null;
    return context.html(invoicePage(invoice, { pays: true, message }), message ? 402 : 200);
  });
  app.get("/i/:id/challenge", (context) => {
    const body = challengeForm(`/i/${context.req.param("id")}/challenge`);
    return context.html(hostedPage({ title: "Is it you?", body }));
  });
  app.post("/i/:id/challenge", async (context) => {
    const confirmed = (await context.req.formData()).get("answer") === "confirm";
    const invoice = find(context.req.param("id"));
    if (!invoice) return context.notFound();
    const intent = intentOf(account, invoice.id);
    const method = account.store.objects.find("payment_method", idOf(intent?.payment_method) ?? "");
    if (invoice.status === "open" && method)
      write(() => collectInvoice(account, invoice, { method, offSession: false, confirmed }));
    return context.redirect(`/i/${invoice.id}`, 303);
  });
  app.get("/receipts/:id", (context) => {
    const charge = account.store.objects.find("charge", context.req.param("id"));
    if (!charge) return context.notFound();
    const body = lines([
      { name: charge.description ?? "Payment", cents: charge.amount },
      { name: "Given back", cents: -charge.amount_refunded },
      { name: "Paid", cents: charge.amount - charge.amount_refunded },
    ]);
    return context.html(hostedPage({ title: `Receipt of ${day(charge.created)}`, body }));
  });
  return app;
}

function invoicePage(
  invoice: Stripe.Invoice,
  { pays, message }: { pays: boolean; message?: string | null },
): Markup {
  const paid = invoice.status === "paid";
  const off = invoice.lines.data.reduce((sum, line) => sum + discountsOn(line), 0);
  const balance = invoice.amount_due - invoice.total;
  return hostedPage({
    title: `Invoice ${invoice.number ?? "(draft)"}`,
    message,
    body: html`
      <p>${day(invoice.created)}${invoice.customer_email ? `, for ${invoice.customer_email}` : ""}</p>
      ${lines([
        ...invoice.lines.data.map(({ description, amount, period }) => ({
          name: description ?? "",
          note: period.end > period.start ? `${day(period.start)} to ${day(period.end)}` : "",
          cents: amount,
        })),
        ...(off > 0 ? [{ name: "Discount", cents: -off }] : []),
        ...(balance !== 0 ? [{ name: "From and to your balance", cents: balance }] : []),
        { name: paid ? "Paid" : "To pay", cents: invoice.amount_due },
      ])}
      ${pays && invoice.status === "open" ? payForm(invoice) : html`<p class="quiet">${stateOf(invoice)}</p>`}
      ${pays ? html`<p><a href="/i/${invoice.id}/pdf">To print</a></p>` : ""}
    `,
  });
}

const payForm = (invoice: Stripe.Invoice) => html`<form method="post" action="/i/${invoice.id}">
  ${cardChoice()}
  <button class="act">Pay ${money(invoice.amount_due)}</button>
</form>`;

function stateOf({ status, status_transitions: { paid_at } }: Stripe.Invoice): string {
  if (paid_at !== null) return `Paid on ${day(paid_at)}.`;
  return status === "draft" ? "Not final yet." : "To be paid.";
}
