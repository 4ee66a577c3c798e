import { type Context, Hono } from "hono";
import type { Account } from "../core/account.ts";
import type { startStripeWebhooks } from "../events/webhooks.ts";
import { closeDispute, openDispute } from "../payments/disputes.ts";
import { advanceClock } from "./advance-clock.ts";
import { controlPage } from "./control-page.ts";

const DAY = 86_400;

/** What tests and the account's page may do that no API offers. */
export function createControls(input: {
  account: Account;
  webhooks: ReturnType<typeof startStripeWebhooks>;
  /** Runs a change whole or not at all, and lets its events go. */
  write: <T>(work: () => T) => T;
  onAdvance: () => void;
}) {
  const { account, webhooks, write } = input;
  return {
    /** Unix seconds on the account's clock. */
    now: account.now,
    /** Moves that clock forward, to Unix seconds or a date; what falls due meanwhile happens in order, each at its moment. */
    advanceClock(to: number | Date): void {
      advanceClock(account, typeof to === "number" ? to : Math.floor(to.getTime() / 1000));
      input.onAdvance();
    },
    /** The customer's bank takes a payment back. */
    openDispute: (charge: string) => write(() => openDispute(account, account.get("charge", charge))),
    closeDispute: (dispute: string, status: "won" | "lost") =>
      write(() => closeDispute(account, account.get("dispute", dispute), status)),
    /** Everything that happened, oldest first. */
    events: () => account.store.objects.all("event").reverse(),
    /** Delivers an event once more. */
    resendEvent(id: string): void {
      webhooks.send(account.get("event", id));
      webhooks.wake();
    },
    /** Keeps deliveries back, and lets them go again. */
    hold: webhooks.hold,
    release: webhooks.release,
    /** Resolves once every event is delivered or given up. */
    idle: webhooks.idle,
  };
}

export type StripeControls = ReturnType<typeof createControls>;

/** The account's own page, `/`, and its buttons. */
export function controlPages(account: Account, controls: StripeControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.html(controlPage(account)));

  const button = (name: string, press: (form: FormData) => unknown) =>
    app.post(`/_local/${name}`, async (context: Context) => {
      // a page elsewhere may not press these buttons
      const own = context.req.header("origin") === new URL(context.req.url).origin;
      if (!own) return context.text("This cannot be done.", 400);
      press(await context.req.formData());
      return context.redirect("/", 303);
    });
  const id = (form: FormData) => String(form.get("id") ?? "");

  button("advance", (form) => controls.advanceClock(controls.now() + Number(form.get("days") ?? 0) * DAY));
  button("dispute", (form) => controls.openDispute(id(form)));
  button("win", (form) => controls.closeDispute(id(form), "won"));
  button("lose", (form) => controls.closeDispute(id(form), "lost"));
  button("again", (form) => controls.resendEvent(id(form)));
  return app;
}
