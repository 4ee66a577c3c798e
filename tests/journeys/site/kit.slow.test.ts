import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { alive, drawn, focused, openPage, startBrowser } from "#tests/support/browser/browser.ts";
import { press, tabTo } from "#tests/support/browser/keyboard.ts";
import { button, click, field, says } from "#tests/support/browser/on-page.ts";
import { buildKit } from "#tests/support/site/router-builds.ts";
import { servedPages } from "#tests/support/site/serve-pages.ts";

const kit = servedPages(buildKit);
afterAll(async () => (await startBrowser()).close());

/** The sheet of our kit. */
async function openKit(options: BrowserContextOptions = {}) {
  const opened = await openPage(await startBrowser(), kit.url, options);
  await opened.page.goto("/ui");
  await says(opened.page, "Darkroom");
  if (options.javaScriptEnabled !== false) await alive(opened.page);
  return opened;
}

/** The same for one test, which fails if anything unexpected came up. */
async function kitPage(options: BrowserContextOptions = {}): Promise<Page> {
  const { page, unexpected } = await openKit(options);
  onTestFinished(() => expect(unexpected).toEqual([]));
  return page;
}

/** Waits until what reads like this has the focus: libraries move it after the key, in a task of its own. */
const focusOn = (page: Page, text: string) => expect.poll(() => focused(page)).toBe(text);
const samples = (page: Page) => page.getByRole("list", { name: "Sample pictures" }).getByRole("link");
const gone = { state: "hidden" } as const;

// one after the other down the page, as one goes through it
describe("by keyboard", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openKit());
  });

  test("a dialog starts in its field and gives the focus back; a question starts at the harmless answer", async () => {
    await press(page, button(page, "Open a dialog"));
    const dialog = page.getByRole("dialog", { name: "Name this sheet" });
    await dialog.waitFor();
    await page.keyboard.type("Ada");
    expect(await field(dialog, "Name of the sheet").inputValue()).toBe("Ada");
    await page.keyboard.press("Escape");
    await dialog.waitFor(gone);
    await focusOn(page, "Open a dialog");

    await press(page, button(page, "Ask before deleting"));
    const question = page.getByRole("alertdialog", { name: "Delete 3 pictures?" });
    await focusOn(page, "Keep");
    await page.mouse.click(5, 5);
    expect(await question.isVisible()).toBe(true);
    await press(page, button(question, "Delete 3 pictures"));
    await question.waitFor(gone);
  });

  test("a drawer keeps the focus, Escape gives it back, a followed link closes it", async () => {
    const drawer = page.getByRole("dialog", { name: "Contents" });
    await press(page, button(page, "Open the drawer"));
    await drawer.waitFor();
    const place = () => (document.activeElement?.closest("dialog") ?? document.activeElement)?.tagName;
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press("Tab");
      // between the last stop and the first lies the browser's own frame, never the page behind
      expect(["BODY", "DIALOG"]).toContain(await page.evaluate(place));
    }
    await page.keyboard.press("Escape");
    await drawer.waitFor(gone);
    await focusOn(page, "Open the drawer");
    await page.keyboard.press("Enter");
    await press(page, drawer.getByRole("link", { name: "Pictures" }));
    await drawer.waitFor(gone);
    await expect.poll(() => new URL(page.url()).hash).toBe("#pictures");
  });

  test("a tooltip goes away at Escape", async () => {
    const tip = page.getByRole("tooltip", { name: "Mark as a favourite" });
    await tabTo(page, button(page, "Favourite"));
    await tip.waitFor();
    await page.keyboard.press("Escape");
    await tip.waitFor(gone);
  });

  test("the line between before and after follows the arrows", async () => {
    const slider = page.getByRole("slider", { name: "A blurred portrait, made sharp" });
    await tabTo(page, slider);
    for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowLeft");
    expect(await slider.getAttribute("aria-valuetext")).toBe("40% before, 60% after");
    await page.keyboard.press("Home");
    const before = page.getByText("Before", { exact: true });
    expect(await before.evaluate((label) => label.style.opacity)).toBe("0");
  });

  test("a gallery turns by arrows, stops at its ends and returns to the frame it ended with", async () => {
    const lightbox = page.getByRole("dialog", { name: "Sample pictures" });
    await press(page, samples(page).nth(1));
    await says(lightbox, "Picture 2 of 4");
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press("ArrowRight");
    await says(lightbox, "Picture 4 of 4");
    await says(lightbox, "A drawn bust, number 4");
    await page.keyboard.press("Home");
    await says(lightbox, "Picture 1 of 4");
    await page.keyboard.press("Escape");
    await lightbox.waitFor(gone);
    const first = samples(page).first();
    await expect.poll(() => first.evaluate((frame) => frame === document.activeElement)).toBe(true);
  });

  test("tabs turn by arrows and are one stop", async () => {
    await tabTo(page, page.getByRole("tab", { name: "Your photos" }));
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("tab", { name: "Packs", selected: true }).waitFor();
    expect(await page.getByRole("tabpanel").textContent()).toBe("Twenty portraits in one look.");
    await page.keyboard.press("Home");
    await focusOn(page, "Your photos");
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").getAttribute("role")).toBe("tabpanel");
  });
});

