import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { photo } from "#tests/support/accounts/people.ts";
import { startApp } from "#tests/support/app.ts";
import { holdBack, keepToasts, resize, slowDown } from "#tests/support/browser/browser.ts";
import { failRead } from "#tests/support/browser/fail-read.ts";
import { addLibrary, pictureKey } from "#tests/support/browser/library-stack.ts";
import { click, field, says } from "#tests/support/browser/on-page.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { seedBucket } from "#tests/support/runtime.ts";
import { testInFull } from "#tests/support/tier.ts";

/** More pictures than one page of them. */
const COUNT = 130;
const PACKED = 20;
const app = startApp({
  async seed(dataDir) {
    const file = async (n: number): Promise<[string, Uint8Array]> => [pictureKey(n), await photo(n, 64)];
    await seedBucket(dataDir, await Promise.all(Array.from({ length: COUNT }, (_, n) => file(n))));
  },
});
const library = duringFile(() => addLibrary(app, { count: COUNT, packed: PACKED }));

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
const expectFrames = (page: Page, count: number) => expect.poll(() => frames(page).count()).toBe(count);
const viewer = (page: Page) => page.getByRole("dialog");
/** Until the viewer shows this picture: "3 of 20". */
const viewerAt = (page: Page, place: string) => viewer(page).getByText(`Picture ${place}`).waitFor();
const viewerGone = (page: Page) => viewer(page).waitFor({ state: "detached" });
const searchOf = (page: Page) => new URL(page.url()).search;
const expectSearch = (page: Page, search: string) => expect.poll(() => searchOf(page)).toBe(search);
/** Until this picture has the focus in the list. */
const expectFocusOn = (page: Page, number: number) =>
  frame(page, number).and(page.locator(":focus")).waitFor();

test("filter, choose a range, save it as a zip, delete it and bring it back", async () => {
  const page = await openLibrary("/dashboard");
  await says(page, `${COUNT} pictures`);

  await page.getByRole("combobox", { name: "Made from" }).selectOption({ label: `Packs (${PACKED})` });
  await page.waitForURL(/from=pack/);
  await expectFrames(page, PACKED);
  await page.getByRole("combobox", { name: "Order" }).selectOption({ label: "Oldest first" });
  await page.waitForURL(/sort=oldest/);
  // the address alone says what is shown
  await page.reload();
  await expectFrames(page, PACKED);
  expect(await frame(page, 1).getAttribute("id")).toBe("picture-picture-0");

  await frame(page, 2).hover();
  await choice(page, 2).check();
  await frame(page, 6).click({ modifiers: ["Shift"] });
  await says(page, "5 pictures selected");

  const [download] = await Promise.all([page.waitForEvent("download"), click(page, "Download zip")]);
  expect(download.suggestedFilename()).toMatch(/^likeness-\d{4}-\d\d-\d\d-5\.zip$/);
  const zip = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(Object.keys(zip)).toEqual([1, 2, 3, 4, 5].map((n) => `2026-05-01-film-noir-00${n}.jpg`));

  await click(page, "Delete");
  await says(page, "5 pictures deleted.");
  await expectFrames(page, PACKED - 5);
  expect(await frame(page, 2).getAttribute("id")).toBe("picture-picture-6");
  await click(page, "Undo");
  await says(page, "5 pictures are back.");
  await expectFrames(page, PACKED);
  expect(await frame(page, 2).getAttribute("id")).toBe("picture-picture-1");

  // nothing matches: told so, with a way out
  await slowDown(page, 6);
  await page.getByRole("checkbox", { name: /^Favourites/ }).check();
  await says(page, "No favourites among these.");
  await click(page, "Show all pictures");
  await expect.poll(() => frames(page).count()).toBeGreaterThan(PACKED);
  await expectSearch(page, "?sort=oldest");
});

