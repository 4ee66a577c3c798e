import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { expect, onTestFinished } from "vitest";
import { openPage, startBrowser } from "#tests/support/browser/browser.ts";
import { button, click, field } from "#tests/support/browser/on-page.ts";
import type { Image } from "#web/engine/pixels/image.ts";

const PERMISSION = "I am 18 or older, and it is me or I may use it";

/** The page of a free tool on a site; at the test's end nothing may have been sent, nor anything unexpected have happened. */
export async function openTool(
  url: string,
  slug: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page, unexpected } = await openPage(await startBrowser(), url, options);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.postDataBuffer() !== null)
      sent.push(`${request.method()} ${request.url()}`);
  });
  page.on("websocket", (socket) => sent.push(socket.url()));
  onTestFinished(async () => {
    await page.context().close();
    expect(unexpected).toEqual([]);
    expect(sent).toEqual([]);
  });
  await page.goto(`/free-tools/${slug}`);
  return page;
}

/** Gives the tool a photo, says that it may be used, and waits for what comes of it: a result, or words. */
export async function give(page: Page, photo: Buffer): Promise<void> {
  const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: photo };
  await field(page, "Your photo").setInputFiles(file);
  await field(page, PERMISSION).click();
  await button(page, "Download").or(page.getByRole("alert")).first().waitFor();
}

/** Until what was set is drawn. */
export const settled = (page: Page) => page.getByText("Working…").waitFor({ state: "hidden" });

export async function choose(page: Page, label: string): Promise<void> {
  await field(page, label).check({ force: true });
  await settled(page);
}

/** The file that "Download" gives. */
export async function downloadFile(page: Page) {
  const [file] = await Promise.all([page.waitForEvent("download"), click(page, "Download")]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** The same with its pixels. */
export async function download(page: Page) {
  const file = await downloadFile(page);
  return { ...file, image: await decoded(file.bytes) };
}

export async function decoded(bytes: Buffer): Promise<Image> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

export const pixelAt = ({ data, width }: Image, x: number, y: number): number[] =>
  Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));

/** Peak signal to noise ratio of the colours, in decibels. */
export function likeness(a: Image, b: Image): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) if (i % 4 < 3) sum += (a.data[i]! - b.data[i]!) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / (a.width * a.height * 3)));
}
