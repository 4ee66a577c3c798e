import { expect, test } from "vitest";
import { blankMedia } from "#scripts/browser/blank-media.ts";
import { scrollThrough } from "#scripts/browser/scroll-through.ts";
import { startApp } from "#tests/support/app.ts";
import { addLibrary } from "#tests/support/browser/library-stack.ts";
import { sql } from "#tests/support/database/sql.ts";
import { duringFile } from "#tests/support/during-file.ts";

/** A library of years, scrolled through from its newest picture to its oldest and back. */
const COUNT = 25_000;
/** How long the page may stand still, in milliseconds: longer than all the tries of one call. */
const PATIENCE_MS = 90_000;

const app = startApp();
const library = duringFile(async () => {
  const person = await addLibrary(app, { count: 1, packed: 0 });
  for (let from = 1; from < COUNT; from += 5000) await copyTo(from, Math.min(from + 5000, COUNT));
  return person;
});

/** The first picture again, so many minutes later. */
async function copyTo(from: number, to: number): Promise<void> {
  const same =
    "prompt, width, height, seed, userId, trainingId, modelId, modelStrength, favorite, status, chargeId";
  await app.db.write([
    sql(
      `INSERT INTO generation (id, imageUrl, createdAt, ${same})
       WITH RECURSIVE n(value) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT value + 1 FROM n WHERE value + 1 < ?)
       SELECT 'picture-' || value, 'outputs/library/' || value || '.jpg', createdAt + value * 60000, ${same}
       FROM generation JOIN n WHERE id = 'picture-0'`,
      from,
      to,
    ),
  ]);
}

// how long its tasks take is told by `npm run bench -- scroll`
test("twenty-five thousand pictures are scrolled through, and few of them are on the page at once", async () => {
  const page = await app.openAs(library);
  await blankMedia(page);
  const unanswered = new Set<string>();
  page.on("request", (request) => request.url().includes("/api/") && unanswered.add(request.url()));
  page.on("requestfinished", (request) => unanswered.delete(request.url()));
  page.on("requestfailed", (request) => unanswered.delete(request.url()));
  await page.goto("/dashboard");
  await page.locator("#picture-picture-24999").waitFor();
  const way = { last: "picture-picture-0", patience: PATIENCE_MS };
  const drawn = await scrollThrough(page, way).catch((cause: Error) => {
    throw new Error(`Unanswered: ${[...unanswered].join(" ")}`, { cause });
  });
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(300);
}, 900_000);
