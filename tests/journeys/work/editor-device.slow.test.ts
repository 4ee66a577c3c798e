import type { Page } from "playwright-core";
import sharp from "sharp";
import { test } from "vitest";
import { startApp } from "#tests/support/app.ts";
import { click, says } from "#tests/support/browser/on-page.ts";
import { duringFile } from "#tests/support/during-file.ts";

/** Pictures of this device in the editor, and what the browser keeps of them. */

const app = startApp();
const ada = duringFile(() => app.person("ada@example.com"));

const shows = (page: Page, label: RegExp) => page.getByRole("img", { name: label }).waitFor();
const tool = (page: Page, name: string) => page.getByRole("tab", { name }).click();

async function choose(page: Page): Promise<void> {
  const paper = { width: 400, height: 300, channels: 3, background: "#805030" } as const;
  const buffer = await sharp({ create: paper }).jpeg().toBuffer();
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "shelf.jpg", mimeType: "image/jpeg", buffer });
  await shows(page, /^shelf.jpg, 400 by 300 pixels$/);
}

test("a picture of this device that is closed leaves nothing of itself in the browser", async () => {
  const page = await app.openAs(ada, { path: "/tools/ai-image-editor" });
  await choose(page);
  await tool(page, "Light");
  await page.getByLabel("Exposure").fill("60");
  await click(page, "Close this picture");
  await page.getByLabel("Choose a picture").waitFor();
  await page.goto("/tools/ai-image-editor?device=1");
  await says(page, "That picture is not here any longer. Choose another one.");
});

test("a picture opens and is worked on where the browser refuses to keep it", async () => {
  const page = await app.openAs(ada);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  await page.goto("/tools/ai-image-editor");
  await choose(page);
  await tool(page, "Crop");
  await page.getByRole("radio", { name: "1:1" }).check();
  await shows(page, /300 by 300/);
  await click(page, "Undo");
  await shows(page, /400 by 300/);
});
