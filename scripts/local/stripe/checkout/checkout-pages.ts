import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import { redeemCode } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import { hostedPage } from "../core/hosted-page.ts";
import { StripeApiError } from "../core/stripe-error.ts";
import { challengeForm, chosenCard } from "../payments/card-choice.ts";
import { newPaymentMethod } from "../payments/payment-methods.ts";
import { checkoutPage, closedPage } from "./checkout-page.ts";
import { orderOf, setDiscount } from "./checkout-sessions.ts";
import { payOrder } from "./pay-order.ts";

type Session = Stripe.Checkout.Session;

/** The hosted checkout: `/c/pay/:id`. `write` runs a change whole or not at all, and lets its events go. */
export function checkoutPages(account: Account, write: <T>(work: () => T) => T): Hono {
  const app = new Hono();
  const isOpen = (session: Session) => session.status === "open" && session.expires_at > account.now();

  async function open(context: Context, answer: (session: Session) => Response | Promise<Response>) {
    const session = account.store.objects.find("checkout.session", context.req.param("id") ?? "");
    if (!session) return context.html(hostedPage({ title: "There is no such page", body: html`` }), 404);
    return isOpen(session) ? await answer(session) : context.html(closedPage(session), 410);
  }

  /** Pays, and leads on: back to the site, to the bank's question, or to the page again with what went wrong. */
  function pay(
    context: Context,
    session: Session,
    payment: Parameters<typeof payOrder>[2],
  ): Response | Promise<Response> {
    const outcome = payOrder(account, session, payment);
    if (outcome.as === "challenge") return context.redirect(`/c/pay/${session.id}/challenge`, 303);
    if (outcome.as === "declined") return context.html(checkoutPage(account, session, outcome.message), 402);
    return context.redirect((session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id), 303);
  }

  app.get("/c/pay/:id", (context) =>
    open(context, (session) => context.html(checkoutPage(account, session, null))),
  );
  app.post("/c/pay/:id", async (context) => {
    const card = chosenCard(await context.req.formData());
    return open(context, (session) => {
      if (!card) return context.html(checkoutPage(account, session, "Choose a test card."), 400);
      return write(() => pay(context, session, { method: newPaymentMethod(account, card) }));
    });
  });
  app.post("/c/pay/:id/promotion", async (context) => {
    const form = await context.req.formData();
    return open(context, (session) => {
      if (!session.allow_promotion_codes)
        return context.html(checkoutPage(account, session, "No codes here."), 400);
      const code = String(form.get("code") ?? "");
      const amount = session.amount_subtotal ?? 0;
      try {
        write(() =>
          setDiscount(account, session, form.has("remove") ? null : redeemCode(account, { code, amount })),
        );
        return context.redirect(`/c/pay/${session.id}`, 303);
      } catch (error) {
        if (!(error instanceof StripeApiError)) throw error;
        return context.html(checkoutPage(account, session, error.message), 400);
      }
    });
  });
  app.get("/c/pay/:id/challenge", (context) =>
    open(context, (session) => {
      if (!orderOf(account, session).challenged) return context.redirect(`/c/pay/${session.id}`, 303);
      const body = challengeForm(`/c/pay/${session.id}/challenge`);
      return context.html(hostedPage({ title: "Is it you?", body }));
    }),
  );
  app.post("/c/pay/:id/challenge", async (context) => {
    const confirmed = (await context.req.formData()).get("answer") === "confirm";
    return open(context, (session) => {
      const { challenged = "" } = orderOf(account, session);
      const method = account.store.objects.find("payment_method", challenged);
      if (!method) return context.redirect(`/c/pay/${session.id}`, 303);
      return write(() => pay(context, session, { method, confirmed }));
    });
  });
  return app;
}
