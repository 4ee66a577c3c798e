import { type Context, Hono } from "hono";
import type { Account } from "../core/account.ts";
import { controlPage } from "./control-page.ts";
import type { StripeControls } from "./controls.ts";

const DAY = 86_400;

/** The account's own page, `/`, and its buttons. */
export function controlRoutes(account: Account, controls: StripeControls): Hono {
  const app = new Hono();
  app.get("/", (context) => {
    account.begin(null);
    return context.html(controlPage(account));
  });

  const button = (name: string, press: (form: FormData) => unknown) =>
    app.post(`/_local/${name}`, async (context: Context) => {
      // a page elsewhere may not press these buttons
      const own = context.req.header("origin") === new URL(context.req.url).origin;
      if (!own) return context.text("This cannot be done.", 400);
      press(await context.req.formData());
      return context.redirect("/", 303);
    });
  const id = (form: FormData) => String(form.get("id") ?? "");

  button("travel", (form) => controls.travel(controls.now() + Number(form.get("days") ?? 0) * DAY));
  button("dispute", (form) => controls.openDispute(id(form)));
  button("win", (form) => controls.closeDispute(id(form), "won"));
  button("lose", (form) => controls.closeDispute(id(form), "lost"));
  button("again", (form) => controls.sendAgain(id(form)));
  return app;
}
