import { html } from "hono/html";
import { figures, type Markup, moment, section, span, statusPage } from "../status-page.ts";
import type { Dispatcher } from "./dispatcher.ts";
import type { Message } from "./message.ts";
import type { Store } from "./store.ts";

const shown = 100;

/** What the queue holds: messages, schedules, dead letters, named queues and flow-control keys. Shows no body. */
export function queuePage(store: Store, dispatcher: Dispatcher, now: number): Markup {
  const counts = store.counts();
  const due = store.countDue(now);
  const letters = store.deadLetters();
  return statusPage({
    title: "Queue",
    live: true,
    body: html`
      ${figures({
        Waiting: due,
        Delayed: counts.WAITING - due,
        "Under way": dispatcher.active,
        Delivered: counts.DELIVERED,
        Cancelled: counts.CANCELLED,
        "Dead letters": letters.length,
      })}
      ${section({
        title: "Schedules",
        names: ["Cron", "To*", "Next", "Last", "Id"],
        empty: "Nothing is published by the clock.",
        rows: store.schedules
          .list()
          .map(({ id, cron, destination, nextAt, lastAt, paused }) => [
            cron,
            destination,
            paused ? "paused" : `in ${span(nextAt - now)}`,
            lastAt ? moment(lastAt) : "never",
            id,
          ]),
      })}
      ${lanes(store, dispatcher)}
      ${section({
        title: "Dead letters",
        names: ["Failed", "To*", "Answer", "Id"],
        empty: "Nothing was given up.",
        rows: letters
          .slice(0, shown)
          .map(({ dlqId, messageId, outcome }) => [
            moment(Number.parseInt(dlqId, 10)),
            store.message(messageId)?.target.url ?? messageId,
            outcome.error ?? `status ${outcome.status}`,
            dlqId,
          ]),
      })}
      ${section({
        title: "Messages",
        names: ["Published", "State", "Retries", "Next try", "To*", "Id*"],
        empty: "Nothing was published yet.",
        rows: store.messages(shown).map((message) => row(message, now)),
      })}
    `,
  });
}

/** Lines that let only so much through at once; nothing when there are none. */
function lanes(store: Store, dispatcher: Dispatcher): Markup | string {
  const queues = store.queues.list().map(({ name, parallelism, paused }) => {
    const lane = `queue:${name}`;
    return [
      name,
      `${parallelism} at once`,
      dispatcher.activeIn(lane),
      store.countWaiting(lane),
      paused ? "paused" : "",
    ];
  });
  const flows = store.flows.list().map(({ key, parallelism, rate, periodMs, paused }) => {
    const lane = `flow:${key}`;
    const limits = [
      parallelism === null ? [] : [`${parallelism} at once`],
      rate === null ? [] : [`${rate} in ${span(periodMs)}`],
    ];
    const held = paused ? "paused" : "";
    return [key, limits.flat().join(", "), dispatcher.activeIn(lane), store.countWaiting(lane), held];
  });
  if (queues.length + flows.length === 0) return "";
  const names = ["Name", "Lets through", "Under way", "Waiting", "State"];
  return section({ title: "Queues and flow control", names, empty: "", rows: [...queues, ...flows] });
}

function row({ id, state, nextAt, createdAt, retried, target }: Message, now: number) {
  const delayed = state === "WAITING" && nextAt > now;
  return [
    moment(createdAt),
    delayed ? "delayed" : state.toLowerCase(),
    `${retried} of ${target.maxRetries}`,
    delayed ? `in ${span(nextAt - now)}` : "",
    `${target.method} ${target.url}`,
    id,
  ];
}
