import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { findPack, findTheme } from "#schema/catalogue/index.ts";
import { openPage, startBrowser } from "#tests/support/browser/browser.ts";
import { button, click, field, follow, says } from "#tests/support/browser/on-page.ts";
import { fixturePhoto, groupPhoto } from "#tests/support/photos/photo-variants.ts";
import { buildSite } from "#tests/support/site/router-builds.ts";
import { servedPages } from "#tests/support/site/serve-pages.ts";
import { shownPortraits } from "#web/content/catalogue/face-plan.server.ts";

const PERMISSION = "I am 18 or older, and it is me or I may use it";

const site = servedPages(buildSite);

/** A visitor's page, with all that it has sent; at its end nothing unexpected may have happened. */
async function visit() {
  const { page, unexpected } = await openPage(await startBrowser(), site.url);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.postDataBuffer() !== null)
      sent.push(`${request.method()} ${request.url()}`);
  });
  onTestFinished(async () => {
    await page.context().close();
    expect(unexpected).toEqual([]);
    expect(sent).toEqual([]);
  });
  return page;
}

const photoFile = (buffer: Buffer, name = "photo.jpg") => ({ name, mimeType: "image/jpeg", buffer });
const give = (page: Page, buffer: Buffer) => field(page, "Your photo").setInputFiles(photoFile(buffer));
const portraits = (place: Page | Locator) => place.locator("[data-portrait]");
const portraitOf = (page: Page, name: string) => page.getByAltText(`You in ${name}`, { exact: true });
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const countIn = async ({ name = "" }: IDBDatabaseInfo) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      const items = database.transaction("items").objectStore("items").count();
      const count = await new Promise<number>((resolve) => {
        items.onsuccess = () => resolve(items.result);
      });
      database.close();
      return count;
    };
    const counts = await Promise.all((await indexedDB.databases()).map(countIn));
    return counts.reduce((sum, count) => sum + count, 0);
  });

/** The packs of which a theme shows somebody a portrait. */
const namesIn = (theme: string) =>
  shownPortraits(theme).map(({ pack }) => findPack(findTheme(theme)!, pack)!.name);

test("a visitor sees themselves in a theme, in the next and all over the catalogue, until they say so; nothing is sent", async () => {
  const page = await visit();
  await page.goto("/");
  await give(page, await fixturePhoto("astronaut.jpg"));
  await button(page, PERMISSION).waitFor();
  expect(await keptOnDevice(page)).toBe(0);
  await click(page, PERMISSION);
  for (const name of namesIn("film-noir")) await portraitOf(page, name).waitFor();

  // what is saved says by itself what it is
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save picture 1" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("likeness-film-noir-the-private-eye-1.jpg");
  const { xmp, width, height } = await sharp(readFileSync(await download.path())).metadata();
  expect([width, height, xmp?.toString()]).toEqual([560, 700, expect.stringContaining("AlgorithmicMedia")]);

  await page.getByText("Cyberpunk", { exact: true }).first().click();
  await portraitOf(page, "Neon Noir").waitFor();
  const make = page.getByRole("link", { name: "Make the full pack" });
  const start = page.getByRole("main").getByRole("link", { name: "Start with your photos" }).first();
  expect(await make.getAttribute("href")).toContain("cyberpunk%2Fneon-noir");
  expect(await start.getAttribute("href")).toContain("cyberpunk%2Fneon-noir");
  await page
    .getByRole("button", { name: /^Choose / })
    .nth(2)
    .click();
  const chosen = (await make.getAttribute("href"))!;
  expect(chosen).toMatch(/cyberpunk%2F(?!neon-noir)/);
  expect(await start.getAttribute("href")).toBe(chosen);

  // another page load: the photo is still on this device
  await page.goto("/categories/all");
  const cardOf = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
  for (const name of ["Actor Headshots", "Beach", "Celebrity"]) await portraits(cardOf(name)).waitFor();
  await cardOf("Cosplay").scrollIntoViewIfNeeded();
  await portraits(cardOf("Cosplay")).waitFor();
  expect(await portraits(cardOf("Boudoir")).count()).toBe(0);

  await click(page, "Forget my photo");
  await says(page, /See yourself on every cover/);
  expect(await portraits(page).count()).toBe(0);
  await expect.poll(() => keptOnDevice(page)).toBe(0);
  await follow(page, "Film Noir");
  await says(page, /See yourself in Film Noir/);
});

test("a photo that one tab forgets is forgotten by another, which keeps nothing more of it", async () => {
  const page = await visit();
  await page.goto("/");
  await give(page, await fixturePhoto("astronaut.jpg"));
  await click(page, PERMISSION);
  for (const name of namesIn("film-noir")) await portraitOf(page, name).waitFor();
  const other = await page.context().newPage();
  await other.goto("/categories/all");
  await portraits(other).first().waitFor();
  await click(page, "Forget my photo");
  await expect.poll(() => portraits(page).count()).toBe(0);
  // it still has the photo in hand, draws one more, and hears then that it may not
  await other
    .getByRole("article")
    .filter({ has: other.getByRole("heading", { name: "Yearbook", exact: true }) })
    .scrollIntoViewIfNeeded();
  await says(other, /See yourself on every cover/);
  expect(await portraits(other).count()).toBe(0);
  await expect.poll(() => keptOnDevice(other)).toBe(0);
});

test("a photo that will not do is answered in words, and the sample needs nobody's permission", async () => {
  const page = await visit();
  await page.goto("/prompt-packs/pack/film-noir/the-private-eye");
  const answers = [
    [await fixturePhoto("cat.jpg"), "We could not find a face in this photo.", 1],
    [await groupPhoto(3), "There are several people here.", 1],
    [Buffer.from("no photo"), "We could not open this file as a photo.", 0],
  ] as const;
  for (const [photo, words, shown] of answers) {
    await give(page, photo);
    await click(page, PERMISSION);
    await page.getByRole("alert").filter({ hasText: words }).waitFor();
    // what is said stands beside the photo it is said of
    expect(await page.getByRole("img", { name: "The one you chose" }).count()).toBe(shown);
  }
  expect(await keptOnDevice(page)).toBe(0);
  await click(page, "Use a sample photo");
  await says(page, /Sample photo: NASA/);
  await portraits(page).nth(2).waitFor();
  // it is not a photo to train with
  await page.reload();
  await says(page, /See yourself in The Private Eye/);
});

test("a photo chosen before the sheet's scripts have arrived is taken, also when the rest of the page knows its visitor by then", async () => {
  const page = await visit();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(PERMISSION)) await released;
    await route.fulfill({ response, body });
  });
  const asked = page.waitForResponse(/\/api\/auth\/session/);
  await page.goto("/prompt-packs/pack/film-noir/the-private-eye");
  await give(page, await fixturePhoto("astronaut.jpg"));
  await (await asked).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  release();
  await button(page, PERMISSION).waitFor();
  // scripts still on their way are let through before the page is closed
  await page.unrouteAll({ behavior: "wait" });
});
