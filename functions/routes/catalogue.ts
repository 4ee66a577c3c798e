import { Hono } from "hono";
import { HIDDEN_THEMES_SECONDS, type HiddenThemes } from "#schema/catalogue/hidden.ts";
import { SHOWCASE_SECONDS, type ThemeShowcases } from "#schema/catalogue/showcases.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { listHiddenThemes } from "../services/catalogue/list-hidden-themes.ts";
import { listThemeShowcases } from "../services/showcases/public-showcases.ts";

export const catalogueRoutes = new Hono<HonoEnv>();

/** What pages built beforehand must leave out or order; the same for everybody, and kept by browsers for a moment. */
catalogueRoutes.get("/hidden", async (c) => {
  const body: HiddenThemes = await listHiddenThemes(c.get("deps"));
  c.header("cache-control", `public, max-age=${HIDDEN_THEMES_SECONDS}`);
  return c.json(body);
});

/** Pictures people offered for the packs of a theme. */
catalogueRoutes.get("/showcases/:theme", async (c) => {
  const body: ThemeShowcases = await listThemeShowcases(c.get("deps"), c.req.param("theme"));
  c.header("cache-control", `public, max-age=${SHOWCASE_SECONDS}`);
  return c.json(body);
});
