import { html } from "hono/html";
import type { Phase } from "./request-table.ts";
import type { Store } from "./store.ts";

type Row = ReturnType<Store["recent"]>[number];

const SECTIONS: { title: string; phases: Phase[]; empty: string }[] = [
  { title: "Running", phases: ["RUNNING"], empty: "Nothing is running." },
  { title: "Waiting", phases: ["QUEUED"], empty: "Nobody is waiting." },
  { title: "Failed", phases: ["FAILED", "CANCELLED"], empty: "Nothing has failed." },
  { title: "Done", phases: ["DONE"], empty: "Nothing is done yet." },
];

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1.5rem; color: #1c1a17; background: #faf7f1; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1rem; margin: 2rem 0 .25rem; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  td { padding: .35rem .75rem .35rem 0; border-top: 1px solid #ddd6c9; vertical-align: top; }
  td:first-child, td:nth-child(3) { white-space: nowrap; } .quiet { color: #756d61; }
  @media (prefers-color-scheme: dark) { body { color: #eee7da; background: #171412; } td { border-color: #39332c; } .quiet { color: #a2988a; } }
`;

function detail(row: Row): string {
  if (row.phase === "CANCELLED") return "Cancelled";
  if (row.inferenceSeconds === null) return row.lastLog ?? "";
  return `${row.inferenceSeconds.toFixed(1)} s${row.lastLog ? ` · ${row.lastLog}` : ""}`;
}

function table(rows: Row[], empty: string) {
  if (rows.length === 0) return html`<p class="quiet">${empty}</p>`;
  return html`<table>${rows.map(
    (row) => html`<tr>
      <td class="quiet">${new Date(row.createdAt).toLocaleTimeString("en-GB")}</td>
      <td>${row.endpoint}</td><td class="quiet">${row.id.slice(0, 8)}</td><td>${detail(row)}</td></tr>`,
  )}</table>`;
}

/** What the server is doing, for a person to look at; it reloads itself. Shows no input and no picture. */
export function queuePage(store: Store) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
        <meta http-equiv="refresh" content="3" /><link rel="icon" href="data:," />
        <title>Inference queue</title>
        <style>${STYLE}</style>
      </head>
      <body>
        <h1>Inference queue</h1>
        ${SECTIONS.map(
          ({ title, phases, empty }) => html`<h2>${title}</h2>${table(store.recent(phases, 25), empty)}`,
        )}
      </body>
    </html>`;
}
