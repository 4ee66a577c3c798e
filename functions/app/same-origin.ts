import { createMiddleware } from "hono/factory";
import { AppError } from "../services/app-error.ts";
import type { HonoEnv } from "./hono-env.ts";

/** Calls that carry their own signature. */
const SIGNED = ["/api/jobs/", "/api/webhooks/", "/api/unsubscribe"];

/** Writes are taken only from our own pages; signed calls are let through to be checked where they go. */
export const sameOrigin = createMiddleware<HonoEnv>(async (c, next) => {
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  const signed = SIGNED.some((path) => c.req.path.startsWith(path));
  if (!reads && !signed && c.req.header("origin") !== new URL(c.get("deps").config.APP_URL).origin) {
    throw new AppError("FOREIGN_ORIGIN");
  }
  await next();
});
