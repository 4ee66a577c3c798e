import { html } from "hono/html";
import type { Message } from "./message.ts";
import type { Store } from "./store.ts";

const shown = 200;

/** A page on which a developer sees what the queue holds. It reloads itself. */
export function queuePage(store: Store) {
  const now = Date.now();
  const counts = store.counts();
  const messages = store.messages(shown);
  const due = store.waiting(-1).filter((message) => message.nextAt <= now).length;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="3" />
        <link rel="icon" href="data:," />
        <title>Queue</title>
        <style>
          body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1.5rem; max-width: 70rem; color: #222; background: #fafafa; }
          dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; }
          dl div { display: flex; gap: .5rem; } dd { margin: 0; font-weight: 600; }
          .list { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
          th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #ddd; white-space: nowrap; }
        </style>
      </head>
      <body>
        <h1>Queue</h1>
        <dl>
          <div><dt>Waiting</dt><dd>${due}</dd></div>
          <div><dt>Delayed</dt><dd>${counts.WAITING - due}</dd></div>
          <div><dt>Delivered</dt><dd>${counts.DELIVERED}</dd></div>
          <div><dt>Cancelled</dt><dd>${counts.CANCELLED}</dd></div>
          <div><dt>Dead letters</dt><dd>${store.deadLetters().length}</dd></div>
        </dl>
        ${
          messages.length === 0
            ? html`<p>Nothing was published yet.</p>`
            : html`<div class="list"><table>
                <thead><tr><th>Published</th><th>State</th><th>Retries</th><th>Next try</th><th>To</th><th>Message</th></tr></thead>
                <tbody>${messages.map((message) => row(message, now))}</tbody>
              </table></div>`
        }
      </body>
    </html>`;
}

function row({ id, state, nextAt, createdAt, retried, target }: Message, now: number) {
  const delayed = state === "WAITING" && nextAt > now;
  return html`<tr>
    <td>${new Date(createdAt).toISOString().slice(11, 19)}</td>
    <td>${delayed ? "delayed" : state.toLowerCase()}</td>
    <td>${retried} of ${target.maxRetries}</td>
    <td>${delayed ? `in ${Math.ceil((nextAt - now) / 1000)} s` : ""}</td>
    <td>${target.method} ${target.url}</td>
    <td>${id}</td>
  </tr>`;
}
