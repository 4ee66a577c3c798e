import { Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";
import { findHealth } from "../services/find-health.ts";

export const healthRoutes = new Hono<HonoEnv>();

/**
 * 200 once the configuration is whole and the database answers; 503 with what is wrong otherwise. `status` is "degraded"
 * while people are served as ever and someone must look at the ledger. Open to all, so it asks nothing that costs money
 * and names nobody.
 */
healthRoutes.get("/", async (c) => {
  c.header("cache-control", "no-store");
  const health = await findHealth(c.get("deps"));
  return c.json(health, health.ok ? 200 : 503);
});
