import { createMiddleware } from "hono/factory";
import { AppError } from "../services/app-error.ts";
import type { HonoEnv } from "./hono-env.ts";

/** Writes are taken only from our own pages. Calls that carry their own signature are let through to be checked there. */
export const sameOrigin = createMiddleware<HonoEnv>(async (c, next) => {
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  const signed = c.req.path.startsWith("/api/jobs/") || c.req.path.startsWith("/api/webhooks/");
  if (!reads && !signed && c.req.header("origin") !== new URL(c.get("deps").config.APP_URL).origin) {
    throw new AppError("FOREIGN_ORIGIN");
  }
  await next();
});
