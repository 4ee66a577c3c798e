import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type LocalServer, listen } from "#scripts/local/server/local-server.ts";

const compress = promisify(brotliCompress);
const COMPRESSED_TYPES = /^(text\/|application\/(javascript|json|manifest\+json|xml|wasm)|image\/svg\+xml)/;
/** Answered anew each time; all else is one build's files. */
const LIVE = /^\/(api|media)\//;

interface Kept {
  status: number;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

/** Stands before the Worker as a CDN does: compresses text with brotli and keeps what is ready-made. */
export async function startFront(upstream: () => string): Promise<LocalServer> {
  const kept = new Map<string, Promise<Kept>>();
  return listen("front", async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET" || LIVE.test(pathname)) return pass(upstream(), request);
    const key = pathname + search;
    const answer = kept.get(key) ?? fetchCompressed(upstream() + key);
    kept.set(key, answer);
    const { status, headers, body } = await answer;
    return new Response(body, { status, headers });
  });
}

async function pass(upstream: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await fetch(upstream + pathname + search, {
    method: request.method,
    headers: request.headers,
    body: request.body ? await request.arrayBuffer() : null,
    redirect: "manual",
  });
  return new Response(answer.body, { status: answer.status, headers: withoutTransport(answer.headers) });
}

async function fetchCompressed(url: string): Promise<Kept> {
  const answer = await fetch(url, { redirect: "manual" });
  const headers = withoutTransport(answer.headers);
  const body = Buffer.from(await answer.arrayBuffer());
  if (!COMPRESSED_TYPES.test(headers.get("content-type") ?? ""))
    return { status: answer.status, headers, body };
  // Chromium 147 crashes while it traces a page with this header, which decides nothing on a page without links out
  headers.delete("referrer-policy");
  headers.set("content-encoding", "br");
  headers.set("vary", "accept-encoding");
  const small = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { status: answer.status, headers, body: small };
}

/** `fetch` has undone these already. */
function withoutTransport(from: Headers): Headers {
  const headers = new Headers(from);
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"])
    headers.delete(name);
  return headers;
}
