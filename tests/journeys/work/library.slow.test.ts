import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { photo } from "#tests/support/accounts/people.ts";
import { idsOf } from "#tests/support/all-pages.ts";
import { startApp } from "#tests/support/app.ts";
import { wrongWithLook } from "#tests/support/browser/axe.ts";
import { holdBack } from "#tests/support/browser/browser.ts";
import { addLibrary, pictureKey } from "#tests/support/browser/library-stack.ts";
import { button, click, field, follow, headed, says } from "#tests/support/browser/on-page.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { seedBucket } from "#tests/support/runtime.ts";

/** What is done with pictures once there are many: found by words, kept together, shared, thrown away. */
const COUNT = 12;
const app = startApp({
  async seed(dataDir) {
    const file = async (n: number): Promise<[string, Uint8Array]> => [pictureKey(n), await photo(n, 64)];
    await seedBucket(dataDir, await Promise.all(Array.from({ length: COUNT }, (_, n) => file(n))));
  },
});
const library = duringFile(() => addLibrary(app, { count: COUNT, packed: 6 }));

const frames = (page: Page) => page.getByRole("button", { name: /^Open picture \d+,/ });
const box = (page: Page, number: number) =>
  page.getByRole("checkbox", { name: new RegExp(`^Select picture ${number},`) });

async function choose(page: Page, ...numbers: number[]): Promise<void> {
  await click(page, "Select");
  for (const number of numbers) await box(page, number).check();
}

test("what was deleted lies in the trash, comes back from it, or goes for good", async () => {
  const page = await app.openAs(library, { path: "/dashboard?sort=oldest" });
  await choose(page, 1, 2);
  await click(page, "Delete");
  await follow(page, /^Trash \(2\)/);
  await headed(page, "Trash");
  await says(page, "30 days left");
  expect(await wrongWithLook(page)).toEqual([]);

  await box(page, 1).focus();
  await page.keyboard.press("Space");
  await says(page, "1 picture selected");
  await click(page, "Restore");
  await says(page, "1 picture restored.");
  await expect.poll(() => page.getByRole("checkbox").count()).toBe(1);
  await box(page, 1).check();
  await click(page, "Delete now");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete now" }).click();
  await says(page, "The trash is empty.");
  await follow(page, "To your pictures");
  await expect.poll(() => frames(page).count()).toBe(COUNT - 1);
});

test("a collection is made from chosen pictures and shared by a link, which shows nothing a moment after it is revoked", async () => {
  const page = await app.openAs(library);
  // as a browser is on plain HTTP
  await page.addInitScript(() => Object.defineProperty(crypto, "randomUUID", { value: undefined }));
  await page.goto("/dashboard?sort=oldest");
  await choose(page, 3, 4);
  await click(page, "Add to collection");
  await field(page, "New collection").fill("For Grandma");
  await click(page, "Create and add");
  await says(page, "Added to “For Grandma”.");
  await page.goto("/dashboard/collections");
  await page.getByRole("link", { name: /For Grandma/ }).click();
  await headed(page, "For Grandma");
  expect(await wrongWithLook(page)).toEqual([]);
  await click(page, "Rename");
  await field(page.getByRole("dialog"), "Name").fill("For Grandma and Grandpa");
  await click(page, "Save");
  await headed(page, "For Grandma and Grandpa");

  await click(page, "Share");
  await click(page, "Create link");
  await page.getByRole("list", { name: "Links that work" }).getByRole("listitem").waitFor();
  const subject = { kind: "collection", id: new URL(page.url()).pathname.split("/").at(-1)! } as const;
  const [link] = await library.client.trpc.shares.list.query({ subject });
  const visitor = await app.open({ path: link!.path });
  await says(visitor, /made with AI/);
  const pictures = await visitor
    .getByRole("img")
    .evaluateAll((all: HTMLImageElement[]) =>
      Promise.all(all.map((one) => one.decode().then(() => one.naturalWidth))),
    );
  expect(pictures).toEqual([64, 64]);
  expect(await wrongWithLook(visitor)).toEqual([]);

  await click(page, "Revoke");
  await says(page, "The link no longer works.");
  const addresses = await visitor
    .getByRole("img")
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  const started = performance.now();
  for (const address of [link!.path, ...addresses]) {
    const path = address.replace(app.url, "");
    expect([path, (await fetch(app.url + path)).status]).toEqual([path, 404]);
  }
  expect(performance.now() - started).toBeLessThan(1000);
});

test("a collection's pictures go as far as they are moved, and are looked through in that order", async () => {
  const ids = ["picture-6", "picture-7", "picture-8"];
  const { collections } = library.client.trpc;
  const { id } = await collections.create.mutate({ id: crypto.randomUUID(), name: "Summer", ids });
  const path = `/dashboard/collections/${id}`;
  const page = await app.openAs(library, { path });
  const { keyboard } = page;
  const order = () => frames(page).evaluateAll((all) => all.map((frame) => frame.id));
  const moved = ["picture-7", "picture-8", "picture-6"];

  // twice before the server has answered once
  const moves = await holdBack(page, "**/api/trpc/collections.arrange*");
  await button(page, /^Move picture 1, .* later$/).focus();
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  const movedFrames = moved.map((picture) => `picture-${picture}`);
  await expect.poll(order).toEqual(movedFrames);
  await moves.release();
  await expect.poll(async () => idsOf((await collections.get.query({ id })).items)).toEqual(moved);

  await frames(page).first().click();
  const viewer = page.getByRole("dialog");
  const viewerAt = (place: string) => viewer.getByText(`Picture ${place}`).waitFor();
  await viewerAt("1 of 3");
  await keyboard.press("ArrowRight");
  await viewerAt("2 of 3");
  // what was deleted comes back to its own place
  await keyboard.press("Delete");
  await viewerAt("2 of 2");
  await keyboard.press("Control+z");
  await viewerAt("3 of 3");
  await keyboard.press("Escape");
  await viewer.waitFor({ state: "detached" });
  expect(await order()).toEqual(movedFrames);
  expect(new URL(page.url()).pathname).toBe(path);
});

test("pictures are found by their words, and what no picture has says so", async () => {
  const page = await app.openAs(library, { path: "/dashboard" });
  await frames(page).first().waitFor();
  const words = page.getByRole("searchbox");
  await words.fill("portrait");
  await page.waitForURL(/words=portrait/);
  await expect.poll(() => frames(page).count()).toBeGreaterThan(0);
  await words.fill("zeppelin");
  await page.waitForURL(/words=zeppelin/);
  await says(page, /Nothing|No pictures/);
  await click(page, "Show all pictures");
  await expect.poll(() => frames(page).count()).toBeGreaterThan(5);
});
