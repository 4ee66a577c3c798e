import { html, raw } from "hono/html";
import type { AuthorizationRequest } from "./authorization-request.ts";
import { PEOPLE, type Person } from "./people.ts";

const style = raw(`
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent); }
  * { box-sizing: border-box; }
  body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; padding: 1.5rem 1.25rem; max-width: 28rem; }
  h1 { font-size: 1.4rem; line-height: 1.25; margin: 0 0 .25rem; }
  p { margin: .5rem 0 1rem; }
  ul { list-style: none; margin: 1rem 0; padding: 0; border-top: 1px solid var(--line); }
  li button { width: 100%; text-align: left; padding: .75rem .25rem; border: 0; border-bottom: 1px solid var(--line); background: none; color: inherit; font: inherit; cursor: pointer; }
  li button:hover { background: var(--line); } li span { display: block; opacity: .75; }
  label { display: block; margin-top: .75rem; } .check { display: flex; gap: .5rem; align-items: center; }
  input[type=text], input[type=email] { width: 100%; font: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .25rem; background: transparent; color: inherit; }
  .act { font: inherit; margin-top: 1rem; padding: .5rem 1rem; border: 1px solid currentColor; border-radius: .25rem; background: transparent; color: inherit; cursor: pointer; }
`);

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>${style}</style>
      </head>
      <body><main>${body}</main></body>
    </html>`;
}

const NAME = "Google (local stand-in)";

/** What stands at the server's own address. */
export function frontPage(issuer: string) {
  return page(
    NAME,
    html`
      <h1>${NAME}</h1>
      <p>An OpenID provider for this machine alone. Whoever signs in with Google chooses an account here; no password is asked for.</p>
      <p><a href="${issuer}/.well-known/openid-configuration">Discovery document</a></p>
      <ul>${PEOPLE.map((person) => html`<li><p>${person.name}<span>${described(person)}</span></p></li>`)}</ul>
    `,
  );
}

/** Choose an account, type one, or go back. */
export function choosePage(request: AuthorizationRequest) {
  return page(
    NAME,
    html`
      <h1>${NAME}</h1>
      <p>Choose who signs in to ${new URL(request.redirectUri).host}. Nothing leaves this machine.</p>
      <form method="post">
        <ul>
          ${PEOPLE.map(
            (person) => html`<li>
              <button name="choose" value="${person.email}">${person.name}<span>${described(person)}</span></button>
            </li>`,
          )}
        </ul>
      </form>
      <form method="post">
        <h2>Another account</h2>
        <label>Email <input type="email" name="email" required value="${request.loginHint ?? ""}" autocomplete="off" /></label>
        <label>Name <input type="text" name="name" autocomplete="off" /></label>
        <label class="check"><input type="checkbox" name="verified" checked /> Google has verified this address</label>
        <button class="act">Sign in</button>
      </form>
      <form method="post"><button class="act" name="cancel" value="1">Cancel</button></form>
    `,
  );
}

export function errorPage(message: string) {
  return page(NAME, html`<h1>Access blocked</h1><p>${message}</p>`);
}

function described(person: Person): string {
  return person.email_verified ? person.email : `${person.email}, address not verified`;
}
