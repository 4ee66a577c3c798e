import { html } from "hono/html";
import type { Markup } from "../server/html-page.ts";
import { figures, moment, section, span, statusPage } from "../server/status-page.ts";
import type { Store } from "./store.ts";

const MAX_ROWS = 50;

/** What the server is doing, for a person to look at. Shows no input and no picture. */
export function queuePage(store: Store, now: number): Markup {
  const counts = store.counts();
  return statusPage({
    title: "Inference",
    live: true,
    body: html`
      ${figures({
        Running: counts.RUNNING ?? 0,
        Waiting: counts.QUEUED ?? 0,
        Done: counts.DONE ?? 0,
        Failed: counts.FAILED ?? 0,
        Cancelled: counts.CANCELLED ?? 0,
      })}
      ${section({
        title: "Requests",
        names: ["Came", "What", "State", "Took", "Failed with*", "Id"],
        empty: "Nothing was asked for yet.",
        rows: store
          .recent(MAX_ROWS)
          .map((row) => [
            moment(row.createdAt),
            row.endpoint,
            row.phase.toLowerCase(),
            row.inferenceSeconds === null ? "" : `${row.inferenceSeconds.toFixed(1)} s`,
            row.errorType ?? "",
            row.id.slice(0, 8),
          ]),
      })}
      ${section({
        title: "Webhooks owed",
        names: ["Next try", "Tries so far", "Request"],
        empty: "Everyone was told.",
        rows: store
          .owed()
          .slice(0, MAX_ROWS)
          .map(({ dueAt, attempts, id }) => [`in ${span(dueAt - now)}`, attempts, id.slice(0, 8)]),
      })}
    `,
  });
}
