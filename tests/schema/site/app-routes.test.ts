import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  APP_ROUTES,
  isAppRoute,
  isPageByName,
  isWithoutShell,
  PAGES_BY_NAME,
} from "#schema/site/app-routes.ts";

test.each([
  ["/api/admin", true],
  ["/foo/api/admin/bar", true],
  ["/admin/users", false],
  ["/api", false],
])("%s is drawn without the shell: %s", (path, without) => {
  expect(isWithoutShell(path)).toBe(without);
});

test.each(["/dashboard", "/dashboard/", "/admin/users", "/tools/trainings/abc", "/packs/x1"])(
  "%s is a page of the app",
  (path) => {
    expect(isAppRoute(path)).toBe(true);
  },
);

const OTHERS =
  "/ /dashboards /dashboard/x /tools /tools/trainings /tools/trainings/a/b /packs /Dashboard //dashboard";
test.each(["", ...OTHERS.split(" ")])("%j is not", (path) => {
  expect(isAppRoute(path)).toBe(false);
});

test("every listed route is one, its parameters filled in", () => {
  for (const route of APP_ROUTES) expect(isAppRoute(route.replace(/:\w+/g, "value"))).toBe(true);
});

test("every public route with a name in it is told from unknown addresses, and nothing else is", () => {
  const routes = [...readFileSync("web/routes.ts", "utf8").matchAll(/route\("([^"]+)"/g)].map(
    ([, path]) => path!,
  );
  const named = routes.filter((path) => path.includes(":") && !isAppRoute(`/${path}`));
  expect(named.length).toBeGreaterThan(5);
  for (const path of named) expect([path, isPageByName(`/${path}`)]).toEqual([path, true]);
  for (const start of PAGES_BY_NAME)
    expect([start, named.some((path) => `/${path}`.startsWith(`${start}:`))]).toEqual([start, true]);
  for (const path of ["/Guides/no/such", "/FREE-TOOLS/x", "/free%2Dtools/x"])
    expect(isPageByName(path)).toBe(true);
  expect(["/free-tools", "/%", "/tools/all", "/nowhere", "/guides"].filter(isPageByName)).toEqual([]);
});