test("the viewer by keyboard: turn, mark, delete, undo, close, with Back and reload", async () => {
  const page = await openLibrary("/dashboard?from=pack&sort=oldest");
  const { keyboard } = page;
  await frame(page, 1).focus();
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  await expectFocusOn(page, 3);
  await keyboard.press("Enter");
  await viewerAt(page, "3 of 20");
  await expect.poll(() => searchOf(page)).toContain("picture=picture-2");

  // keys pressed in an open menu do nothing to the picture beneath it
  await click(viewer(page), "Change the picture");
  const menu = page.getByRole("menu");
  await menu.waitFor();
  for (const key of ["Delete", "ArrowRight", "f", "Escape"]) await keyboard.press(key);
  await menu.waitFor({ state: "detached" });
  await viewerAt(page, "3 of 20");
  await viewer(page).getByRole("button", { name: "Favourite", pressed: false }).waitFor();

  // three presses before any of them is drawn
  await page.evaluate(() => {
    const key = () => new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
    for (let n = 0; n < 3; n++) document.activeElement?.dispatchEvent(key());
  });
  await viewerAt(page, "6 of 20");
  for (const [key, place] of [
    ["ArrowRight", "7 of 20"],
    ["ArrowLeft", "6 of 20"],
    ["End", "20 of 20"],
    ["Home", "1 of 20"],
  ] as const) {
    await keyboard.press(key);
    await viewerAt(page, place);
  }
  // a mark that is long on its way still comes before what is done to the picture next
  const mark = await holdBack(page, "**/api/trpc/generations.favoriteMany*");
  await keyboard.press("f");
  await viewer(page).getByRole("button", { name: "Favourite", pressed: true }).waitFor();
  await keyboard.press("i");
  await viewer(page).getByText("A portrait of you", { exact: true }).waitFor();
  for (let n = 0; n < 12; n++) await keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);

  await keyboard.press("Delete");
  await expect.poll(() => searchOf(page)).toContain("picture=picture-1");
  // time enough for a deletion that would not wait for it
  await page.waitForTimeout(300);
  await mark.release();
  await says(page, "1 picture deleted.");
  await viewerAt(page, "1 of 19");
  await keyboard.press("Control+z");
  await says(page, "1 picture is back.");
  await viewerAt(page, "2 of 20");

  await page.reload();
  await viewerAt(page, "2 of 20");
  await keyboard.press("Escape");
  await viewerGone(page);
  await expectFocusOn(page, 2);
  await expectSearch(page, "?from=pack&sort=oldest");

  await keyboard.press("Enter");
  await viewer(page).waitFor();
  await keyboard.press("ArrowRight");
  await viewerAt(page, "3 of 20");
  await page.goBack();
  await viewerGone(page);
  await expectFocusOn(page, 3);
  // the mark of before is kept
  const marked = page.getByRole("button", { name: /favourite$/ });
  await frame(page, 1).and(marked).waitFor();
});

test("loads as one goes down, and stands where it was when one comes back", async () => {
  const page = await openLibrary("/dashboard");
  await frame(page, 1).waitFor();
  const lastAtEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return frame(page, COUNT).count();
  };
  await expect.poll(lastAtEnd).toBe(1);
  // what is far from the screen is not drawn, and has its room all the same
  await frame(page, COUNT).focus();
  await page.keyboard.press("Home");
  await expectFocusOn(page, 1);
  expect(await frames(page).count()).toBeLessThan(COUNT);
  await page.keyboard.press("End");
  await expectFocusOn(page, COUNT);
  for (let row = 0; row < 8; row++) await page.keyboard.press("ArrowUp");
  await expectFocusOn(page, 90);
  const height = () => page.evaluate(() => window.scrollY);
  // the page goes after the focus a little later
  await expect
    .poll(() => frame(page, 90).evaluate((element) => element.getBoundingClientRect().top))
    .toSatisfy((top: number) => top >= 0 && top < 700);
  let before = -1;
  while (before !== (await height())) {
    before = await height();
    await page.waitForTimeout(500);
  }
  expect(before).toBeGreaterThan(500);
  const expectWhereItWas = async () => {
    await expectFocusOn(page, 90);
    await expect.poll(height).toBe(before);
  };

  await page.keyboard.press("Enter");
  await viewerAt(page, `90 of ${COUNT}`);
  await viewer(page).getByRole("button", { name: "How it was made" }).click();
  await viewer(page).getByRole("link", { name: "Me" }).click();
  await page.waitForURL(/trainings/);
  await page.goBack();
  await viewerAt(page, `90 of ${COUNT}`);
  await page.keyboard.press("Escape");
  await expectWhereItWas();

  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/packs/new"]')?.click());
  await page.waitForURL(/packs\/new/);
  await page.goBack();
  await expectWhereItWas();
});

testInFull("a link to a picture far down opens it, one to a picture that is gone says so", async () => {
  const page = await openLibrary("/dashboard?picture=picture-3", { expects: /404|TRPCClientError/ });
  await viewerAt(page, `${COUNT - 3} of ${COUNT}`);
  await page.goto("/dashboard?picture=no-such-picture");
  await says(page, "We could not find that. It may have been deleted.");
  await frame(page, 1).waitFor();
  await expectSearch(page, "");
});

