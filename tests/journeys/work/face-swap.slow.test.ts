import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureCredits } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { faceSwap } from "#schema/operations/edits/by-words/face-swap.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { button, click, says } from "#tests/support/browser/on-page.ts";
import { photo } from "#tests/support/photos/uploads.ts";

const app = startApp();
const CREDITS = 100;
const PRICE = pictureCredits(faceSwap, ASPECTS.square);
const PORTRAIT = readFileSync("scripts/local/demo-photos/astronaut.jpg");

const file = (buffer: Buffer) => ({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
const chooseFace = (page: Page, buffer: Buffer) =>
  page.getByLabel("Photos: New face").setInputFiles(file(buffer));
const choosePicture = (page: Page, buffer: Buffer) =>
  page.getByLabel("Photos: Picture it goes into").setInputFiles(file(buffer));

const consent = (page: Page) => page.getByRole("checkbox", { name: /is an adult/ });

/** The same person twice, the second one mirrored. */
async function twice(): Promise<Buffer> {
  const { width, height } = await sharp(PORTRAIT).metadata();
  const input = await sharp(PORTRAIT).flop().toBuffer();
  return sharp({ create: { width: width * 2, height, channels: 3, background: "#888" } })
    .composite([
      { input: PORTRAIT, left: 0, top: 0 },
      { input, left: width, top: 0 },
    ])
    .jpeg()
    .toBuffer();
}

test("faces are found on the device, picked and swapped; what does not fit says why, before anything is charged", async () => {
  const person = await app.person("ada@example.com", { credits: CREDITS });
  const page = await app.openAs(person, { path: "/tools/face-swap" });
  await says(page, "Much of the person in the picture stays");
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/uploads")) uploads.push(request.url());
  });
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const held = new DataTransfer();
      held.items.add(new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" }));
      return held;
    },
    [...PORTRAIT],
  );
  await page.getByRole("group", { name: "New face" }).dispatchEvent("drop", { dataTransfer: transfer });
  await page.evaluate((clipboardData) => {
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  }, transfer);
  await page.getByRole("status").getByText("Tick the box above first").waitFor();
  expect(await button(page, "Choose a photo").first().getAttribute("aria-disabled")).toBe("true");
  expect(await page.getByLabel("Photos: New face").isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(uploads).toEqual([]);

  // taken back while a photo is on its way, which is then stopped
  await consent(page).check();
  await expect.poll(() => page.getByText("Tick the box above first").count()).toBe(0);
  await page.route("**/api/uploads*", () => {});
  await chooseFace(page, PORTRAIT);
  await says(page, "photo.jpg");
  await consent(page).uncheck();
  await expect.poll(() => page.getByText("photo.jpg").count()).toBe(0);
  await page.unroute("**/api/uploads*");
  const before = uploads.length;
  await consent(page).check();
  await chooseFace(page, Buffer.from(await photo(1)));
  await says(page, "No face was found in this picture.");
  await click(page, "Choose another one");
  await chooseFace(page, PORTRAIT);
  await says(page, "One face found");
  await choosePicture(page, await twice());
  await says(page, "2 faces found.");
  const second = page.getByRole("radio", { name: /^Face 2 of 2/ });
  await page.getByRole("radio", { name: /^Face 1 of 2/ }).press("ArrowRight");
  expect(await second.isChecked()).toBe(true);
  await page.getByRole("img", { name: "Face to be replaced" }).waitFor();
  expect(await page.getByText("These two cannot be swapped.").count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  expect(uploads).toHaveLength(before + 3);
  await button(page, `Swap the face for ${PRICE} credits`).click();
  await page.getByRole("region", { name: "Result" }).getByRole("img").first().waitFor({ timeout: 60_000 });
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(CREDITS - PRICE);

  // too small beside the other, and said so
  await button(page, "Choose another one").first().click();
  expect(await page.getByLabel("Photos: New face").isDisabled()).toBe(true);
  await consent(page).check();
  const small = await sharp(PORTRAIT)
    .extend({ right: 3000, bottom: 3000, background: "#777" })
    .jpeg()
    .toBuffer();
  await chooseFace(page, small);
  await says(page, "One face found");
  await says(page, "The new face is too small.");
  expect(await button(page, /^Swap the face/).count()).toBe(0);
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(CREDITS - PRICE);
});

test("consent is asked for; hair of the other photo needs a provider, and what the server refuses is not charged", async () => {
  const person = await app.person("grace@example.com", { credits: CREDITS });
  // the server itself has no provider: what only one can do is refused
  const page = await app.openAs(person, { expects: /edits\.create|\b4\d\d\b/ });
  await page.route("**/api/trpc/*system.info*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"embedded"', '"provider"');
    await route.fulfill({ response, body });
  });
  await page.goto("/tools/face-swap");
  const swap = button(page, `Swap the face for ${PRICE} credits`);
  await consent(page).check();
  await swap.click();
  await says(page, "Choose the photo of the face.");
  await says(page, "Choose one picture.");
  await chooseFace(page, PORTRAIT);
  await choosePicture(page, PORTRAIT);
  await expect.poll(() => page.getByText("One face found").count()).toBe(2);
  await consent(page).uncheck();
  await swap.click();
  await says(page, "Please confirm this first.");
  await consent(page).check();
  await page.getByRole("radio", { name: "As on the photo of the face" }).check();
  await swap.click();
  await says(page, ERRORS.NEEDS_PROVIDER.message);
  expect(await violations(page)).toEqual([]);
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(CREDITS);
});
