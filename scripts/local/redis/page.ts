import { html } from "hono/html";
import { figures, type Markup, section, span, statusPage } from "../status-page.ts";
import { type Keyspace, sizeOf } from "./keyspace.ts";

const shown = 300;

/** The keys, what kind they are and how long they last. Values stay hidden: they may be anybody's. */
export function keysPage(keys: Keyspace): Markup {
  const names = keys.keys();
  const entries = names.flatMap((name) => {
    const entry = keys.entry(name);
    return entry ? [{ name, ...entry }] : [];
  });
  const passing = entries.filter(({ expiresAt }) => expiresAt !== null).length;
  const rows = entries
    .sort((a, b) => a.name.localeCompare(b.name))
    .slice(0, shown)
    .map(({ name, kind, value, expiresAt }) => [
      name,
      kind,
      `${sizeOf(value)}`,
      expiresAt === null ? "stays" : span(expiresAt - keys.now()),
    ]);
  return statusPage({
    title: "Redis",
    live: true,
    body: html`
      ${figures({ Keys: names.length, "With a lifetime": passing, Staying: names.length - passing })}
      ${section({ title: "Keys", names: ["Name*", "Kind", "Size", "Lasts"], rows, empty: "No key is set." })}
      ${names.length > shown ? html`<p class="quiet">${names.length - shown} more are not shown.</p>` : ""}
    `,
  });
}
