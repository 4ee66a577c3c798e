import { Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";
import { findHealth } from "../services/find-health.ts";

export const healthRoutes = new Hono<HonoEnv>();

/**
 * 200 once the configuration is whole and writes go through; 503 with what is wrong otherwise. `status` is "degraded"
 * while someone must look: at the ledger, or at the rate limits, without which nobody can sign in. Open to all, so it
 * costs the same however often it is asked, and names nobody.
 */
healthRoutes.get("/", async (c) => {
  c.header("cache-control", "no-store");
  const health = await findHealth(c.get("deps"));
  return c.json(health, health.ok ? 200 : 503);
});
