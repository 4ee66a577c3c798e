import { Hono } from "hono";
import type { HonoEnv } from "#functions/app/hono-env.ts";
import { routeActor } from "#functions/app/route-actor.ts";
import { storePart } from "#functions/services/media/media-uploads/store-part.ts";
import { storePoster } from "#functions/services/media/media-uploads/store-poster.ts";
import { readPhoto } from "./read-photo.ts";

export const mediaUploadRoutes = new Hono<HonoEnv>();

/** One part of a video or recording that was begun, as the raw body; parts are counted from 1. */
mediaUploadRoutes.put("/:id/parts/:number", async (c) => {
  const ctx = routeActor(c);
  const number = Number(c.req.param("number"));
  const { body } = c.req.raw;
  return c.json(await storePart({ ctx, input: { id: c.req.param("id"), number, body } }));
});

/** The first picture of a video that has arrived, as the raw body. */
mediaUploadRoutes.put("/:id/poster", async (c) => {
  const ctx = routeActor(c);
  const bytes = await readPhoto(c.req.raw.body);
  return c.json(await storePoster({ ctx, input: { id: c.req.param("id"), bytes } }), 201);
});
