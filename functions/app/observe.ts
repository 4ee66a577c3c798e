import type { Context, Next } from "hono";
import { routePath } from "hono/route";
import { type Access, PROCEDURE_ACCESS, ROUTE_ACCESS } from "#schema/access.ts";
import type { HonoEnv } from "./hono-env.ts";

/** Names of procedures, and nothing a stranger may have typed into an address. */
const PROCEDURES = /^[A-Za-z.,]{1,300}$/;

/**
 * Every answer carries its request id and, in `Server-Timing`, what it cost: trips to the database, and times in ms.
 * Writes and failures leave a log line under the same id. A write that is open to anyone tells no times, whoever
 * sends it: they could show whether an address has an account.
 */
export async function observe(c: Context<HonoEnv>, next: Next): Promise<void> {
  const started = performance.now();
  await next();
  const ms = Math.round(performance.now() - started);
  const { log, db } = c.get("deps");
  const { count, ms: dbMs } = db.trips;
  const headers = c.res.headers;
  headers.set("x-request-id", c.get("requestId"));
  if (c.req.path.startsWith("/api/") && !headers.has("cache-control"))
    headers.set("cache-control", "no-store");
  const write = c.req.method !== "GET" && c.req.method !== "HEAD";
  if (!write || (c.get("ctx").caller && !isForAnyone(c))) {
    const trips = `${count} ${count === 1 ? "trip" : "trips"}`;
    headers.set("server-timing", `db;desc="${trips}";dur=${Math.round(dbMs)}, total;dur=${ms}`);
  }
  const { status } = c.res;
  if (write || status >= 500)
    log.info("request", { method: c.req.method, route: routeOf(c), status, ms, trips: count });
}

/** Whether the route, or any procedure called, asks for no session; also where it cannot be told which are called. */
function isForAnyone(c: Context<HonoEnv>): boolean {
  const route = routePath(c);
  const routes: Readonly<Record<string, Access>> = ROUTE_ACCESS;
  const procedures: Readonly<Record<string, Access>> = PROCEDURE_ACCESS;
  if (route.startsWith("/api/trpc")) {
    const named = routeOf(c).split(",");
    return named.some((name) => (procedures[name] ?? "anyone") === "anyone");
  }
  return [`${c.req.method} ${route}`, `ALL ${route}`].some((name) => routes[name] === "anyone");
}

/** The route's pattern, or the procedures called; never the address itself. */
function routeOf(c: Context<HonoEnv>): string {
  // after the work this is the handler that ran last
  const pattern = routePath(c);
  if (!pattern.startsWith("/api/trpc")) return pattern;
  const names = c.req.path.slice("/api/trpc/".length);
  return PROCEDURES.test(names) ? names : pattern;
}
