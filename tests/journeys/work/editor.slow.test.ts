import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SOURCE_TYPES_URL } from "#schema/pictures/ai-marking.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { resize } from "#tests/support/browser/browser.ts";
import { failRead } from "#tests/support/browser/fail-read.ts";
import { button, click, says } from "#tests/support/browser/on-page.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";

const app = startApp();
const ada = duringFile(() => app.person("ada@example.com", { credits: 1000 }));

const picture = (page: Page) => page.getByRole("img", { name: /pixels/ });
const tool = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const shows = (page: Page, label: RegExp) => page.getByRole("img", { name: label }).waitFor();

/** Runs on the page: how many strokes of the open picture this browser has written down. */
function keptStrokes(): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("likeness.editor");
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const found = request.result.transaction("items").objectStore("items").get("device");
      found.onsuccess = () => {
        request.result.close();
        resolve(found.result?.work.mask.length ?? 0);
      };
    };
  });
}

/** Runs on the page: how much of the picture is shown as selected. */
function markedPixels(): number {
  const mask = document.querySelector<HTMLCanvasElement>("canvas.pointer-events-none");
  const drawn = mask?.getContext("2d")?.getImageData(0, 0, mask.width, mask.height).data ?? [];
  let marked = 0;
  for (let alpha = 3; alpha < drawn.length; alpha += 4) if (drawn[alpha]! > 0) marked++;
  return marked;
}

/** Saves what is seen; answers the file. */
async function save(page: Page, format: string): Promise<Buffer> {
  const saved = page.waitForEvent("download");
  await click(page, "Download");
  await page.getByRole("menuitem", { name: format }).click();
  return readFileSync(await (await saved).path());
}

test("open a picture of one's own, adjust it, brush, pay for a step, go back to a version", async () => {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#805030" } })
    .jpeg()
    .toBuffer();
  const page = await app.openAs(ada, { path: "/tools/ai-image-editor" });
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "shelf.jpg", mimeType: "image/jpeg", buffer: photo });
  await shows(page, /^shelf.jpg, 400 by 300 pixels$/);
  expect(await violations(page)).toEqual([]);

  // crop and light, undone and done again by keys
  await tool(page, "Crop");
  await page.getByRole("radio", { name: "1:1" }).check();
  await shows(page, /300 by 300/);
  await click(page, "Turn right");
  expect(await violations(page)).toEqual([]);
  await tool(page, "Light");
  const exposure = page.getByLabel("Exposure");
  await exposure.fill("60");
  await page.keyboard.press("Control+z");
  expect(await exposure.inputValue()).toBe("0");
  await page.keyboard.press("Control+Shift+z");
  expect(await exposure.inputValue()).toBe("60");

  // a brush, its keys, and what it left
  await tool(page, "Select");
  expect(await button(page, "Clear").getAttribute("aria-disabled")).toBe("true");
  const box = (await picture(page).boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 4 });
  await page.mouse.up();
  await shows(page, /partly selected/);
  const size = page.getByLabel("Size");
  await page.keyboard.press("]");
  expect(Number(await size.inputValue())).toBeGreaterThan(25);
  await page.keyboard.press("x");
  expect(await page.getByRole("radio", { name: "Erase" }).isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);

  // all of it is there after a reload
  await expect.poll(() => page.evaluate(keptStrokes)).toBe(1);
  await page.reload();
  await shows(page, /300 by 300 pixels, partly selected/);
  await tool(page, "Light");
  expect(await exposure.inputValue()).toBe("60");

  const saved = await save(page, "PNG");
  expect(await sharp(saved).metadata()).toMatchObject({ format: "png", width: 300, height: 300 });
  const { channels } = await sharp(saved).stats();
  expect(channels[0]!.mean).toBeGreaterThan(0x80 + 30);
  expect(saved.includes(SOURCE_TYPES_URL)).toBe(false);

  // what the engine does not make says so; what it makes says its price
  await tool(page, "Change");
  await says(page, "They take no credits.");
  await page.getByRole("button", { name: /^Upscale/ }).click();
  const act = button(page, /^Upscale for \d+ credits?$/);
  await act.waitFor();
  expect(await violations(page)).toEqual([]);
  // the step that was about to be paid for is still there after a reload
  await page.reload();
  await tool(page, "Change");
  await act.click();
  await page.waitForURL(/[?&]edit=/);
  await shows(page, /600 by 600/);

  // a version is compared with what it was made from, and tool and step in hand stay
  await click(page, "Compare before and after");
  await page.getByRole("slider", { name: "Before and after" }).press("ArrowRight");
  expect(await violations(page)).toEqual([]);
  await click(page, "Compare before and after");
  expect(await page.getByRole("tab", { name: "Change" }).getAttribute("aria-selected")).toBe("true");
  await act.waitFor();

  // the made picture keeps its mark in every format
  for (const format of ["JPEG", "PNG", "WebP"])
    expect((await save(page, format)).includes(SOURCE_TYPES_URL)).toBe(true);

  // what is adjusted is saved as a picture of the library, and is a version too
  await tool(page, "Light");
  await exposure.fill("20");
  const made = page.url();
  await click(page, "Download");
  await page.getByRole("menuitem", { name: /^Save as new/ }).click();
  await page.waitForURL((url) => url.href !== made && url.searchParams.has("edit"));
  await shows(page, /600 by 600/);
  expect(await exposure.inputValue()).toBe("0");
  const { items } = await ada.client.trpc.generations.list.query({ kind: "edit" });
  expect(items).toMatchObject([
    { id: new URL(page.url()).searchParams.get("edit"), width: 600, seed: null },
    { width: 600 },
  ]);

  await tool(page, "Versions");
  const versions = page.getByRole("list", { name: "Versions" });
  expect(await versions.getByRole("button").count()).toBe(3);
  expect(await violations(page)).toEqual([]);
  await versions.getByRole("button", { name: /^Original/ }).click();
  await shows(page, /300 by 300/);

  // closed, and found again among what is one's own
  // a background is a place of a theme, a finish one of those the engine makes
  await tool(page, "Change");
  await click(page, "All steps");
  await page.getByRole("button", { name: /^Replace the background/ }).click();
  await page.getByRole("radio", { name: "A place" }).check();
  await page.getByRole("combobox", { name: "Place" }).selectOption({ label: "Conference main stage" });
  expect(await violations(page)).toEqual([]);
  await click(page, "All steps");
  await page.getByRole("button", { name: /^Finish/ }).click();
  await page.getByLabel("Made as").selectOption("Oil painting");
  expect(await violations(page)).toEqual([]);
  await button(page, /^Finish for \d+ credits?$/).click();
  await page.waitForURL(/[?&]edit=/);
  await click(page, "Close this picture");
  await click(page, "Your library");
  await page.getByRole("tab", { name: "Edits" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Picture 2" }).click();
  await shows(page, /600 by 600/);

  // on a phone the tools stand at the lower edge, in a thumb's reach
  await resize(page, { width: 390, height: 844 });
  const tabs = (await page.getByRole("tablist", { name: "Tools" }).boundingBox())!;
  const desk = page.getByRole("navigation", { name: "Your desk" });
  expect(tabs.height).toBeGreaterThanOrEqual(44);
  expect(Math.abs(tabs.y + tabs.height - 844)).toBeLessThanOrEqual(1);
  expect(await desk.isVisible()).toBe(false);
  expect(await violations(page)).toEqual([]);
  await click(page, "Close this picture");
  await desk.waitFor();
}, 240_000);

