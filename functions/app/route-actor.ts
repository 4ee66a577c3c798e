import type { Context } from "hono";
import { routePath } from "hono/route";
import { ROUTE_ACCESS } from "#schema/access.ts";
import type { ActorCtx } from "../services/context.ts";
import { actorCtx } from "./actor-ctx.ts";
import type { HonoEnv } from "./hono-env.ts";

/** The context of who may call this route, by the table; throws where it is not one for people signed in. */
export function routeActor(c: Context<HonoEnv>): ActorCtx {
  // the framework answers HEAD by what is there for GET
  const method = c.req.method === "HEAD" ? "GET" : c.req.method;
  const route = `${method} ${routePath(c)}`;
  const access = Object.hasOwn(ROUTE_ACCESS, route)
    ? ROUTE_ACCESS[route as keyof typeof ROUTE_ACCESS]
    : undefined;
  if (access !== "person" && access !== "leaving")
    throw new Error(`schema/access.ts does not give ${route} to people signed in`);
  return actorCtx(c.get("ctx"), access);
}
