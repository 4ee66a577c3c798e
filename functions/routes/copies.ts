import { Hono } from "hono";
import { copyInput } from "#schema/pictures/copies.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { routeActor } from "../app/route-actor.ts";
import { AppError } from "../services/app-error.ts";
import { saveCopy } from "../services/copies/save-copy.ts";
import { readPhoto } from "./uploads/read-photo.ts";

export const copyRoutes = new Hono<HonoEnv>();

/** A picture adjusted on the device, as the raw body; which it is and what it was made from in the query, as `copyInput` says. */
copyRoutes.post("/", async (c) => {
  const ctx = routeActor(c);
  const parsed = copyInput.safeParse(c.req.query());
  if (!parsed.success) throw new AppError("BAD_INPUT");
  const { id, kind, from, position } = parsed.data;
  const source = kind && from ? { kind, id: from, position } : null;
  return c.json(
    await saveCopy({ ctx, input: { id, from: source, bytes: await readPhoto(c.req.raw.body) } }),
    201,
  );
});
