import { createMiddleware } from "hono/factory";

/**
 * Answers every call in one piece: a streamed answer (JSON lines) would go on after this request's database client
 * has been closed.
 */
export const wholeAnswers = createMiddleware(async (c, next) => {
  const wanted = `${c.req.header("trpc-accept")} ${c.req.header("accept")}`;
  if (wanted.includes("jsonl")) {
    const headers = new Headers(c.req.raw.headers);
    headers.set("trpc-accept", "application/json");
    const init: RequestInit & { duplex?: "half" } = { headers, duplex: "half" };
    c.req.raw = new Request(c.req.raw, init);
  }
  await next();
});
