import { Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";
import { routeStaff } from "../app/route-actor.ts";
import { viewedPicture } from "../services/staff/reports/view-pictures.ts";
import { UNKEPT } from "./send-object.ts";
import { sendThumbnail } from "./send-thumbnail.ts";

export const staffPictureRoutes = new Hono<HonoEnv>();

/** A picture that somebody of the staff said why they look at: kept by nobody. */
staffPictureRoutes.get("/:view/:picture", async (c) => {
  const ctx = routeStaff(c);
  const { view: viewId, picture: pictureId } = c.req.param();
  const key = await viewedPicture({ ctx, input: { viewId, pictureId } });
  return sendThumbnail(c, key, UNKEPT, { mayBeLarge: false });
});
