import { html } from "hono/html";
import { figures, type Markup, moment, section, size, span, statusPage } from "../status-page.ts";
import type { Phase } from "./request-table.ts";
import type { Store } from "./store.ts";

type Row = ReturnType<Store["recent"]>[number];

const SECTIONS: { title: string; phases: Phase[]; empty: string }[] = [
  { title: "Running", phases: ["RUNNING"], empty: "Nothing is running." },
  { title: "Waiting", phases: ["QUEUED"], empty: "Nobody is waiting." },
  { title: "Failed", phases: ["FAILED", "CANCELLED"], empty: "Nothing has failed." },
  { title: "Done", phases: ["DONE"], empty: "Nothing is done yet." },
];

function took(row: Row): string {
  if (row.phase === "CANCELLED") return "cancelled";
  return row.inferenceSeconds === null ? "" : `${row.inferenceSeconds.toFixed(1)} s`;
}

/** What the server is doing, for a person to look at. Shows no input and no picture. */
export function queuePage(store: Store, now: number): Markup {
  const counts = store.counts();
  const owed = store.owed();
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
      ${SECTIONS.map(({ title, phases, empty }) =>
        section({
          ...{ title, empty },
          names: ["Came", "What", "Took", "Last said*", "Id"],
          rows: store
            .recent(phases, 25)
            .map((row) => [
              moment(row.createdAt),
              row.endpoint,
              took(row),
              row.lastLog ?? "",
              row.id.slice(0, 8),
            ]),
        }),
      )}
      ${section({
        title: "Webhooks owed",
        names: ["Next try", "Tries so far", "Request"],
        empty: "Everyone was told.",
        rows: owed
          .slice(0, 25)
          .map(({ dueAt, attempts, requestId }) => [
            `in ${span(dueAt - now)}`,
            attempts,
            requestId.slice(0, 8),
          ]),
      })}
      ${section({
        title: "Uploads",
        names: ["Came", "Kind", "Size", "Lasts", "Id"],
        empty: "No file was brought.",
        rows: store.uploads
          .recent(25)
          .map((upload) => [
            moment(upload.createdAt),
            upload.contentType,
            upload.size === null ? "awaited" : size(upload.size),
            span(upload.expiresAt - now),
            upload.id.slice(0, 8),
          ]),
      })}
    `,
  });
}