testInFull("a refused zip is told on the page, which stays", async () => {
  const { generations } = library.client.trpc;
  const page = await openLibrary("/dashboard?from=pack", { expects: /404/ });
  await click(page, "Select");
  await choice(page, 1).check();
  await generations.delete.mutate({ ids: ["picture-19"] });
  await click(page, "Download zip");
  await says(page, "We could not find that. It may have been deleted.");
  await expectSearch(page, "?from=pack");
  await generations.undoDelete.mutate({ ids: ["picture-19"] });
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
  await viewerAt(page, "1 of 20");

  // the next picture comes in the place of the one deleted: the viewer does not close in between
  await slowDown(page, 4);
  const gaps = await countGaps(page);
  // nor need the server have answered for the deletion to be taken back
  const deletion = await holdBack(page, "**/api/trpc/generations.delete?*");
  await page.keyboard.down("Delete");
  await viewerAt(page, "1 of 19");
  expect(await gaps()).toBe(0);
  // the key is held, which the browser tells as more presses: one picture is gone all the same
  await page.keyboard.down("Delete");
  await page.keyboard.up("Delete");
  await page.keyboard.press("Control+z");
  await deletion.release();
  await viewerAt(page, "2 of 20");

  // and the next key finds it, however soon it comes
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");
  await viewerGone(page);
  await expectFrames(page, PACKED - 1);
  await page.getByRole("main").getByRole("listitem").filter({ hasText: "Deleted" }).waitFor();
  await click(page, "Undo");
  await expectFrames(page, PACKED);
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
    await says(page, /^1 picture$/);
    await frame(page, 1).focus();
    await page.keyboard.press("f");
    await says(page, "0 pictures, 1 just unmarked");
    expect(await frames(page).count()).toBe(1);
  },
);

test("a day is typed digit by digit, and narrows down once its year is whole", async () => {
  const page = await openLibrary("/dashboard");
  const from = field(page, "From");
  await from.focus();
  // the same whether the day or the month comes first
  await page.keyboard.type("01012026");
  await expectSearch(page, "?since=2026-01-01");
  expect(await from.inputValue()).toBe("2026-01-01");
  // no picture is as old: what is looked for stays
  await from.fill("1960-05-05");
  await from.blur();
  await expect.poll(() => from.inputValue()).toBe("2026-01-01");
  await expectSearch(page, "?since=2026-01-01");
  await from.fill("");
  await expectSearch(page, "");
});

test("on a phone the filters wait behind a button, which tells how many choices are made", async () => {
  const page = await openLibrary("/dashboard?from=pack");
  await expectFrames(page, PACKED);
  await resize(page, { width: 390, height: 844 });
  const order = page.getByRole("combobox", { name: "Order" });
  await order.waitFor({ state: "hidden" });
  const filters = (name: string, expanded: boolean) =>
    page.getByRole("button", { name, expanded, exact: true });
  await filters("Filters (1)", false).click();
  await order.selectOption({ label: "Oldest first" });
  await expectSearch(page, "?from=pack&sort=oldest");
  await filters("Filters (2)", true).click();
  await order.waitFor({ state: "hidden" });
  expect(await frame(page, 1).getAttribute("id")).toBe("picture-picture-0");
});

test("a page keeps what it shows when it is looked at again and nothing new comes", async () => {
  const page = await openLibrary(`/packs/${library.packId}`, { expects: /packs\.get/ });
  await expectFrames(page, PACKED);
  const pack = await failRead(page, "packs.get");
  // asked for once what is there counts as old
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => lookAgain().then(pack.failures)).toBeGreaterThan(0);
  // and three times more before it is given up
  await expect.poll(pack.failures).toBe(4);
  // time enough for a page that would not stay
  await page.waitForTimeout(300);
  expect(await frames(page).count()).toBe(PACKED);
});

test("a dashboard without pictures says that it does not know the next step, and asks again", async () => {
  const page = await app.openAs(await app.person("grace@example.com"), { expects: /trainings\.list/ });
  const trainings = await failRead(page, "trainings.list");
  await page.goto("/dashboard");
  await says(page, AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
  await trainings.end();
  await click(page, "Try Again");
  await says(page, "No pictures yet.");
});

test("a collection says that its next pictures did not come, and keeps those it has", async () => {
  const ids = Array.from({ length: COUNT }, (_, n) => `picture-${n}`);
  const { collections } = library.client.trpc;
  const { id } = await collections.create.mutate({ id: crypto.randomUUID(), name: "Everything", ids });
  const page = await openLibrary(`/dashboard/collections/${id}`, { expects: /collections\.get/ });
  await expectFrames(page, 100);
  const pictures = await failRead(page, "collections.get");
  await click(page, "Show more");
  await says(page, AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
  await expectFrames(page, 100);
  await pictures.end();
  await click(page, "Show more");
  await expectFrames(page, COUNT);
});
