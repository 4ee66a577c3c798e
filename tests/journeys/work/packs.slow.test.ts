import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { startApp } from "#tests/support/app.ts";
import { holdBack } from "#tests/support/browser/browser.ts";
import { press, typeInto } from "#tests/support/browser/keyboard.ts";
import { button, click, follow, says } from "#tests/support/browser/on-page.ts";
import { eventually } from "#tests/support/eventually.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";

const fake = fakeCompute();
const app = startApp({ compute: fake.compute });
afterAll(fake.resume);

const makeButton = (page: Page) => button(page, /^Make \d packs?:/);

/** Sends the form for a pack; resolves once its page says that it is starting. */
async function startPack(page: Page): Promise<void> {
  await makeButton(page).click();
  await page.waitForURL(/\/packs\/[0-9a-f-]{36}$/);
  await says(page, "Starting.");
}

test("a pack that ends before the page has heard of its work is shown whole", async () => {
  const person = await app.person("ada@example.com", { credits: PACK_CREDITS, model: true });
  const page = await app.openAs(person);
  const read = page.waitForResponse("**/api/trpc/*jobs.active*");
  await page.goto("/packs/new?pack=film-noir/the-private-eye");
  await read;
  await makeButton(page).waitFor();
  const work = await holdBack(page, "**/api/trpc/*jobs.active*");
  fake.pause();
  await startPack(page);
  fake.resume();
  const id = new URL(page.url()).pathname.split("/").pop() ?? "";
  const pack = async () => (await person.client.trpc.packs.get.query({ id })).status;
  await eventually("the pack's end", async () => (await pack()) === "COMPLETED");
  await work.release();
  await expect.poll(() => button(page, /^Open picture \d+,/).count()).toBe(20);
  expect(await page.getByText("Deleted", { exact: true }).count()).toBe(0);
  await says(page, "Film Noir, made with Me");
  const { items } = await person.client.trpc.trainings.list.query({ limit: 1 });
  await person.client.trpc.trainings.delete.mutate({ id: items[0]!.id });
  await page.reload();
  await says(page, "Film Noir, made with a deleted model");
});

test("packs chosen without a model lead to its training, which keeps the first until it is not wanted", async () => {
  const page = await app.openAs(await app.person("grace.h@example.com"), {
    path: "/packs/new?pack=film-noir/the-private-eye&pack=cyberpunk/neon-noir",
  });
  await page.waitForURL(/\/tools\/trainings\/new\?pack=film-noir/);
  await says(page, "The Private Eye is your first pack");
  await says(page, "Only one pack can go first.");
  // the home page begins with what was chosen, not with what it shows
  await page.context().clearCookies();
  await page.goto("/");
  const start = page.getByRole("main").getByRole("link", { name: "Start with your photos" }).first();
  await expect.poll(() => start.getAttribute("href")).toBe("/tools/trainings/new");
  await start.click();
  await says(page, "The Private Eye is your first pack");
  await click(page, "Train without a pack");
  const notice = page.getByText("is your first pack");
  await notice.waitFor({ state: "detached" });
  await page.reload();
  await button(page, "Choose photos").waitFor();
  expect(await notice.count()).toBe(0);
});

test("a pack is chosen by pressing anywhere on its card", async () => {
  const page = await app.openAs(
    await app.person("mary@example.com", { credits: 2 * PACK_CREDITS, model: true }),
  );
  await page.goto("/packs/new?pack=fitness");
  const option = button(page, "Gym Workout");
  // the button lies over the card's text, which a press is meant for all the same
  await page.getByText("Iron, chalk and side light").click({ force: true });
  await expect.poll(() => option.getAttribute("aria-pressed")).toBe("true");
  await click(page, "One more of Gym Workout");
  await button(page, "Make 2 packs: 280 credits").waitFor();
});

test("two packs are chosen by keyboard and made as one order, which is cancelled and added to", async () => {
  const page = await app.openAs(
    await app.person("grace@example.com", { credits: 2 * PACK_CREDITS, model: true }),
  );
  fake.pause();
  await page.goto("/packs/new?pack=fitness");
  await button(page, "Choose a pack").click();
  const problem = page.getByText("Choose a pack first.");
  await problem.waitFor();
  // found by a word that the catalogue does not say
  await typeInto(page, page.getByLabel("Search packs"), "detective");
  await press(page, button(page, "City in Shadows"), "Space");
  await problem.waitFor({ state: "detached" });
  await press(page, button(page, "One more of City in Shadows"));
  await button(page, "Make 2 packs: 280 credits").waitFor();
  await press(page, page.getByRole("link", { name: "Go to your order" }));
  // the next stop is in the order
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.locator("form :focus").getAttribute("aria-label"))
    .toBe("Remove City in Shadows");
  await startPack(page);
  const cancel = button(page, "Cancel pack");
  await cancel.click();
  const dialog = page.getByRole("alertdialog");
  await says(dialog, "8 pictures are being made and will be kept (56 credits).");
  await says(dialog, "32 will be cancelled: 224 credits will be refunded.");
  await click(dialog, "Cancel pack");
  await says(page, "Finishing 8, then stopping.");
  expect(await cancel.count()).toBe(0);
  fake.resume();
  await says(page, "8 pictures. You cancelled 32. 224 credits refunded.");

  await button(page, /^Favourite, picture \d+$/)
    .first()
    .click();
  await page.getByRole("checkbox", { name: "Favourites" }).check();
  await button(page, "Download 1 favourite").waitFor();

  // cropped on this device: to the size it says, and marked as its original is
  await button(page, /^Sizes and crops of picture/).click();
  await says(page, "We could not find a face");
  const saved = page.waitForEvent("download");
  await click(page, "Download LinkedIn");
  const crop = readFileSync(await (await saved).path());
  expect(await sharp(crop).metadata()).toMatchObject({ format: "jpeg", width: 800, height: 800 });
  expect(crop.includes("compositeWithTrainedAlgorithmicMedia")).toBe(true);
  await page.keyboard.press("Escape");

  await follow(page, "More like this");
  await says(page, "56 credits short");
  await click(page, "One less of City in Shadows");
  await button(page, "Make 1 pack: 140 credits").waitFor();
});
