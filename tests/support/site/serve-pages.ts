import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { FALLBACK_DOCUMENT, isAppRoute, NOT_FOUND_DOCUMENT } from "#schema/site/app-routes.ts";
import { type LocalServer, listen } from "#scripts/local/server/local-server.ts";
import { duringFile } from "../during-file.ts";

/** A server that knows nobody. */
const nobody = async (_request: Request): Promise<Response> => Response.json(null);

/** Hands a request to the product's server, as if its own page had sent it. */
export const passOn =
  (serverUrl: string) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete("host");
    if (headers.has("origin")) headers.set("origin", serverUrl);
    const body = request.body ? await request.arrayBuffer() : undefined;
    // what is compressed on the way would arrive unpacked under its old name
    headers.set("accept-encoding", "identity");
    const address = `${serverUrl}${pathname}${search}`;
    const answer = await fetch(address, { method: request.method, headers, body });
    const told = new Headers(answer.headers);
    told.delete("content-encoding");
    return new Response(answer.body, { status: answer.status, headers: told });
  };

/** A built folder as the edge serves it, its security policy included, and a server behind it. */
export function servePages(folder: string, answer = nobody): Promise<LocalServer> {
  const read = (path: string) => {
    const file = join(folder, path);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
  };
  const rules = policyRules(String(read("_headers")));
  return listen("pages", (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/")) return answer(request);
    const fallback = isAppRoute(pathname) ? [`${FALLBACK_DOCUMENT}.html`] : [];
    const found = [pathname, `${pathname}/index.html`, ...fallback].find(read);
    const path = found ?? `${NOT_FOUND_DOCUMENT}/index.html`;
    const headers = new Headers({ "content-type": getMimeType(path) ?? "application/octet-stream" });
    const policy = rules.findLast(({ start }) => path.startsWith(start))?.policy;
    if (policy) headers.set("content-security-policy", policy);
    return new Response(read(path), { status: found ? 200 : 404, headers });
  });
}

/** The policies that a build's `_headers` states, by how the paths they hold for begin; later ones go first. */
function policyRules(text: string): { start: string; policy: string }[] {
  return text.split(/\n(?=\/)/).flatMap((rule) => {
    const [path = "", ...lines] = rule.split("\n");
    const policy = lines.map((line) => /^ {2}Content-Security-Policy: (.*)/.exec(line)?.[1]).find(Boolean);
    return policy ? [{ start: path.replace(/\*$/, ""), policy }] : [];
  });
}

/** A folder that is built and served for the tests of one file. */
export const servedPages = (build: () => string): LocalServer =>
  duringFile(
    () => servePages(build()),
    (site) => site.close(),
  );
