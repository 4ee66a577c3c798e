import { Hono } from "hono";
import { SHOWCASE_SECONDS } from "#schema/catalogue/showcases.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { routeStaff } from "../app/route-actor.ts";
import { AppError } from "../services/app-error.ts";
import { openShowcase } from "../services/showcases/public-showcases.ts";
import { offeredPicture } from "../services/staff/reports/showcases.ts";
import { UNKEPT } from "./send-object.ts";
import { sendThumbnail } from "./send-thumbnail.ts";

export const showcaseRoutes = new Hono<HonoEnv>();

/** A picture that everybody may see: what lies at this address never changes, and is kept for no longer than withdrawing may take. */
showcaseRoutes.get("/:id", async (c) => {
  const key = await openShowcase(c.get("ctx").deps, c.req.param("id"));
  if (key === null) throw new AppError("NOT_FOUND");
  return sendThumbnail(c, key, { "cache-control": `public, max-age=${SHOWCASE_SECONDS}, immutable` });
});

export const staffShowcaseRoutes = new Hono<HonoEnv>();

/** The same before anybody decided on it, for staff. */
staffShowcaseRoutes.get("/:id", async (c) => {
  const ctx = routeStaff(c);
  const key = await offeredPicture({ ctx, input: { id: c.req.param("id") } });
  return sendThumbnail(c, key, UNKEPT);
});
