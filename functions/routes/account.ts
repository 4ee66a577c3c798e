import { Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";
import { routeActor } from "../app/route-actor.ts";
import { getPicture } from "../services/accounts/get-profile-picture.ts";

export const accountRoutes = new Hono<HonoEnv>();

/** One's own profile picture, as the service one signs in with has it. */
accountRoutes.get("/picture", async (c) => {
  const { body, contentType } = await getPicture({ ctx: routeActor(c) });
  return new Response(body, {
    headers: {
      "content-type": contentType,
      "cache-control": "private, max-age=86400",
      "x-content-type-options": "nosniff",
    },
  });
});
