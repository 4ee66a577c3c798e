import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";

const app = startApp();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Point {
  x: number;
  y: number;
}
const picture = (page: Page) => page.getByRole("img", { name: /pixels/ });
const boxOf = async (page: Page) => (await picture(page).boundingBox())!;
const tool = (page: Page, name: string) => page.getByRole("tab", { name }).tap();
const isSelected = async (page: Page) =>
  /partly selected/.test((await picture(page).getAttribute("aria-label")) ?? "");

/** Fingers put down one after the other at the first points, led to the last and lifted. */
async function fingers(page: Page, ways: readonly { from: Point; to: Point }[], steps = 8): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  for (let count = 1; count <= ways.length; count++)
    await send(
      "touchStart",
      ways.slice(0, count).map(({ from }) => from),
    );
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    const at = ({ from, to }: { from: Point; to: Point }) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    await send("touchMove", ways.map(at));
  }
  await send("touchEnd", []);
  await touch.detach();
  // what they did is drawn
  await page.waitForTimeout(200);
}

/** Two fingers around the picture's middle, `from` and `to` apart, both led on by `by`. */
async function pinch(page: Page, from: number, to: number, by: Point = { x: 0, y: 0 }): Promise<void> {
  const stage = (await page.getByRole("group", { name: /^Picture\./ }).boundingBox())!;
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
  const way = (side: 1 | -1) => ({
    from: { x: middle.x + (side * from) / 2, y: middle.y },
    to: { x: middle.x + by.x + (side * to) / 2, y: middle.y + by.y },
  });
  await fingers(page, [way(-1), way(1)]);
}

test("a toast lies over the picture, not over the panel with the button that spends", async () => {
  const person = await app.person("mary@example.com", { credits: 10 });
  const paper = { width: 400, height: 300, channels: 3, background: "#805030" } as const;
  const page = await app.openAs(person, { ...PHONE, path: "/tools/ai-image-editor" });
  const buffer = await sharp({ create: paper }).png().toBuffer();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "paper.png", mimeType: "image/png", buffer });
  await picture(page).waitFor();
  await tool(page, "Select");
  await page
    .getByRole("button", { name: /person/i })
    .first()
    .tap();
  const toast = page.locator("[data-sonner-toast][data-mounted=true]");
  await toast.waitFor();
  const panel = (await page.getByRole("tabpanel").boundingBox())!;
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box !== null && box.y + box.height <= panel.y + 1;
    })
    .toBe(true);
});

test("two fingers enlarge and move the picture with every tool, one paints, and keys do the same", async () => {
  const ada = await app.person("ada@example.com", { credits: 10 });
  const paper = { width: 400, height: 300, channels: 3, background: "#805030" } as const;
  const buffer = await sharp({ create: paper }).jpeg().toBuffer();
  const page = await app.openAs(ada, { ...PHONE, path: "/tools/ai-image-editor" });
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "shelf.jpg", mimeType: "image/jpeg", buffer });
  await picture(page).waitFor();
  await page.waitForTimeout(500);
  const whole = await boxOf(page);
  const showWhole = async () => {
    await page.getByRole("button", { name: "Fit the whole picture" }).tap();
    await expect.poll(async () => Math.round((await boxOf(page)).width)).toBe(Math.round(whole.width));
  };

  for (const name of ["Light", "Crop", "Select"]) {
    await tool(page, name);
    await page.waitForTimeout(300);
    await pinch(page, 60, 150);
    const grown = await boxOf(page);
    expect([name, grown.width / whole.width]).toEqual([name, expect.closeTo(2.5, 0)]);
    await pinch(page, 100, 100, { x: 60, y: 0 });
    const moved = await boxOf(page);
    expect([name, moved.x - grown.x]).toEqual([name, expect.closeTo(60, -1)]);
    expect([name, moved.width / grown.width]).toEqual([name, expect.closeTo(1, 1)]);
    await showWhole();
  }
  // the page itself is not enlarged, nothing was cropped and nothing painted
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  expect(await picture(page).getAttribute("aria-label")).toBe("shelf.jpg, 400 by 300 pixels");
  const { x, y, width, height } = await boxOf(page);
  const at = (share: number) => ({ x: x + width * share, y: y + height / 2 });
  await fingers(page, [{ from: at(0.3), to: at(0.7) }]);
  await expect.poll(() => isSelected(page)).toBe(true);

  await page.getByRole("group", { name: /^Picture\./ }).focus();
  for (let round = 0; round < 2; round++) await page.keyboard.press("+");
  await expect.poll(async () => (await boxOf(page)).width / whole.width).toBeCloseTo(2.25, 1);
  const before = await boxOf(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Math.round((await boxOf(page)).x - before.x)).toBe(-48);
  await page.keyboard.press("0");
  await expect.poll(async () => Math.round((await boxOf(page)).width)).toBe(Math.round(whole.width));
  expect(await violations(page)).toEqual([]);
}, 240_000);
