import { Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";

export const healthRoutes = new Hono<HonoEnv>();

/**
 * 200 once the configuration is whole and the database answers; 503 with what is wrong otherwise.
 * Open to all, so it asks nothing that costs money.
 */
healthRoutes.get("/", async (c) => {
  c.header("cache-control", "no-store");
  const { db, log } = c.get("deps");
  try {
    await db.ping();
  } catch (error) {
    log.error("unhealthy", error, { part: "database" });
    return c.json({ ok: false, checks: { configuration: "ok", database: "no answer" } }, 503);
  }
  return c.json({ ok: true, checks: { configuration: "ok", database: "ok" } });
});
