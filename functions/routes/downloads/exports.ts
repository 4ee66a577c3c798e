import { Hono } from "hono";
import { exportZipInput } from "#schema/accounts/account-rights-inputs.ts";
import type { HonoEnv } from "../../app/hono-env.ts";
import { routeActor } from "../../app/route-actor.ts";
import { zipExport } from "../../services/rights/zip-export.ts";

export const exportRoutes = new Hono<HonoEnv>();

/** A form with the mailed link's `token` and the number of a `part`: the browser saves the answer as it comes. */
exportRoutes.post("/", async (c) => {
  const ctx = routeActor(c);
  const input = exportZipInput.parse(Object.fromEntries(await c.req.formData().catch(() => new FormData())));
  const zip = await zipExport({ ctx, input });
  return new Response(zip.body, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${zip.name}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
});
