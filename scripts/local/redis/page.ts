import { html } from "hono/html";
import type { Markup } from "../server/html-page.ts";
import { figures, section, span, statusPage } from "../server/status-page.ts";
import type { Counters } from "./counters.ts";

const MAX_ROWS = 300;

/** What is counted at the moment, and for how long. */
export function countersPage(counters: Counters): Markup {
  const all = counters.list();
  const rows = all
    .slice(0, MAX_ROWS)
    .map(({ key, count, expiresAt }) => [key, `${count}`, span(expiresAt - counters.now())]);
  return statusPage({
    title: "Redis",
    live: true,
    body: html`
      ${figures({ Counters: all.length })}
      ${section({ title: "Counters", names: ["Name*", "Count", "Lasts"], rows, empty: "Nothing is counted." })}
      ${all.length > MAX_ROWS ? html`<p class="quiet">${all.length - MAX_ROWS} more are not shown.</p>` : ""}
    `,
  });
}
