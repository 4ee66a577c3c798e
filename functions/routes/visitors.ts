import { Hono } from "hono";
import { permissionInput } from "#schema/visitors/visitors.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { AppError } from "../services/app-error.ts";
import { openVisitorPicture } from "../services/visitors/open-visitor-picture.ts";
import { storeVisitorPhoto } from "../services/visitors/store-visitor-photo.ts";
import { readPhoto } from "./uploads/read-photo.ts";

/** What free tools of the provider's need beside their procedures: files in and out, for browsers without an account. */
export const visitorRoutes = new Hono<HonoEnv>();

/** One photo, as the raw body; `?permission=` the text that was ticked for it. Answers a VisitorPhotoView. */
visitorRoutes.post("/photos", async (c) => {
  const permission = permissionInput.parse(c.req.query("permission"));
  const bytes = await readPhoto(c.req.raw.body);
  return c.json(await storeVisitorPhoto({ ctx: c.get("ctx"), input: { bytes, permission } }), 201);
});

/** A finished picture, for the browser that asked for it alone; `?download` saves it. */
visitorRoutes.get("/pictures/:id/:place", async (c) => {
  const place = c.req.param("place");
  if (!/^\d$/.test(place)) throw new AppError("NOT_FOUND");
  const input = { id: c.req.param("id"), place: Number(place) };
  const { object, name } = await openVisitorPicture({ ctx: c.get("ctx"), input });
  return new Response(object.body, {
    headers: {
      "content-type": object.contentType,
      "content-length": String(object.size),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      ...(c.req.query("download") !== undefined && {
        "content-disposition": `attachment; filename="${name}"`,
      }),
    },
  });
});
