import { html, raw } from "hono/html";
import { SITE } from "#schema/site/site.ts";

/** No script runs on such a page: it is served at addresses whose own page it is not. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The same for a page with a form of ours in it. */
export const FORM_POLICY = PLAIN_POLICY.replace("form-action 'none'", "form-action 'self'");

const STYLE =
  "body{font:1.0625rem/1.55 system-ui,sans-serif;max-width:36rem;margin:18vh auto;padding:0 1.5rem;background:#f5f1e9;color:#1c1916}h1{font:400 2.25rem/1.1 Georgia,serif}a{color:inherit}@media(prefers-color-scheme:dark){body{background:#14100e;color:#efe6da}}";

/** A page that needs nothing but itself: without top bar and footer, without a file of the build. */
export async function plainPage(options: {
  title: string;
  lines: readonly string[];
  link: { to: string; label: string };
}): Promise<string> {
  const { title, lines, link } = options;
  const page = await html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${SITE.name}</title>
<style>${raw(STYLE)}</style>
</head>
<body><main>
<h1>${title}</h1>
${lines.map((line) => html`<p>${line}</p>`)}
<p><a href="${link.to}">${link.label}</a></p>
</main></body>
</html>`;
  return String(page);
}
