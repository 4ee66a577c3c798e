import { html, raw } from "hono/html";
import { htmlPage, type Markup } from "#scripts/local/server/html-page.ts";

/** Paper and ink, as the app, on a page a customer sees. */
const STYLE = raw(`
  :root { color-scheme: light dark; --paper: light-dark(#faf7f1, #171412); --ink: light-dark(#1c1a17, #eee7da);
    --quiet: light-dark(#6b6459, #a89e90); --line: light-dark(#ddd6c9, #39332c); --act: light-dark(#a8321a, #ff8a6b); --on-act: light-dark(#fff, #171412); }
  * { box-sizing: border-box; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; max-width: 34rem; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
  h1 { font: 600 1.75rem/1.2 ui-serif, Georgia, serif; margin: 1.5rem 0 .5rem; } h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
  p { margin: .5rem 0; } .quiet { color: var(--quiet); } .sum { font-variant-numeric: tabular-nums; white-space: nowrap; }
  .mark { padding: .5rem .75rem; border: 1px dashed var(--quiet); color: var(--quiet); font-size: .875rem; }
  .message { padding: .75rem 1rem; border: 1px solid var(--act); border-radius: .25rem; }
  a { color: var(--act); text-underline-offset: .15em; }
  a:focus-visible, button:focus-visible, input:focus-visible { outline: 2px solid var(--act); outline-offset: 2px; }
  dl.lines { margin: 1rem 0; border-top: 1px solid var(--line); }
  dl.lines div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  dl.lines dd { margin: 0; } dl.lines .total { font-weight: 600; }
  fieldset { border: 0; margin: 1rem 0; padding: 0; } legend { padding: 0; font-weight: 600; margin-bottom: .25rem; }
  .choice { display: flex; gap: .75rem; align-items: baseline; padding: .5rem 0; border-bottom: 1px solid var(--line); cursor: pointer; }
  .choice input { flex: none; accent-color: var(--act); } .choice small { display: block; color: var(--quiet); font-variant-numeric: tabular-nums; }
  label.field { display: block; margin: .75rem 0; }
  .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; } .row label.field { flex: 1 1 12rem; margin: 0; }
  input[type=text], input[type=email] { width: 100%; font: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .25rem; background: transparent; color: inherit; }
  button { font: inherit; padding: .5rem 1rem; min-height: 2.75rem; border: 1px solid var(--line); border-radius: .25rem; background: transparent; color: inherit; cursor: pointer; }
  button:hover { border-color: var(--ink); } button.act { background: var(--act); border-color: var(--act); color: var(--on-act); font-weight: 600; width: 100%; }
`);

/** A page as a customer sees it at Stripe, plainly marked as a stand-in for it. Works without scripts. */
export function hostedPage(input: { title: string; message?: string | null; body: Markup }): Markup {
  const body = html`
    <p class="mark">A local stand-in for Stripe. No money moves, and nothing leaves this machine.</p>
    <main>
      <h1>${input.title}</h1>
      ${input.message ? html`<p class="message" role="alert">${input.message}</p>` : ""}
      ${input.body}
    </main>
  `;
  return htmlPage({ title: input.title, style: STYLE, body });
}

/** Cents as people read them. */
export const money = (cents: number) => `${cents < 0 ? "−" : ""}$${(Math.abs(cents) / 100).toFixed(2)}`;

export const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** Names with sums, the last one the total. */
export function lines(input: { name: string; note?: string; cents: number }[]): Markup {
  return html`<dl class="lines">
    ${input.map(
      ({ name, note, cents }, place) => html`<div class="${place === input.length - 1 ? "total" : ""}">
        <dt>${name}${note ? html` <span class="quiet">${note}</span>` : ""}</dt><dd class="sum">${money(cents)}</dd>
      </div>`,
    )}
  </dl>`;
}
