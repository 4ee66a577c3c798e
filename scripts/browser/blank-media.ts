import type { Page } from "playwright-core";
import sharp from "sharp";

/** Shows one plain picture for every one that a page asks for: a library may then have more than are stored. */
export async function blankMedia(page: Page): Promise<void> {
  const paper = { width: 320, height: 400, channels: 3, background: "sienna" } as const;
  const body = await sharp({ create: paper }).webp().toBuffer();
  await page.route("**/media/**", (route) => route.fulfill({ body, contentType: "image/webp" }));
}
