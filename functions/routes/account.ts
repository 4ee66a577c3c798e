import { Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";
import { routeActor } from "../app/route-actor.ts";
import { changePicture } from "../services/accounts/change-picture.ts";
import { getPicture } from "../services/accounts/get-profile-picture.ts";
import { readPhoto } from "./uploads/read-photo.ts";

export const accountRoutes = new Hono<HonoEnv>();

/** Another picture of one's own, as the raw body. */
accountRoutes.post("/picture", async (c) => {
  const ctx = routeActor(c);
  const bytes = await readPhoto(c.req.raw.body);
  return c.json(await changePicture({ ctx, input: { bytes } }), 201);
});

/** One's own profile picture. */
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
