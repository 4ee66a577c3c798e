import { html } from "hono/html";
import type { Markup } from "../server/html-page.ts";
import { figures, moment, section, span, statusPage } from "../server/status-page.ts";
import type { Dispatcher } from "./dispatcher.ts";
import type { Message } from "./message.ts";
import { MAX_RETRIES } from "./retry.ts";
import type { Store } from "./store.ts";

const MAX_ROWS = 100;

/** What the queue holds: messages and dead letters. Shows no body. */
export function queuePage(store: Store, dispatcher: Dispatcher, now: number): Markup {
  const counts = store.counts();
  const due = store.countDue(now);
  return statusPage({
    title: "Queue",
    live: true,
    body: html`
      ${figures({
        Waiting: due,
        Delayed: counts.WAITING - due,
        "Under way": dispatcher.active,
        Delivered: counts.DELIVERED,
        "Dead letters": store.countDeadLetters(),
      })}
      ${section({
        title: "Dead letters",
        names: ["Failed", "To*", "Answer", "Id"],
        empty: "Nothing was given up.",
        rows: store
          .deadLetters(MAX_ROWS)
          .map(({ dlqId, failedAt, url, outcome }) => [
            moment(failedAt),
            url,
            outcome.error ?? `status ${outcome.status}`,
            dlqId,
          ]),
      })}
      ${section({
        title: "Messages",
        names: ["Published", "State", "Retries", "Next try", "To*", "Id*"],
        empty: "Nothing was published yet.",
        rows: store.messages(MAX_ROWS).map((message) => row(message, now)),
      })}
    `,
  });
}

function row({ id, state, nextAt, createdAt, retried, target }: Message, now: number) {
  const delayed = state === "WAITING" && nextAt > now;
  return [
    moment(createdAt),
    delayed ? "delayed" : state.toLowerCase(),
    `${retried} of ${MAX_RETRIES}`,
    delayed ? `in ${span(nextAt - now)}` : "",
    target.url,
    id,
  ];
}
