import { html, raw } from "hono/html";
import { htmlPage, type Markup } from "./html-page.ts";

type Cell = Markup | string | number;

/** Paper and ink, as the app; everything on it stacks on a narrow screen. */
const STYLE = raw(`
  :root { color-scheme: light dark; --paper: light-dark(#faf7f1, #171412); --ink: light-dark(#1c1a17, #eee7da);
    --quiet: light-dark(#6b6459, #a89e90); --line: light-dark(#ddd6c9, #39332c); --act: light-dark(#a8321a, #ff8a6b); }
  * { box-sizing: border-box; }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 66rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
  header { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; justify-content: space-between; }
  h1 { font: 600 1.5rem/1.2 ui-serif, Georgia, serif; margin: 0; } h2 { font-size: 1rem; margin: 2.25rem 0 .5rem; }
  a { color: var(--act); text-underline-offset: .15em; } a:focus-visible, button:focus-visible, input:focus-visible { outline: 2px solid var(--act); outline-offset: 2px; }
  form { display: flex; gap: .5rem; flex-wrap: wrap; } header form { flex: 0 1 26rem; flex-wrap: nowrap; }
  input, button { font: inherit; padding: .4rem .75rem; border: 1px solid var(--line); border-radius: .25rem; background: transparent; color: inherit; min-width: 0; }
  input { flex: 1 1 14rem; } button { cursor: pointer; } button:hover { border-color: var(--ink); }
  .figures { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1.25rem 0 0; padding: .75rem 0; border-block: 1px solid var(--line); font-variant-numeric: tabular-nums; }
  .figures div { display: flex; gap: .5rem; } .figures dt { color: var(--quiet); } .figures dd { margin: 0; font-weight: 600; }
  .quiet { color: var(--quiet); }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { text-align: left; padding: .4rem 1rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  th { font-weight: 400; color: var(--quiet); white-space: nowrap; } td.long { min-width: 12rem; width: 40%; } td:not(.long), time { white-space: nowrap; }
  @media (max-width: 58rem) {
    thead { display: none; }
    tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
    td, td.long { display: flex; gap: .75rem; width: auto; min-width: 0; padding: .05rem 0; border: 0; } td:empty { display: none; }
    td::before { content: attr(data-name); flex: 0 0 7rem; color: var(--quiet); } td:not(.long) { white-space: normal; }
  }
`);

/** Looks again every few seconds, but not while it is out of sight, written in or read from. */
const LOOK_AGAIN = raw(`
  setInterval(() => {
    const busy = document.hidden || document.activeElement?.matches("input, button") || String(getSelection());
    if (!busy) location.reload();
  }, 4000);
`);

/** A local server's page: what it holds, for a person to look at. `live` makes it look again by itself. */
export function statusPage(input: { title: string; beside?: Markup; live?: boolean; body: Markup }): Markup {
  const body = html`
    <header><h1>${input.title}</h1>${input.beside ?? ""}</header>
    <main>${input.body}</main>
    ${input.live ? html`<script>${LOOK_AGAIN}</script>` : ""}
  `;
  return htmlPage({ title: input.title, style: STYLE, body });
}

/** Names and numbers in a row. */
export function figures(input: Record<string, string | number>): Markup {
  const each = Object.entries(input).map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  );
  return html`<dl class="figures">${each}</dl>`;
}

/** A list under a heading; a name that ends in * is of a wide column. Rows follow the names' order. */
export function section(input: { title: string; names: string[]; rows: Cell[][]; empty: string }): Markup {
  const names = input.names.map((name) => ({ name: name.replace(/\*$/, ""), long: name.endsWith("*") }));
  const cell = (value: Cell, place: number) => {
    const { name, long } = names[place] ?? { name: "", long: false };
    return html`<td data-name="${name}" class="${long ? "long" : ""}">${value}</td>`;
  };
  const table = html`<table>
    <thead><tr>${names.map(({ name }) => html`<th>${name}</th>`)}</tr></thead>
    <tbody>${input.rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody>
  </table>`;
  return html`<section><h2>${input.title}</h2>${input.rows.length === 0 ? html`<p class="quiet">${input.empty}</p>` : table}</section>`;
}

/** A moment in Unix milliseconds, to the second, in UTC. */
export function moment(at: number): Markup {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.slice(5, 19).replace("T", " ")}</time>`;
}

/** How long until then, in the largest unit that says enough. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
