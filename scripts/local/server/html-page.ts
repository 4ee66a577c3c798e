import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A whole document of a local server; nothing in it is for search engines. */
export function htmlPage(input: { title: string; style: Markup; body: Markup }): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${input.title}</title>
        <style>${input.style}</style>
      </head>
      <body>
        ${input.body}
      </body>
    </html>`;
}
