import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { UNCHECKED } from "#schema/trainings/photo-check.ts";
import { startApp } from "#tests/support/app.ts";
import { toldOf } from "#tests/support/browser/browser.ts";
import { click, says } from "#tests/support/browser/on-page.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { personPhotos } from "#tests/support/photos/photo-variants.ts";

/** Photos that wait on the server for a training, taken off the list and brought back. */

const app = startApp();
const ada = duringFile(() => app.person("ada@example.com"));
const waitingIds = async () => (await ada.client.trpc.uploads.waiting.query()).map(({ id }) => id);

beforeEach(async () => {
  for (const id of await waitingIds()) await ada.client.trpc.uploads.delete.mutate({ id });
  const [photo] = await personPhotos(1);
  await ada.client.upload("a.jpg", new Uint8Array(photo!), UNCHECKED);
});

async function remove(page: Page): Promise<void> {
  const deleted = page.waitForResponse(/uploads\.delete/);
  await click(page, "Remove a.jpg");
  await deleted;
  expect(await waitingIds()).toEqual([]);
}

test("a stored photo whose removal is undone is stored again, also after a reload", async () => {
  const page = await app.openAs(ada, { path: "/tools/trainings/new" });
  await says(page, "1 photo uploaded.");
  await remove(page);
  await click(page, "Undo");
  await says(page, "1 photo uploaded.");
  expect(await waitingIds()).toHaveLength(1);
  await page.reload();
  await says(page, "1 photo uploaded.");
});

test("a stored photo comes back although it was removed before it was looked at", async () => {
  const page = await app.openAs(ada);
  // nothing is ever looked at
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {};
  });
  await page.goto("/tools/trainings/new");
  const frame = page.getByRole("listitem").filter({ hasText: "a.jpg" });
  await says(frame, "Uploaded");
  await remove(page);
  await click(page, "Undo");
  await says(frame, "Uploaded");
  expect(await waitingIds()).toHaveLength(1);
});

test("a deletion that fails is told, and undone the photo can be removed once more", async () => {
  const page = await app.openAs(ada, {
    path: "/tools/trainings/new",
    expects: /ERR_FAILED|Failed to fetch|uploads\.delete/,
  });
  await says(page, "1 photo uploaded.");
  const kept = await waitingIds();
  const deletions = "**/api/trpc/uploads.delete**";
  await page.route(deletions, (route) => route.abort());
  await click(page, "Remove a.jpg");
  await toldOf(page, /^a\.jpg could not be deleted and may still be stored\./);
  await page.unroute(deletions);
  await click(page, "Undo");
  await says(page, "1 photo uploaded.");
  expect(await waitingIds()).toEqual(kept);
  await remove(page);
});
