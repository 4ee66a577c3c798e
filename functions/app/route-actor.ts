import type { Context } from "hono";
import { routePath } from "hono/route";
import { type Access, isStaffAccess, ROUTE_ACCESS } from "#schema/access.ts";
import type { ActorCtx, StaffCtx } from "../services/context.ts";
import { actorCtx, staffCtx } from "./actor-ctx.ts";
import type { HonoEnv } from "./hono-env.ts";

/** The context of who may call this route, by the table; throws where it is not one for people signed in. */
export function routeActor(c: Context<HonoEnv>): ActorCtx {
  const { route, access } = accessOf(c);
  if (access !== "person" && access !== "leaving")
    throw new Error(`schema/access.ts does not give ${route} to people signed in`);
  return actorCtx(c.get("ctx"), access);
}

/** The same for a route of staff. */
export function routeStaff(c: Context<HonoEnv>): StaffCtx {
  const { route, access } = accessOf(c);
  if (!access || !isStaffAccess(access)) throw new Error(`schema/access.ts does not give ${route} to staff`);
  return staffCtx(c.get("ctx"), access);
}

function accessOf(c: Context<HonoEnv>): { route: string; access: Access | undefined } {
  // the framework answers HEAD by what is there for GET
  const method = c.req.method === "HEAD" ? "GET" : c.req.method;
  const route = `${method} ${routePath(c)}`;
  const access = Object.hasOwn(ROUTE_ACCESS, route)
    ? ROUTE_ACCESS[route as keyof typeof ROUTE_ACCESS]
    : undefined;
  return { route, access };
}