test("a swipe turns the gallery, a finger moves the line", async () => {
  const phone = { hasTouch: true, viewport: { width: 390, height: 800 } };
  const page = await kitPage({ reducedMotion: "no-preference", ...phone });
  const slider = page.getByRole("slider");
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(70);

  await samples(page).first().tap();
  const lightbox = page.locator("dialog[open]");
  await says(lightbox, "Picture 1 of 4");
  // a finger finds what is drawn
  await drawn(page);
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.synthesizeScrollGesture", { x: 330, y: 400, xDistance: -290, speed: 2000 });
  await says(lightbox, "Picture 2 of 4");
});

test("without scripts a drawer opens, questions unfold, frames lead to their pictures", async () => {
  const page = await kitPage({ javaScriptEnabled: false });
  const drawer = page.getByRole("dialog", { name: "Contents" });
  await click(page, "Open the drawer");
  await click(drawer, "Close contents");
  await drawer.waitFor(gone);
  await page.getByText("Who sees my photos?").click();
  await says(page, "You do.");
  expect(await samples(page).first().getAttribute("href")).toMatch(/^data:image/);
});

test("figures are of equal width in both typefaces", async () => {
  const page = await kitPage();
  const widths = await page.evaluate(() => {
    const width = (className: string, textContent: string) => {
      const span = Object.assign(document.createElement("span"), { className, textContent });
      // large, so that rounding to whole pixels does not count
      span.style.cssText = "position: absolute; font-size: 200px";
      document.body.append(span);
      return span.getBoundingClientRect().width;
    };
    const classes = ["numbers font-display", "numbers font-text"];
    return classes.map((name) => [width(name, "111111"), width(name, "090807")] as const);
  });
  for (const [ones, others] of widths) {
    expect(ones).toBeGreaterThan(400);
    expect(Math.abs(ones - others)).toBeLessThanOrEqual(6);
  }
});

test("a toast that comes from within a dialog stands over its backdrop, can be pressed, and outlives it", async () => {
  const page = await kitPage({ viewport: { width: 1440, height: 900 } });
  await click(page, "Open a dialog");
  const dialog = page.getByRole("dialog", { name: "Name this sheet" });
  await dialog.waitFor();
  // pressed by script: what stands behind a dialog cannot be
  const offer = page.locator("button", { hasText: "Offer a way back" });
  await offer.evaluate((element: HTMLElement) => element.click());
  const toast = page.locator("[data-sonner-toast]").first();
  const onTop = () =>
    toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(onTop, { message: "over the dialog" }).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor(gone);
  await expect.poll(onTop, { message: "after the dialog was closed" }).toBe(true);
});
