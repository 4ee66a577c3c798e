import { Hono } from "hono";
import { zipInput } from "#schema/pictures/generation.ts";
import type { HonoEnv } from "../../app/hono-env.ts";
import { routeActor } from "../../app/route-actor.ts";
import { zipGenerations } from "../../services/generations/zip-generations.ts";

export const zipRoutes = new Hono<HonoEnv>();

/** A form with the pictures' ids (`ids`, once each): the browser saves the answer as it comes. */
zipRoutes.post("/", async (c) => {
  const ctx = routeActor(c);
  const form = await c.req.formData().catch(() => new FormData());
  const input = zipInput.parse({ ids: form.getAll("ids"), size: form.get("size") ?? undefined });
  const zip = await zipGenerations({ ctx, input });
  return new Response(zip.body, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${zip.name}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
});
