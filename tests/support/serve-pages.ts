import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { FALLBACK_DOCUMENT, isAppRoute, NOT_FOUND_DOCUMENT } from "#schema/site/app-routes.ts";
import { type LocalServer, listen } from "#scripts/local/local-server.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A built folder as the edge serves it, its security policy included, and a server behind it that knows nobody. */
export function servePages(folder: string): Promise<LocalServer> {
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(folder, "_headers"), "utf8"))?.[1];
  if (!policy) throw new Error("the build has no security policy");
  return listen("pages", (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/")) return Response.json(null);
    const wanted = [
      pathname,
      `${pathname}/index.html`,
      ...(isAppRoute(pathname) ? [`${FALLBACK_DOCUMENT}.html`] : []),
    ];
    const found = wanted
      .map((path) => join(folder, path))
      .find((path) => existsSync(path) && statSync(path).isFile());
    const file = found ?? join(folder, NOT_FOUND_DOCUMENT, "index.html");
    return new Response(readFileSync(file), {
      status: found ? 200 : 404,
      headers: {
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
        "content-security-policy": policy,
      },
    });
  });
}
