import { html } from "hono/html";
import type { Markup } from "../server/html-page.ts";
import { statusPage } from "../server/status-page.ts";
import { PEOPLE } from "./people.ts";

/** Choose an account, type one, or go back. */
export function choosePage(input: { redirectUri: string; loginHint: string }): Markup {
  return statusPage({
    title: "Google (local stand-in)",
    body: html`
      <style>form { max-width: 28rem; } label, button[name=choose] { flex: 1 1 100%; text-align: left; } label input { display: block; width: 100%; } input[type=checkbox] { display: inline; width: auto; }</style>
      <p>Choose who signs in to ${new URL(input.redirectUri).host}. Nothing leaves this machine.</p>
      <form method="post">
        ${PEOPLE.map(
          ({ name, email, email_verified }) =>
            html`<button name="choose" value="${email}">${name}<br />${email}${email_verified ? "" : ", not verified"}</button>`,
        )}
      </form>
      <h2>Another account</h2>
      <form method="post">
        <label>Email <input type="email" name="email" required value="${input.loginHint}" autocomplete="off" /></label>
        <label>Name <input name="name" autocomplete="off" /></label>
        <label><input type="checkbox" name="verified" checked /> Google has verified this address</label>
        <button>Sign in</button>
      </form>
      <h2>Go back</h2>
      <form method="post"><button name="cancel" value="1">Cancel</button></form>
    `,
  });
}

export function errorPage(message: string): Markup {
  return statusPage({ title: "Access blocked", body: html`<p>${message}</p>` });
}
