import { Hono } from "hono";
import { HIDDEN_THEMES_SECONDS, type HiddenThemes } from "#schema/catalogue/hidden.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { listHiddenThemes } from "../services/catalogue/list-hidden-themes.ts";

export const catalogueRoutes = new Hono<HonoEnv>();

/** What pages built beforehand must leave out; the same for everybody, and kept by browsers for a moment. */
catalogueRoutes.get("/hidden", async (c) => {
  const body: HiddenThemes = { hidden: await listHiddenThemes(c.get("deps")) };
  c.header("cache-control", `public, max-age=${HIDDEN_THEMES_SECONDS}`);
  return c.json(body);
});
