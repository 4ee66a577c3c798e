import { html } from "hono/html";
import type { Markup } from "../server/html-page.ts";
import { moment, section, statusPage } from "../server/status-page.ts";
import type { EmailEvent, EventType } from "./event-table.ts";
import type { StoredEmail } from "./store.ts";

/** All emails, newest first, or that of one recipient. */
export function inboxPage(emails: StoredEmail[], input: { to: string; count: number }): Markup {
  const { to, count } = input;
  const title = to ? `Emails to ${to}` : "Emails";
  const empty = to ? `No emails to ${to} yet.` : "No emails yet.";
  return statusPage({
    title,
    live: true,
    beside: html`<form method="get" action="/">
      <input type="search" name="to" value="${to}" aria-label="Recipient" placeholder="Recipient's address" />
      <button>Show</button>
    </form>`,
    body: html`
      ${to ? html`<p><a href="/">Show all emails</a></p>` : ""}
      ${section({
        title: to ? "" : `${count} in all`,
        names: ["Sent", "Subject*", "To*", "From*"],
        empty,
        rows: emails.map((email) => [
          time(email.createdAt),
          html`<a href="/mails/${email.id}">${email.subject}</a>`,
          email.to.join(", "),
          email.from,
        ]),
      })}
    `,
  });
}

const ACTIONS: { type: EventType; label: string }[] = [
  { type: "email.bounced", label: "Bounce it" },
  { type: "email.complained", label: "Report as spam" },
];

/** One email: who, when, its HTML in a frame of its own, its text, and what became of it. */
export function emailPage(email: StoredEmail, events: EmailEvent[]): Markup {
  const { id, subject, from, to, createdAt, text } = email;
  return statusPage({
    title: subject,
    body: html`
      <style>
        .facts { display: grid; grid-template-columns: auto 1fr; gap: .15rem 1rem; } .facts dt { color: var(--quiet); } .facts dd { margin: 0; }
        iframe { width: 100%; height: 65vh; border: 1px solid var(--line); background: #fff; resize: vertical; }
        pre { white-space: pre-wrap; font: inherit; padding: 1rem; border: 1px solid var(--line); }
      </style>
      <p><a href="/">All emails</a></p>
      <dl class="facts">
        <dt>From</dt><dd>${from}</dd>
        <dt>To</dt><dd>${to.map((address) => html`<a href="/?to=${encodeURIComponent(address)}">${address}</a> `)}</dd>
        <dt>Sent</dt><dd>${time(createdAt)}</dd>
      </dl>
      <h2>As sent</h2><iframe title="The email" src="/mails/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
      <h2>As text</h2><pre>${withLinks(text)}</pre>
      ${section({
        title: "What became of it",
        names: ["When", "What*", "Webhook"],
        empty: "Nothing is known.",
        rows: events.map(({ createdAt, type, state, attempts }) => [
          moment(createdAt),
          type.replace("email.", ""),
          state === "OWED" ? `owed, tried ${attempts} times` : state.toLowerCase().replace("_", " "),
        ]),
      })}
      <h2>Try what happens when</h2>
      <form method="post" action="/mails/${id}/events">
        ${ACTIONS.map(({ type, label }) => html`<button name="type" value="${type}">${label}</button>`)}
      </form>
    `,
  });
}

/** The event a form asks for, if it is one that a recipient can cause. */
export function readAction(type: unknown): EventType | undefined {
  return ACTIONS.find((action) => action.type === type)?.type;
}

function time(createdAt: string): Markup {
  return html`<time datetime="${createdAt}">${createdAt.slice(0, 19).replace("T", " ")} UTC</time>`;
}

function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, place) =>
      place % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : part,
    );
}
