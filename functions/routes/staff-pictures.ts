import { Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";
import { routeStaff } from "../app/route-actor.ts";
import { AppError } from "../services/app-error.ts";
import { getThumbnail } from "../services/media/thumbnail.ts";
import { viewedPicture } from "../services/staff/view-pictures.ts";

export const staffPictureRoutes = new Hono<HonoEnv>();

const WIDTH = 640;

/** A picture that somebody of the staff said why they look at: kept by nobody. */
staffPictureRoutes.get("/:view/:picture", async (c) => {
  const ctx = routeStaff(c);
  const { view: viewId, picture: pictureId } = c.req.param();
  const key = await viewedPicture({ ctx, input: { viewId, pictureId } });
  const picture = await getThumbnail(ctx.deps, { key, width: WIDTH, range: null });
  // the picture itself is not given away
  if (picture === null || picture === "unmade") throw new AppError("NOT_FOUND");
  return new Response(picture.body, {
    headers: {
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-type": picture.contentType,
      "content-length": String(picture.size),
    },
  });
});
