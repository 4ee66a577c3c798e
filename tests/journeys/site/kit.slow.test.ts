import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { LocalServer } from "#scripts/local/server/local-server.ts";
import { overflow, violations } from "#tests/support/axe.ts";
import { alive, drawn, focused, openPage, resize, startBrowser } from "#tests/support/browser.ts";
import { press, tabTo } from "#tests/support/keyboard.ts";
import { buildKit } from "#tests/support/router-builds.ts";
import { servePages } from "#tests/support/serve-pages.ts";

let kit: LocalServer;
beforeAll(async () => {
  kit = await servePages(buildKit());
});
afterAll(async () => {
  await (await startBrowser()).close();
  await kit?.close();
});

/** The sheet of our kit. */
async function openKit(options: BrowserContextOptions = {}): Promise<{ page: Page; unexpected: string[] }> {
  const opened = await openPage(await startBrowser(), kit.url, options);
  await opened.page.goto("/ui");
  await opened.page.getByText("Darkroom").first().waitFor();
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
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Contents" });
const samples = (page: Page) => page.getByRole("list", { name: "Sample pictures" }).getByRole("link");

test("everybody can use every part, in both schemes, wide and narrow", async () => {
  const page = await kitPage();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.reload();
    await alive(page);
    for (const width of [1440, 360]) {
      await resize(page, { width, height: 900 });
      expect(await violations(page, `${colorScheme}, ${width} wide`)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    }
  }
});

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
    expect(await dialog.getByLabel("Name of the sheet").inputValue()).toBe("Ada");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await focusOn(page, "Open a dialog");

    await press(page, button(page, "Ask before deleting"));
    const question = page.getByRole("alertdialog", { name: "Delete 3 pictures?" });
    await question.waitFor();
    await focusOn(page, "Keep");
    await page.mouse.click(5, 5);
    expect(await question.isVisible()).toBe(true);
    await press(page, question.getByRole("button", { name: "Delete 3 pictures" }));
    await question.waitFor({ state: "hidden" });
  });

  test("a drawer keeps the focus, Escape gives it back, a followed link closes it", async () => {
    const drawer = drawerOf(page);
    await press(page, button(page, "Open the drawer"));
    await drawer.waitFor();
    // between the last stop and the first lies the browser's own frame, never the page behind
    const within = ["BODY", "DIALOG"];
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press("Tab");
      const place = () => (document.activeElement?.closest("dialog") ?? document.activeElement)?.tagName;
      expect(within).toContain(await page.evaluate(place));
    }
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    await focusOn(page, "Open the drawer");
    await page.keyboard.press("Enter");
    await press(page, drawer.getByRole("link", { name: "Pictures" }));
    await drawer.waitFor({ state: "hidden" });
    await expect.poll(() => new URL(page.url()).hash).toBe("#pictures");
  });

  test("a menu passes over what cannot be done, and a tooltip goes away at Escape", async () => {
    const tip = page.getByRole("tooltip", { name: "Mark as a favourite" });
    await tabTo(page, button(page, "Favourite"));
    await tip.waitFor();
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "hidden" });

    await press(page, button(page, "What to do"));
    await focusOn(page, "Save");
    for (const [key, item] of [
      ["ArrowDown", "Mark"],
      ["ArrowDown", "How it was made"],
      ["ArrowUp", "Mark"],
    ] as const) {
      await page.keyboard.press(key);
      await focusOn(page, item);
    }
    await page.keyboard.press("Enter");
    await page.getByText("Marked.").waitFor();
    await focusOn(page, "What to do");
  });

  test("the line between before and after follows the arrows", async () => {
    const slider = page.getByRole("slider", { name: "A blurred portrait, made sharp" });
    await tabTo(page, slider);
    for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowLeft");
    expect(await slider.getAttribute("aria-valuetext")).toBe("40 % before, 60 % after");
    await page.keyboard.press("Home");
    const before = page.getByText("Before", { exact: true });
    expect(await before.evaluate((word) => word.style.opacity)).toBe("0");
  });

  test("a gallery turns by arrows, stops at its ends and returns to the frame it ended with", async () => {
    await press(page, samples(page).nth(1));
    const lightbox = page.getByRole("dialog", { name: "Sample pictures" });
    const counter = lightbox.locator("[aria-live]");
    await lightbox.waitFor();
    expect(await counter.textContent()).toBe("Picture 2 of 4");
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press("ArrowRight");
    expect(await counter.textContent()).toBe("Picture 4 of 4");
    await lightbox.getByText("A drawn bust, number 4").waitFor();
    await page.keyboard.press("Home");
    expect(await counter.textContent()).toBe("Picture 1 of 4");
    await page.keyboard.press("Escape");
    await lightbox.waitFor({ state: "hidden" });
    const first = samples(page).first();
    await expect.poll(() => first.evaluate((frame) => frame === document.activeElement)).toBe(true);
  });

  test("tabs turn by arrows and are one stop", async () => {
    const tab = (name: string) => page.getByRole("tab", { name });
    await tabTo(page, tab("Your photos"));
    await page.keyboard.press("ArrowLeft");
    expect(await tab("Packs").getAttribute("aria-selected")).toBe("true");
    expect(await page.getByRole("tabpanel").textContent()).toBe("Twenty portraits in one look.");
    await page.keyboard.press("Home");
    await focusOn(page, "Your photos");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.role)).toBe("tabpanel");
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
  const counter = page.locator("dialog[open] [aria-live]");
  await counter.waitFor();
  // a finger finds what is drawn
  await drawn(page);
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.synthesizeScrollGesture", { x: 330, y: 400, xDistance: -290, speed: 2000 });
  await expect.poll(() => counter.textContent()).toBe("Picture 2 of 4");
});

test("without scripts a drawer opens, questions unfold, frames lead to their pictures", async () => {
  const page = await kitPage({ javaScriptEnabled: false });
  await button(page, "Open the drawer").click();
  await drawerOf(page).getByRole("button", { name: "Close contents" }).click();
  await drawerOf(page).waitFor({ state: "hidden" });
  await page.getByText("Who sees my photos?").click();
  await page.getByText("You do.").waitFor();
  expect(await samples(page).first().getAttribute("href")).toMatch(/^data:image/);
});

test("figures are of equal width in both typefaces", async () => {
  const page = await kitPage();
  const widths = await page.evaluate(() => {
    const width = (family: string, text: string) => {
      const span = document.createElement("span");
      span.className = `numbers ${family}`;
      // large, so that rounding to whole pixels does not count
      span.style.cssText = "position: absolute; font-size: 200px";
      span.textContent = text;
      document.body.append(span);
      return span.getBoundingClientRect().width;
    };
    return ["font-display", "font-text"].map((family) => [width(family, "111111"), width(family, "090807")]);
  });
  for (const [ones = 0, others = 0] of widths) {
    expect(ones).toBeGreaterThan(400);
    expect(Math.abs(ones - others)).toBeLessThanOrEqual(6);
  }
});

test("a toast that comes from within a dialog stands over its backdrop, can be pressed, and outlives it", async () => {
  const page = await kitPage({ viewport: { width: 1440, height: 900 } });
  await button(page, "Open a dialog").click();
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
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(onTop, { message: "after the dialog was closed" }).toBe(true);
});
