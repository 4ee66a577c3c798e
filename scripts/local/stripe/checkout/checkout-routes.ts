import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { Account } from "../core/account.ts";
import { hostedPage } from "../core/hosted-page.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { StripeFailure } from "../core/stripe-error.ts";
import { challengeForm, chosenCard } from "../payments/card-choice.ts";
import { newPaymentMethod } from "../payments/payment-method-factory.ts";
import { checkoutPage, closedPage } from "./checkout-page.ts";
import { discountOrder, orderOf, payOrder } from "./orders.ts";

type Session = Kinds["checkout.session"];

/** The hosted checkout: `/c/pay/:id`. `write` runs a change whole or not at all, and lets its events go. */
export function checkoutRoutes(account: Account, write: <T>(work: () => T) => T): Hono {
  const app = new Hono();
  const find = (context: Context) =>
    account.store.objects.find("checkout.session", context.req.param("id") ?? "");
  const isOpen = (session: Session) => session.status === "open" && session.expires_at > account.now();

  async function open(context: Context, answer: (session: Session) => Response | Promise<Response>) {
    const session = find(context);
    if (!session) return context.html(hostedPage({ title: "There is no such page", body: html`` }), 404);
    account.begin(null);
    return isOpen(session) ? await answer(session) : context.html(closedPage(session), 410);
  }

  /** Pays, and leads on: back to the site, to the bank's question, or to the page again with what went wrong. */
  function pay(
    context: Context,
    session: Session,
    by: Parameters<typeof payOrder>[2],
  ): Response | Promise<Response> {
    const outcome = payOrder(account, session, by);
    if (outcome.as === "challenge") return context.redirect(`/c/pay/${session.id}/challenge`, 303);
    if (outcome.as === "declined") return context.html(checkoutPage(account, session, outcome.message), 402);
    const url = (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
    return context.redirect(url, 303);
  }

  app.get("/c/pay/:id", (context) =>
    open(context, (session) => context.html(checkoutPage(account, session, null))),
  );
  app.post("/c/pay/:id", (context) =>
    open(context, async (session) => {
      const form = await context.req.formData();
      const card = chosenCard(form);
      if (!card) return context.html(checkoutPage(account, session, "Choose a test card."), 400);
      const known =
        account.store.objects.find("customer", idOf(session.customer) ?? "")?.email ?? session.customer_email;
      const email = known ?? (String(form.get("email") ?? "").trim() || null);
      if (email === null || !/^[^\s@]+@[^\s@]+$/.test(email)) {
        return context.html(checkoutPage(account, session, "Type an email address."), 400);
      }
      return write(() => pay(context, session, { method: newPaymentMethod(account, card), email }));
    }),
  );
  app.post("/c/pay/:id/promotion", (context) =>
    open(context, async (session) => {
      const form = await context.req.formData();
      const code = form.has("remove") ? null : String(form.get("code") ?? "");
      if (!session.allow_promotion_codes)
        return context.html(checkoutPage(account, session, "No codes here."), 400);
      try {
        write(() => discountOrder(account, session, code));
        return context.redirect(`/c/pay/${session.id}`, 303);
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error;
        return context.html(checkoutPage(account, session, error.message), 400);
      }
    }),
  );
  app.get("/c/pay/:id/challenge", (context) =>
    open(context, (session) => {
      if (!orderOf(account, session).chosen) return context.redirect(`/c/pay/${session.id}`, 303);
      const body = challengeForm(`/c/pay/${session.id}/challenge`);
      return context.html(hostedPage({ title: "Is it you?", body }));
    }),
  );
  app.post("/c/pay/:id/challenge", (context) =>
    open(context, async (session) => {
      const { chosen } = orderOf(account, session);
      const confirmed = (await context.req.formData()).get("answer") === "confirm";
      const method = account.store.objects.find("payment_method", chosen?.payment_method ?? "");
      if (!chosen || !method) return context.redirect(`/c/pay/${session.id}`, 303);
      return write(() => pay(context, session, { method, email: chosen.email, confirmed }));
    }),
  );
  return app;
}
