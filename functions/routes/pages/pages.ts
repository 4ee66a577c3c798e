import type { Context } from "hono";
import {
  FALLBACK_DOCUMENT,
  isAppRoute,
  isPageByName,
  isWithoutShell,
  NOT_FOUND_DOCUMENT,
} from "#schema/site/app-routes.ts";
import type { HonoEnv } from "../../app/hono-env.ts";
import { FORM_POLICY, PLAIN_POLICY, plainPage } from "./plain-page.ts";
import { withoutScripts } from "./without-scripts.ts";

const nothingHere = () =>
  plainPage({
    title: "Not found",
    lines: ["There is no page at this address."],
    link: { to: "/", label: "Go to the home page" },
  });

/** What no file answers: an app route gets the document that starts the app, anything else the same as a real 404. */
export async function pageFallback(c: Context<HonoEnv>): Promise<Response> {
  const url = new URL(c.req.url);
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    return c.text("This address only accepts GET requests.", 405, { allow: "GET, HEAD" });
  }
  // the built page of unknown addresses has top bar and footer in it
  if (isWithoutShell(url.pathname))
    return c.html(await nothingHere(), 404, { "content-security-policy": PLAIN_POLICY });
  const known = isAppRoute(url.pathname);
  const document = known ? FALLBACK_DOCUMENT : NOT_FOUND_DOCUMENT;
  const asset = await c.env.ASSETS.fetch(new URL(document, url).href);
  // both documents are part of every build
  if (!asset.ok) throw new Error(`${document} answers ${asset.status}`);
  const status = known ? 200 : 404;
  // the router takes any name there for one of a page, and would break
  if (isPageByName(url.pathname))
    return c.html(withoutScripts(await asset.text()), status, {
      "content-security-policy": FORM_POLICY,
      "cache-control": "no-cache",
    });
  const headers = new Headers(asset.headers as unknown as Headers);
  headers.set("cache-control", "no-cache");
  return new Response(asset.body as unknown as ReadableStream, { status, headers });
}
