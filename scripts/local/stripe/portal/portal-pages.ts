import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import type { Markup } from "#scripts/local/server/html-page.ts";
import type { Account } from "../core/account.ts";
import { day, hostedPage, money } from "../core/hosted-page.ts";
import { idOf } from "../core/objects.ts";
import { StripeApiError } from "../core/stripe-error.ts";
import { cardChoice, chosenCard } from "../payments/card-choice.ts";
import { attach, newPaymentMethod } from "../payments/payment-methods.ts";
import type { TestCard } from "../payments/test-cards.ts";
import { cancelAtPeriodEnd } from "../subscriptions/end-subscription.ts";
import { itemOf, productName } from "../subscriptions/subscription-items.ts";
import { portalFeatures } from "./portal-configurations.ts";

type Session = Stripe.BillingPortal.Session;
/** As long as Stripe's own pages stay open. */
const OPEN_SECONDS = 3600;

/** The customer portal: `/p/session/:id`. */
export function portalPages(account: Account, write: <T>(work: () => T) => T): Hono {
  const app = new Hono();

  function open(context: Context, answer: (session: Session) => Response | Promise<Response>) {
    const session = account.store.objects.find("billing_portal.session", context.req.param("id") ?? "");
    if (session && account.now() < session.created + OPEN_SECONDS) return answer(session);
    const body = html`<p>Please open it again from the site.</p>`;
    return context.html(hostedPage({ title: "This page has expired", body }), 410);
  }

  app.get("/p/session/:id", (context) =>
    open(context, (session) => context.html(portalPage(account, session, null))),
  );
  app.post("/p/session/:id", async (context) => {
    const form = await context.req.formData();
    return open(context, (session) => {
      try {
        write(() => act(account, session, form));
        return context.redirect(`/p/session/${session.id}`, 303);
      } catch (error) {
        if (!(error instanceof StripeApiError)) throw error;
        return context.html(portalPage(account, session, error.message), 402);
      }
    });
  });
  return app;
}

function act(account: Account, session: Session, form: FormData): void {
  const card = chosenCard(form);
  const wanted = form.get("cancel") ?? form.get("keep");
  const subscription = subscriptionsOf(account, session.customer).find(({ id }) => id === wanted);
  const features = portalFeatures(account, idOf(session.configuration));
  if (card && !features.payment_method_update.enabled) return;
  if (subscription && !features.subscription_cancel.enabled) return;
  if (card) payWith(account, account.get("customer", session.customer), card);
  else if (subscription) cancelAtPeriodEnd(account, subscription, form.has("cancel"));
}

/** Subscriptions a customer still has. */
const subscriptionsOf = (account: Account, customer: string) =>
  account.store.objects.all("subscription", { customer, ended_at: null });

/** From now on everything of the customer's is paid with this card. */
function payWith(account: Account, customer: Stripe.Customer, card: TestCard): void {
  const { id } = attach(account, newPaymentMethod(account, card), customer.id);
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: id };
  account.change(customer, { invoice_settings }, "customer.updated");
  for (const each of subscriptionsOf(account, customer.id))
    account.change(each, { default_payment_method: id }, "customer.subscription.updated");
}

function portalPage(account: Account, session: Session, message: string | null): Markup {
  const { objects } = account.store;
  const customer = account.get("customer", session.customer);
  const subscriptions = subscriptionsOf(account, customer.id);
  const invoices = objects
    .all("invoice", { customer: customer.id }, 24)
    .filter(({ status }) => status !== "draft");
  const used = subscriptions[0]?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const method = objects.find("payment_method", idOf(used) ?? "");
  const last4 = method?.card?.last4;
  const action = `/p/session/${session.id}`;
  const features = portalFeatures(account, idOf(session.configuration));
  const cancels = features.subscription_cancel.enabled;
  return hostedPage({
    title: "Your billing",
    message,
    body: html`
      ${session.return_url ? html`<p><a href="${session.return_url}">Back to the site</a></p>` : ""}
      <h2>Plan</h2>
      ${subscriptions.length === 0 ? html`<p class="quiet">No plan.</p>` : ""}
      ${subscriptions.map((each) => planForm(account, each, cancels ? action : null))}
      <h2>Payment method</h2>
      <p>${last4 ? `Ending in ${last4}.` : "None yet."}</p>
      ${features.payment_method_update.enabled ? cardForm(action) : ""}
      ${features.invoice_history.enabled ? invoiceList(invoices) : ""}
    `,
  });
}

const cardForm = (action: string) => html`<form method="post" action="${action}">
  ${cardChoice()}
  <button>Use this from now on</button>
</form>`;

const invoiceList = (invoices: Stripe.Invoice[]) => html`
  <h2>Invoices</h2>
  ${invoices.length === 0 ? html`<p class="quiet">None yet.</p>` : ""}
  <dl class="lines">
    ${invoices.map(
      ({ id, created, status, amount_due, number }) => html`<div>
        <dt><a href="/i/${id}">${number}</a> <span class="quiet">${day(created)}, ${status}</span></dt>
        <dd class="sum">${money(amount_due)}</dd>
      </div>`,
    )}
  </dl>
`;

function planForm(account: Account, subscription: Stripe.Subscription, action: string | null): Markup {
  const { cancel_at, id, status } = subscription;
  const item = itemOf(subscription);
  const name = productName(account, item.price);
  const each = `${money(item.price.unit_amount ?? 0)} each ${item.price.recurring?.interval}`;
  const until =
    cancel_at === null ? `Renews on ${day(item.current_period_end)}.` : `Ends on ${day(cancel_at)}.`;
  const about = html`<p>${name}, ${each}. ${until} ${status === "past_due" ? "A payment is due." : ""}</p>`;
  if (action === null) return about;
  return html`<form method="post" action="${action}">
    ${about}
    ${
      cancel_at === null
        ? html`<button name="cancel" value="${id}">Cancel at the end of the period</button>`
        : html`<button name="keep" value="${id}">Keep the plan</button>`
    }
  </form>`;
}
