import { expect, test } from "vitest";
import { APP_ROUTES, isAppRoute, isWithoutShell } from "#schema/site/app-routes.ts";

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
