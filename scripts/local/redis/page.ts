import { html } from "hono/html";
import { figures, type Markup, section, span, statusPage } from "../status-page.ts";
import type { Counters } from "./counters.ts";

const SHOWN = 300;

/** What is counted at the moment, and for how long. */
export function countersPage(counters: Counters): Markup {
  const all = counters.list();
  const rows = all
    .slice(0, SHOWN)
    .map(({ key, count, expiresAt }) => [key, `${count}`, span(expiresAt - counters.now())]);
  return statusPage({
    title: "Redis",
    live: true,
    body: html`
      ${figures({ Counters: all.length })}
      ${section({ title: "Counters", names: ["Name*", "Count", "Lasts"], rows, empty: "Nothing is counted." })}
      ${all.length > SHOWN ? html`<p class="quiet">${all.length - SHOWN} more are not shown.</p>` : ""}
    `,
  });
}
