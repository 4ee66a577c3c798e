import { expect, test } from "vitest";
import { findCircles, findProblems } from "#scripts/check-boundaries.ts";

function problems(file: string, text: string) {
  return findProblems([file], () => text).map(({ imports }) => imports);
}

test.each([
  ["schema/errors.ts", 'import { x } from "#db/client.ts";'],
  ["db/client.ts", 'import { x } from "#functions/env.ts";'],
  ["functions/providers/queue/qstash.ts", 'import { x } from "../../services/page.ts";'],
  ["functions/services/page.ts", 'import { x } from "../routes/media.ts";'],
  ["functions/services/page.ts", 'import { createR2 } from "../providers/storage/r2.ts";'],
  ["functions/routes/media.ts", 'import { findOwnedObject } from "#db/queries/library/media.ts";'],
  ["functions/app/hono-env.ts", 'import type { Actor } from "#db/queries/accounts/session.ts";'],
  ["functions/jobs/cron.ts", 'import { createStripe } from "../providers/payments/stripe.ts";'],
  ["functions/procedures/user.ts", 'import { x } from "#db/queries/credits/credits.ts";'],
  ["functions/services/page.ts", 'import { eq } from "drizzle-orm";'],
  ["web/pages/home.tsx", 'import { x } from "#functions/deps.ts";'],
  ["web/pages/home.tsx", 'import { PROMPTS } from "#schema/catalogue/prompts.ts";'],
  ["web/content/covers.ts", 'import { PROMPTS } from "#schema/catalogue/prompts.ts";'],
  ["web/pages/home.tsx", 'const page = import("#scripts/start.ts");'],
  ["web/features/packs/list.tsx", 'import { x } from "../gallery/viewer.tsx";'],
  ["web/features/packs/list.tsx", 'import { x } from "#web/pages/home.tsx";'],
  ["web/engine/models.ts", 'import { x } from "#schema/errors.ts";'],
  ["web/ui/controls/button.tsx", 'export { x } from "../../features/packs/list.tsx";'],
  ["scripts/start.ts", 'import { x } from "#tests/support/harness.ts";'],
  ["functions/index.ts", 'import {\n  a,\n  b,\n} from "#scripts/build.ts";'],
])("%s may not: %s", (file, text) => {
  expect(problems(file, text)).toHaveLength(1);
});

test.each([
  [
    "functions/services/page.ts",
    'import type { Storage } from "../providers/storage/storage.ts";\nimport * as z from "zod";',
  ],
  ["functions/routes/media.ts", 'import type { StoredObject } from "../providers/storage/storage.ts";'],
  [
    "functions/deps.ts",
    'import { createDb } from "#db/client.ts";\nimport { createR2 } from "./providers/storage/r2.ts";',
  ],
  ["web/lib/api.ts", 'import type { AppRouter } from "#functions/api-type.ts";'],
  [
    "web/features/packs/list.tsx",
    'import { x } from "./row.tsx";\nimport { y } from "#web/ui/controls/button.tsx";',
  ],
  ["web/content/shots.server.ts", 'import { PROMPTS } from "#schema/catalogue/prompts.ts";'],
  ["scripts/local/inference/compute/start-compute.ts", 'import { x } from "#web/engine/models.ts";'],
  ["tests/db/ledger.test.ts", 'import { x } from "#db/client.ts";'],
])("%s may: %s", (file, text) => {
  expect(problems(file, text)).toEqual([]);
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
