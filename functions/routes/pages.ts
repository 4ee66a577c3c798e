import type { Context } from "hono";
import { FALLBACK_DOCUMENT, isAppRoute } from "#schema/app-routes.ts";
import type { HonoEnv } from "../app/hono-env.ts";

/** What no file answers: an app route gets the document that starts the app, anything else the same as a real 404. */
export async function pageFallback(c: Context<HonoEnv>): Promise<Response> {
  const url = new URL(c.req.url);
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return c.body(null, 405);
  const asset = await c.env.ASSETS.fetch(new URL(FALLBACK_DOCUMENT, url).href);
  const status = isAppRoute(url.pathname) && asset.ok ? 200 : 404;
  const headers = new Headers(asset.headers as unknown as Headers);
  headers.set("cache-control", "no-cache");
  return new Response(asset.body as unknown as ReadableStream, { status, headers });
}
