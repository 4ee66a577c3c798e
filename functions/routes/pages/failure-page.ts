import type { Context } from "hono";
import { CRASH } from "#schema/crash.ts";
import { ERROR_ID_PLACE, FAILURE_DOCUMENT } from "#schema/site/app-routes.ts";
import type { HonoEnv } from "../../app/hono-env.ts";
import { PLAIN_POLICY, plainPage } from "./plain-page.ts";
import { withoutScripts } from "./without-scripts.ts";

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
    "content-security-policy": PLAIN_POLICY,
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
    return withoutScripts(page);
  } catch {
    return null;
  }
}

const bare = () =>
  plainPage({
    title: CRASH.title,
    lines: [CRASH.text, `Error ID: ${ERROR_ID_PLACE}`],
    link: { to: "", label: CRASH.retry },
  });
