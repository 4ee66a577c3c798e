import { type Context, Hono } from "hono";
import { SHOWCASE_SECONDS } from "#schema/catalogue/showcases.ts";
import { WEB_WIDTH } from "#schema/trainings/upload.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { routeStaff } from "../app/route-actor.ts";
import { AppError } from "../services/app-error.ts";
import { getThumbnail } from "../services/media/thumbnail.ts";
import { openShowcase } from "../services/showcases/public-showcases.ts";
import { offeredPicture } from "../services/staff/showcases.ts";

const WIDTHS = { page: 640, large: WEB_WIDTH } as const;

export const showcaseRoutes = new Hono<HonoEnv>();

/** A picture that everybody may see: what lies at this address never changes, and is kept for no longer than withdrawing may take. */
showcaseRoutes.get("/:id", async (c) => {
  const key = await openShowcase(c.get("ctx").deps, c.req.param("id"));
  if (key === null) throw new AppError("NOT_FOUND");
  return thumbnail(c, key, `public, max-age=${SHOWCASE_SECONDS}, immutable`);
});

export const staffShowcaseRoutes = new Hono<HonoEnv>();

/** The same before anybody decided on it, for staff. */
staffShowcaseRoutes.get("/:id", async (c) => {
  const ctx = routeStaff(c);
  return thumbnail(c, await offeredPicture({ ctx, input: { id: c.req.param("id") } }), "private, no-store");
});

async function thumbnail(c: Context<HonoEnv>, key: string, cacheControl: string): Promise<Response> {
  const width = c.req.query("size") === "large" ? WIDTHS.large : WIDTHS.page;
  const picture = await getThumbnail(c.get("ctx").deps, { key, width, range: null });
  // the picture itself is not given away
  if (picture === null || picture === "unmade") throw new AppError("NOT_FOUND");
  return new Response(picture.body, {
    headers: {
      "cache-control": cacheControl,
      "x-content-type-options": "nosniff",
      "content-type": picture.contentType,
      "content-length": String(picture.size),
    },
  });
}
