import { html, raw } from "hono/html";
import type { StoredMail } from "./store.ts";

const style = raw(`
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 16%, transparent); --accent: light-dark(#1d5bbf, #8db8ff); }
  * { box-sizing: border-box; }
  body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; padding: 1.25rem; max-width: 56rem; }
  header { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; justify-content: space-between; }
  h1 { font-size: 1.4rem; margin: .5rem 0; overflow-wrap: anywhere; }
  a { color: var(--accent); }
  form { display: flex; gap: .5rem; flex-wrap: wrap; }
  input, button { font: inherit; padding: .45rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: transparent; color: inherit; min-width: 0; }
  input { flex: 1 1 14rem; }
  button { cursor: pointer; }
  ol { list-style: none; margin: 1rem 0; padding: 0; border-top: 1px solid var(--line); }
  li a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .75rem .25rem; border-bottom: 1px solid var(--line); text-decoration: none; color: inherit; }
  li a:hover, li a:focus-visible { background: var(--line); }
  li strong { flex: 1 1 16rem; overflow-wrap: anywhere; }
  li span { flex: 1 0 100%; width: 0; opacity: .75; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  time { opacity: .75; white-space: nowrap; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem 1rem; } dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 65vh; border: 1px solid var(--line); border-radius: .5rem; background: #fff; resize: vertical; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; }
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
      <body>${body}</body>
    </html>`;
}

/** All mail, newest first, or that of one recipient. Looks for new mail while nobody types in the filter. */
export function inboxPage(mails: StoredMail[], to: string) {
  return page(
    to ? `Mail to ${to}` : "Mail",
    html`
      <header>
        <h1>Mail</h1>
        <form method="get" action="/">
          <input type="search" name="to" value="${to}" aria-label="Recipient" placeholder="Recipient's address" />
          <button>Show</button>
        </form>
      </header>
      <main>
        ${
          mails.length === 0
            ? html`<p>${to ? `No mail to ${to} yet.` : "No mail yet."} ${to ? html`<a href="/">Show all mail</a>` : ""}</p>`
            : html`<ol>${mails.map(line)}</ol>`
        }
      </main>
      <script>
        setInterval(() => document.activeElement?.tagName === "INPUT" || location.reload(), 4000);
      </script>
    `,
  );
}

function line({ id, subject, from, to, createdAt }: StoredMail) {
  return html`<li><a href="/mails/${id}"><strong>${subject}</strong> ${time(createdAt)}<span>To ${to.join(", ")} from ${from}</span></a></li>`;
}

/** One mail: who, when, its HTML in a frame of its own, and its text. */
export function mailPage({ id, subject, from, to, cc, bcc, createdAt, html: markup, text }: StoredMail) {
  return page(
    subject,
    html`
      <p><a href="/">All mail</a></p>
      <main>
        <h1>${subject}</h1>
        <dl>
          <dt>From</dt><dd>${from}</dd>
          <dt>To</dt><dd>${to.map((address) => html`<a href="/?to=${encodeURIComponent(address)}">${address}</a> `)}</dd>
          ${cc.length > 0 ? html`<dt>Copy</dt><dd>${cc.join(", ")}</dd>` : ""}
          ${bcc.length > 0 ? html`<dt>Blind copy</dt><dd>${bcc.join(", ")}</dd>` : ""}
          <dt>Sent</dt><dd>${time(createdAt)}</dd>
        </dl>
        ${markup === null ? "" : html`<iframe title="The mail" src="/mails/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
        ${text === null ? "" : html`<h2>As text</h2><pre>${withLinks(text)}</pre>`}
      </main>
    `,
  );
}

function time(createdAt: string) {
  return html`<time datetime="${createdAt}">${createdAt.slice(0, 19).replace("T", " ")} UTC</time>`;
}

function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, place) =>
      place % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : part,
    );
}
