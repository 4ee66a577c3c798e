import type { Context } from "hono";
import { html, raw } from "hono/html";
import { ERROR_ID_PLACE, FAILURE_DOCUMENT } from "#schema/app-routes.ts";
import { CRASH } from "#schema/errors.ts";
import { SITE } from "#schema/site.ts";
import type { HonoEnv } from "../app/hono-env.ts";

/** No script runs on it: it is served at addresses whose own page it is not. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Whether what asks is a person opening a page, rather than a script or an image. */
export function wantsPage(c: Context<HonoEnv>): boolean {
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  const accepts = c.req.header("accept") ?? "";
  return reads && accepts.includes("text/html") && !c.req.path.startsWith("/api/");
}

/** The crash page with a status and the Error ID under which the failure stands in the log. Never fails itself. */
export async function failurePage(
  c: Context<HonoEnv>,
  status: 500 | 503,
  errorId: string,
): Promise<Response> {
  const page = (await template(c)) ?? (await bare());
  return c.body(page.replaceAll(ERROR_ID_PLACE, errorId), status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "x-request-id": errorId,
    ...(status === 503 ? { "retry-after": "60" } : {}),
  });
}

/** The prerendered page without what starts the app in it; null when it cannot be had. */
async function template(c: Context<HonoEnv>): Promise<string | null> {
  try {
    const asset = await c.env.ASSETS.fetch(new URL(FAILURE_DOCUMENT, c.req.url).href);
    if (!asset.ok) return null;
    const page = await asset.text();
    if (!page.includes(ERROR_ID_PLACE)) return null;
    return page
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
      .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
  } catch {
    return null;
  }
}

async function bare(): Promise<string> {
  const style =
    "body{font:1.0625rem/1.55 system-ui,sans-serif;max-width:36rem;margin:18vh auto;padding:0 1.5rem;background:#f5f1e9;color:#1c1916}h1{font:400 2.25rem/1.1 Georgia,serif}a{color:inherit}@media(prefers-color-scheme:dark){body{background:#14100e;color:#efe6da}}";
  const page = await html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${CRASH.title} · ${SITE.name}</title>
<style>${raw(style)}</style>
</head>
<body><main>
<h1>${CRASH.title}</h1>
<p>${CRASH.text}</p>
<p>Error ID: ${ERROR_ID_PLACE}</p>
<p><a href="">${CRASH.retry}</a></p>
</main></body>
</html>`;
  return String(page);
}
