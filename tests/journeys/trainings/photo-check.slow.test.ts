import sharp from "sharp";
import { expect, test } from "vitest";
import { openPage, startBrowser } from "#tests/support/browser/browser.ts";
import {
  analyseIn,
  type PhotoCheckView,
  startPhotoCheckIn,
} from "#tests/support/browser/photo-check-in-page.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { labelledPhotos } from "#tests/support/photos/labelled-photos.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { buildSite } from "#tests/support/site/router-builds.ts";
import { servedPages } from "#tests/support/site/serve-pages.ts";
import { judgePhotos } from "#web/features/uploads/photo-check/judge-photos.ts";

const site = servedPages(buildSite);
const asked: string[] = [];
/** The built photo check in a browser, under the site's own security policy. */
const browser = duringFile(
  async () => {
    const { page, unexpected } = await openPage(await startBrowser(), site.url);
    page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto("/404");
    await startPhotoCheckIn(page);
    return { page, unexpected };
  },
  ({ page }) => page.context().close(),
);
const analyse = (photo: Uint8Array) => analyseIn(browser.page, photo);

/** A photo as the page keeps it once it was looked at. */
function seen(key: string, { analysis, digest }: PhotoCheckView) {
  if (!analysis) throw new Error("not seen");
  return { key, name: key, analysis, digest, sent: false, anyway: false, samePerson: null };
}

/** What stands in a photo's way, worst first; "good" when nothing does. */
function verdictOf(view: PhotoCheckView): string {
  if (!view.analysis) return view.result;
  const judged = judgePhotos([seen("one", view)]).get("one");
  return judged?.verdict === "use" ? "good" : (judged?.reasons[0]?.code ?? "nothing");
}

const bodyOf = ({ body }: PhotoCheckView) => sharp(Buffer.from(body ?? "", "base64")).metadata();

test("every labelled photo gets its label", { timeout: 300_000 }, async () => {
  const photos = await labelledPhotos();
  const wrong: string[] = [];
  for (const { name, label, bytes } of photos) {
    const found = verdictOf(await analyse(bytes));
    if (found !== label) wrong.push(`${name}: ${label} seen as ${found}`);
  }
  expect(wrong).toEqual([]);
});

test("HEIC is opened where the browser cannot, would be uploaded as JPEG, and is known as a copy", async () => {
  const view = await analyse(await fixturePhoto("astronaut.heic"));
  expect(verdictOf(view)).toBe("good");
  expect(await bodyOf(view)).toMatchObject({ format: "jpeg", width: 512, height: 512 });
  const same = await analyse(await fixturePhoto("astronaut.jpg"));
  const judged = judgePhotos([seen("heic", view), seen("jpeg", same)]);
  const reasons = Array.from(judged.values(), (judgement) => judgement.reasons[0]?.code);
  expect(reasons.filter((code) => code === "DUPLICATE")).toHaveLength(1);
});

test("photos are turned upright and scaled down, and leave camera data behind", async () => {
  const wide = await sharp(await fixturePhoto("astronaut.jpg"))
    .resize(3000, 2400)
    .toBuffer();
  const turned = await sharp(wide)
    .rotate(90)
    .withExif({ IFD0: { Make: "Camera" } })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer();
  const view = await analyse(turned);
  expect(verdictOf(view)).toBe("good");
  const { width, height, exif, orientation } = await bodyOf(view);
  expect([width, height, exif, orientation]).toEqual([2048, 1638, undefined, undefined]);
});

test("what is no photo is called unreadable", async () => {
  for (const bytes of ["not a photo", "", "\0\0\0\x1cftypheic...."])
    expect(await analyse(Buffer.from(bytes))).toMatchObject({ result: "unreadable" });
});

test("all it needs was fetched from its own address, and nothing was sent", () => {
  expect(asked.filter((request) => !request.startsWith("GET "))).toEqual([]);
  expect(asked.some((request) => request.includes("/assets/recognition-"))).toBe(true);
  expect(browser.unexpected).toEqual([]);
});
