import { expect, test } from "vitest";
import { findCircles, findProblems } from "#scripts/check-boundaries.ts";

/** What is imported here and may not be. */
function problems(file: string, specifier: string) {
  return findProblems([file], () => `import { x } from "${specifier}";`).map(({ imports }) => imports);
}

test.each([
  ["schema/errors/errors.ts", "#db/client.ts"],
  ["db/client.ts", "#functions/env.ts"],
  ["functions/providers/queue/qstash.ts", "../../services/page.ts"],
  ["functions/services/page.ts", "../routes/media.ts"],
  ["functions/services/page.ts", "../providers/storage/r2.ts"],
  ["functions/services/page.ts", "drizzle-orm"],
  ["functions/routes/media.ts", "#db/queries/media/media.ts"],
  ["functions/jobs/cron.ts", "../providers/payments/stripe.ts"],
  ["functions/procedures/user.ts", "#db/queries/credits/credits.ts"],
  ["web/pages/home.tsx", "#functions/deps.ts"],
  ["web/pages/home.tsx", "#schema/catalogue/prompts.ts"],
  ["web/content/covers.ts", "#schema/catalogue/prompts.ts"],
  ["web/features/packs/list.tsx", "../gallery/viewer.tsx"],
  ["web/features/packs/list.tsx", "#web/pages/home.tsx"],
  ["web/engine/models.ts", "#schema/errors/errors.ts"],
  ["web/ui/controls/button.tsx", "../../features/packs/list.tsx"],
  ["scripts/start.ts", "#tests/support/harness.ts"],
  ["scripts/local/server/local-server.ts", "../cloud.ts"],
])("%s may not import %s", (file, specifier) => {
  expect(problems(file, specifier)).toEqual([specifier]);
});

test.each([
  'import {\n  a,\n  b,\n} from "#scripts/build/build.ts";',
  'import type { A } from "#scripts/build/build.ts";',
  'export { a } from "#scripts/build/build.ts";',
  'const a = import("#scripts/build/build.ts");',
])("%j is seen", (text) => {
  expect(findProblems(["functions/index.ts"], () => text)).toHaveLength(1);
});

test("a circle of imports is found, through types too", () => {
  const texts: Record<string, string> = {
    "web/a.ts": 'import { b } from "./b.ts";\nimport { c } from "#web/c.ts";',
    "web/b.ts": 'import type { C } from "./c.ts";',
    "web/c.ts": "",
  };
  const read = (file: string) => texts[file] ?? "";
  expect(findCircles(Object.keys(texts), read)).toEqual([]);
  texts["web/c.ts"] = 'import type { A } from "./a.ts";';
  expect(findCircles(Object.keys(texts), read)).toEqual([["web/a.ts", "web/b.ts", "web/c.ts", "web/a.ts"]]);
});
