import { Hono } from "hono";
import { TRANSPARENCY_SECONDS, type TransparencyReport } from "#schema/staff/transparency.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { reportTransparency } from "../services/safety/transparency.ts";

export const transparencyRoutes = new Hono<HonoEnv>();

/** What was reported and decided, in numbers; the same for everybody. */
transparencyRoutes.get("/", async (c) => {
  const body: TransparencyReport = await reportTransparency(c.get("deps"));
  c.header("cache-control", `public, max-age=${TRANSPARENCY_SECONDS}`);
  return c.json(body);
});