test("a photo is pasted into the step that is seen, and not uploaded for one that is not", async () => {
  const paper = { width: 400, height: 300, channels: 3, background: "#805030" } as const;
  const photo = await sharp({ create: paper }).jpeg().toBuffer();
  const page = await app.openAs(ada, { path: "/tools/ai-image-editor" });
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/uploads")) uploads.push(request.url());
  });
  const paste = () =>
    page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], "pasted.jpg", { type: "image/jpeg" }));
        window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
      },
      [...photo],
    );
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "shelf.jpg", mimeType: "image/jpeg", buffer: photo });
  await shows(page, /^shelf.jpg, 400 by 300 pixels$/);
  await tool(page, "Change");
  await page.getByRole("button", { name: /^Replace the background/ }).click();
  await page.getByRole("radio", { name: "Own picture" }).check();
  await tool(page, "Light");
  await paste();
  await tool(page, "Change");
  await paste();
  await button(page, "Remove picture 1").waitFor();
  expect(uploads).toHaveLength(1);
});

test("a person who was selected before a reload is seen to be selected after it", async () => {
  const page = await app.openAs(ada, { path: "/tools/ai-image-editor" });
  await page.getByLabel("Choose a picture").setInputFiles({
    name: "me.jpg",
    mimeType: "image/jpeg",
    buffer: await fixturePhoto("astronaut.jpg"),
  });
  await shows(page, /^me.jpg, \d+ by \d+ pixels$/);
  await tool(page, "Select");
  await click(page, "Select person");
  await shows(page, /partly selected/);
  await expect.poll(() => page.evaluate(markedPixels)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(keptStrokes)).toBe(1);
  await page.reload();
  await shows(page, /partly selected/);
  await tool(page, "Select");
  await expect.poll(() => page.evaluate(markedPixels)).toBeGreaterThan(0);
});

test("an address with a picture that was deleted leads to another one", async () => {
  const page = await app.openAs(ada, { expects: /404|TRPCClientError/ });
  for (const kind of ["picture", "edit", "upload"]) {
    await page.goto(`/tools/ai-image-editor?${kind}=deleted`);
    await says(page, "That picture is not here any longer. Choose another one.");
    await page.getByLabel("Choose a picture").waitFor({ state: "attached" });
  }
});

test("a Change tab that does not learn what is offered here says so, and asks again", async () => {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#805030" } })
    .jpeg()
    .toBuffer();
  const page = await app.openAs(ada, { expects: /system\.info/ });
  const info = await failRead(page, "system.info");
  await page.goto("/tools/ai-image-editor");
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "shelf.jpg", mimeType: "image/jpeg", buffer: photo });
  await shows(page, /^shelf.jpg, 400 by 300 pixels$/);
  await tool(page, "Change");
  await button(page, "Try Again").waitFor();
  await info.end();
  await click(page, "Try Again");
  await says(page, "They take no credits.");
});
