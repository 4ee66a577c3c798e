import { Hono } from "hono";
import { creditExportInput } from "#schema/billing/billing.ts";
import type { HonoEnv } from "../../app/hono-env.ts";
import { routeActor } from "../../app/route-actor.ts";
import { exportCreditHistory } from "../../services/credits/export-credit-history.ts";

export const creditRoutes = new Hono<HonoEnv>();

/** One's credit history as a file: `/api/credits/history.csv?reason=PURCHASE`. */
creditRoutes.get("/history.csv", async (c) => {
  const ctx = routeActor(c);
  const input = creditExportInput.parse(c.req.query());
  const { csv, name } = await exportCreditHistory({ ctx, input });
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
});
