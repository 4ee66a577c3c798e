import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/support/app.ts";
import { holdBack, slowDown } from "#tests/support/browser.ts";
import { keepToasts } from "#tests/support/keep-toasts.ts";
import { addLibrary, pictureKey } from "#tests/support/library-stack.ts";
import { photo } from "#tests/support/people.ts";
import { seedBucket } from "#tests/support/runtime.ts";
import { testInFull } from "#tests/support/tier.ts";

/** More pictures than one page of them. */
const COUNT = 130;
const PACKED = 20;
const app = startApp({
  async seed(dataDir) {
    const numbers = Array.from({ length: COUNT }, (_, n) => n);
    await seedBucket(
      dataDir,
      await Promise.all(
        numbers.map(async (n): Promise<[string, Uint8Array]> => [pictureKey(n), await photo(n, 64)]),
      ),
    );
  },
});
let library: Awaited<ReturnType<typeof addLibrary>>;
beforeAll(async () => {
  library = await addLibrary(app, { count: COUNT, packed: PACKED });
});

async function openLibrary(path: string, input: { expects?: RegExp } = {}): Promise<Page> {
  const page = await app.openAs(library, input);
  await keepToasts(page);
  await page.goto(path);
  return page;
}

const frame = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Open picture ${number},`) });
const choice = (page: Page, number: number) =>
  page.getByRole("checkbox", { name: new RegExp(`^Select picture ${number},`) });
const frames = (page: Page) => page.getByRole("button", { name: /^Open picture \d+,/ });
const viewer = (page: Page) => page.getByRole("dialog");
const searchOf = (page: Page) => new URL(page.url()).search;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

test("filter, choose a range, save it as a zip, delete it and bring it back", async () => {
  const page = await openLibrary("/dashboard");
  await page.getByText(`${COUNT} pictures`, { exact: false }).first().waitFor();

  await page.getByRole("combobox", { name: "Made by" }).selectOption({ label: `Packs (${PACKED})` });
  await page.waitForURL(/from=pack/);
  await expect.poll(() => frames(page).count()).toBe(PACKED);
  await page.getByRole("combobox", { name: "Order" }).selectOption({ label: "Oldest first" });
  await page.waitForURL(/sort=oldest/);
  // the address alone says what is shown
  await page.reload();
  await expect.poll(() => frames(page).count()).toBe(PACKED);
  expect(await frame(page, 1).getAttribute("id")).toBe("picture-picture-0");

  await frame(page, 2).hover();
  await choice(page, 2).check();
  await frame(page, 6).click({ modifiers: ["Shift"] });
  await page.getByText("5 pictures selected").waitFor();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download zip" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^likeness-\d{4}-\d\d-\d\d-5\.zip$/);
  const zip = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(Object.keys(zip)).toEqual([1, 2, 3, 4, 5].map((n) => `2026-05-01-film-noir-00${n}.jpg`));
  for (const [at, bytes] of Object.values(zip).entries()) {
    expect(Buffer.from(bytes).equals(Buffer.from(await photo(at + 1, 64)))).toBe(true);
  }

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByText("5 pictures deleted.").waitFor();
  await expect.poll(() => frames(page).count()).toBe(PACKED - 5);
  expect(await frame(page, 2).getAttribute("id")).toBe("picture-picture-6");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("5 pictures are back.").waitFor();
  await expect.poll(() => frames(page).count()).toBe(PACKED);
  expect(await frame(page, 2).getAttribute("id")).toBe("picture-picture-1");

  // nothing matches: told so, with a way out
  await slowDown(page, 6);
  await page.getByRole("checkbox", { name: /^Favourites/ }).check();
  await page.getByText("No favourites among these.").waitFor();
  await page.getByRole("button", { name: "Show all pictures" }).click();
  await expect.poll(() => frames(page).count()).toBeGreaterThan(PACKED);
  await expect.poll(() => searchOf(page)).toBe("?sort=oldest");
}, 120_000);

test("the viewer by keyboard: turn, mark, delete, undo, close, with Back and reload", async () => {
  const page = await openLibrary("/dashboard?from=pack&sort=oldest");
  await frame(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => focused(page)).toMatch(/^Open picture 3,/);
  await page.keyboard.press("Enter");
  await viewer(page).getByText("3 of 20").waitFor();
  await expect.poll(() => searchOf(page)).toContain("picture=picture-2");

  await page.keyboard.press("ArrowRight");
  await viewer(page).getByText("4 of 20").waitFor();
  // three presses before any of them is drawn
  await page.evaluate(() => {
    for (let n = 0; n < 3; n++)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
      );
  });
  await viewer(page).getByText("7 of 20").waitFor();
  await page.keyboard.press("ArrowLeft");
  await viewer(page).getByText("6 of 20").waitFor();
  await page.keyboard.press("End");
  await viewer(page).getByText("20 of 20").waitFor();
  await page.keyboard.press("Home");
  await viewer(page).getByText("1 of 20").waitFor();
  // a mark that is long on its way still comes before what is done to the picture next
  const mark = await holdBack(page, "**/api/trpc/generations.favoriteMany*");
  await page.keyboard.press("f");
  await viewer(page).getByRole("button", { name: "Favourite", pressed: true }).waitFor();
  await page.keyboard.press("i");
  await viewer(page).getByText("A portrait of you", { exact: true }).waitFor();
  for (let n = 0; n < 12; n++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);

  await page.keyboard.press("Delete");
  await expect.poll(() => searchOf(page)).toContain("picture=picture-1");
  // time enough for a deletion that would not wait for it
  await page.waitForTimeout(300);
  await mark.release();
  await page.getByText("1 picture deleted.").waitFor();
  await viewer(page).getByText("1 of 19").waitFor();
  await page.keyboard.press("Control+z");
  await page.getByText("1 picture is back.").waitFor();
  await viewer(page).getByText("2 of 20").waitFor();

  await page.reload();
  await viewer(page).getByText("2 of 20").waitFor();
  await page.keyboard.press("Escape");
  await viewer(page).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toMatch(/^Open picture 2,/);
  await expect.poll(() => searchOf(page)).toBe("?from=pack&sort=oldest");

  await page.keyboard.press("Enter");
  await viewer(page).waitFor();
  await page.keyboard.press("ArrowRight");
  await viewer(page).getByText("3 of 20").waitFor();
  await page.goBack();
  await viewer(page).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toMatch(/^Open picture 3,/);
  // the mark of before is kept
  await frame(page, 1)
    .and(page.getByRole("button", { name: /favourite$/ }))
    .waitFor();
}, 120_000);

test("loads as one goes down, and stands where it was when one comes back", async () => {
  const page = await openLibrary("/dashboard");
  await frame(page, 1).waitFor();
  await expect
    .poll(
      async () => {
        await frames(page).last().scrollIntoViewIfNeeded();
        return await frames(page).count();
      },
      { timeout: 60_000 },
    )
    .toBe(COUNT);
  await frame(page, 90).focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);

  await page.keyboard.press("Enter");
  await viewer(page).getByText(`90 of ${COUNT}`).waitFor();
  await viewer(page).getByRole("button", { name: "How it was made" }).click();
  await viewer(page).getByRole("link", { name: "Me" }).click();
  await page.waitForURL(/trainings/);
  await page.goBack();
  await viewer(page).getByText(`90 of ${COUNT}`).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toMatch(/^Open picture 90,/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/packs/new"]')?.click());
  await page.waitForURL(/packs\/new/);
  await page.goBack();
  await expect.poll(() => focused(page)).toMatch(/^Open picture 90,/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
}, 120_000);

testInFull("a link to a picture far down opens it, one to a picture that is gone says so", async () => {
  const page = await openLibrary("/dashboard?picture=picture-3", { expects: /404|TRPCClientError/ });
  await viewer(page)
    .getByText(`${COUNT - 3} of ${COUNT}`)
    .waitFor();
  await page.goto("/dashboard?picture=no-such-picture");
  await page.getByText("We could not find that. It may have been deleted.").waitFor();
  await frame(page, 1).waitFor();
  await expect.poll(() => searchOf(page)).toBe("");
});

testInFull("a refused zip is told on the page, which stays", async () => {
  const page = await openLibrary("/dashboard?from=pack", { expects: /404/ });
  await page.getByRole("button", { name: "Select" }).click();
  await choice(page, 1).check();
  await library.client.trpc.generations.delete.mutate({ ids: ["picture-19"] });
  await page.getByRole("button", { name: "Download zip" }).click();
  await page.getByText("We could not find that. It may have been deleted.").waitFor();
  await expect.poll(() => searchOf(page)).toBe("?from=pack");
  await library.client.trpc.generations.undoDelete.mutate({ ids: ["picture-19"] });
});

/** How often no viewer was on the page from now on. */
async function countGaps(page: Page): Promise<() => Promise<number>> {
  const gaps = await page.evaluateHandle(() => {
    const seen = { gaps: 0 };
    new MutationObserver(() => {
      if (!document.querySelector("[role=dialog]")) seen.gaps++;
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return async () => (await gaps.jsonValue()).gaps;
}

testInFull("a pack's pictures open, are deleted and come back on its own page", async () => {
  const page = await openLibrary(`/packs/${library.packId}`);
  await frame(page, 1).click();
  await viewer(page).getByText("1 of 20").waitFor();

  // the next picture comes in the place of the one deleted: the viewer does not close in between
  await slowDown(page, 4);
  const gaps = await countGaps(page);
  // nor need the server have answered for the deletion to be taken back
  const deletion = await holdBack(page, "**/api/trpc/generations.delete?*");
  await page.keyboard.down("Delete");
  await viewer(page).getByText("1 of 19").waitFor();
  expect(await gaps()).toBe(0);
  // the key is held, which the browser tells as more presses: one picture is gone all the same
  await page.keyboard.down("Delete");
  await page.keyboard.up("Delete");
  await page.keyboard.press("Control+z");
  await deletion.release();
  await viewer(page).getByText("2 of 20").waitFor();

  // and the next key finds it, however soon it comes
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");
  await viewer(page).waitFor({ state: "detached" });
  await expect.poll(() => frames(page).count()).toBe(PACKED - 1);
  await page.getByRole("main").getByRole("listitem").filter({ hasText: "Deleted" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => frames(page).count()).toBe(PACKED);
});

test("offline the viewer shows its preview without a sign of a broken picture, and the picture once the line is back", async () => {
  const page = await app.openAs(library, { expects: /ERR_FAILED/ });
  await page.route(/\/media\/[^?]*$/, (route) => route.abort());
  await page.goto(`/packs/${library.packId}`);
  await frame(page, 1).click();
  const image = viewer(page).locator("img").first();
  await expect.poll(() => image.getAttribute("src")).toMatch(/^data:/);
  await page.unroute(/\/media\/[^?]*$/);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(1);
  expect(await image.getAttribute("src")).toMatch(/^\/media\//);
});

testInFull(
  "a favourite that is unmarked among the favourites stays in sight, and is not counted as one",
  async () => {
    const { generations } = library.client.trpc;
    const marked = (await generations.list.query({ favorite: true })).items.map(({ id }) => id);
    if (marked.length > 0) await generations.favoriteMany.mutate({ ids: marked, favorite: false });
    await generations.favorite.mutate({ id: "picture-18", favorite: true });
    const page = await openLibrary("/dashboard");
    await page.getByRole("checkbox", { name: /^Favourites/ }).check();
    await page.getByText(/^1 picture$/).waitFor();
    await frame(page, 1).focus();
    await page.keyboard.press("f");
    await page.getByText("0 pictures, 1 just unmarked").waitFor();
    expect(await frames(page).count()).toBe(1);
  },
);

testInFull("a pack outlives its model, and then names none", async () => {
  await library.client.trpc.trainings.delete.mutate({ id: library.trainingId });
  const page = await openLibrary(`/packs/${library.packId}`);
  await expect.poll(() => frames(page).count()).toBe(PACKED);
  await page.getByRole("main").getByText("of a deleted model").waitFor();
  expect(await page.locator("main a[href^='/tools/trainings/']").count()).toBe(0);
});
