import { Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";

export const healthRoutes = new Hono<HonoEnv>();

/** 200 once the configuration is whole and the database answers. */
healthRoutes.get("/", async (c) => {
  await c.get("deps").db.ping();
  return c.json({ ok: true });
});
