import { existsSync, readFileSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Page } from "playwright-core";
import { startBrowser } from "../browser/start-browser.ts";
import { build } from "../build/build.ts";
import { listen } from "../local/server/local-server.ts";

const PAGES = ".build/web/client";
const PHOTO = "scripts/local/demo-photos/astronaut.jpg";
/** Cards on a page, and cards after which memory is looked at again. */
const CARDS = 30;
const MANY_CARDS = 100;

/** Seconds, except where another unit is said. */
interface Figures extends Record<string, unknown> {
  /** From handing over the photo, its permission pressed, to the first portrait; nothing loaded before. */
  cold: number;
  /** From choosing another theme to its first portrait: the slowest of four. */
  warm: number;
  /** A freshly loaded page of thirty cards, each with the visitor. */
  cards: number;
  uploadedBytes: number;
  /** Milliseconds of the page's longest task while a hundred cards are scrolled by. */
  longestTask: number;
  /** Of the page's process, in MiB: with thirty cards drawn, and with a hundred. */
  memory: [thirty: number, hundred: number];
}

const since = (from: number) => Math.round(performance.now() - from) / 1000;

/** Times seeing oneself in the catalogue in headless Chromium, over the built pages. */
export async function run(): Promise<Figures> {
  build();
  const app = new Hono().all("/api/*", (c) => c.json(null)).use("*", serveStatic({ root: PAGES }));
  const server = await listen("bench pages", app.fetch);
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    let uploadedBytes = 0;
    page.on("request", (request) => {
      uploadedBytes += request.postDataBuffer()?.length ?? 0;
    });
    await page.goto(server.url, { waitUntil: "networkidle" });

    const before = performance.now();
    await page.getByLabel("Your photo", { exact: true }).setInputFiles(PHOTO);
    await page.getByRole("button", { name: /18 or older/ }).click();
    await nextPortrait(page, []);
    const cold = since(before);
    console.info(`cold: ${cold} s`);

    const times: number[] = [];
    const themes = page.getByRole("radio");
    for (let i = 1; i < (await themes.count()); i++) {
      await portraits(page, 3);
      const seen = await addresses(page);
      const from = performance.now();
      await themes.nth(i).dispatchEvent("click");
      await nextPortrait(page, seen);
      times.push(since(from));
    }
    const warm = Math.max(...times);
    console.info(`next theme: ${times.join(", ")} s`);

    // all thirty on the screen at once, beside the ten that show nobody before consent
    await page.setViewportSize({ width: 1440, height: 4600 });
    const opened = performance.now();
    await page.goto(`${server.url}/prompt-packs/all`);
    await portraits(page, CARDS);
    const cards = since(opened);
    console.info(`${CARDS} cards: ${cards} s`);

    await page.setViewportSize({ width: 1440, height: 900 });
    const thirty = await memoryOf(page);
    await watchTasks(page);
    while ((await page.locator("[data-portrait]").count()) < MANY_CARDS) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(250);
      // what is scrolled by before its turn is not drawn
      await page.waitForFunction(nobodyWaits, null, { timeout: 60_000 });
      if (await page.evaluate(isAtEnd)) throw new Error(`the page ends before ${MANY_CARDS} cards are drawn`);
    }
    const longestTask = await page.evaluate(() => (window as unknown as { longest: number }).longest);
    const hundred = await memoryOf(page);
    return { cold, warm, cards, uploadedBytes, longestTask, memory: [thirty, hundred] };
  } finally {
    await browser.close();
    await server.close();
  }
}

const addresses = (page: Page) =>
  page
    .locator("[data-portrait] > img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));

/** Until a portrait is shown that was not there. */
async function nextPortrait(page: Page, seen: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (seen) =>
      Array.from(document.querySelectorAll<HTMLImageElement>("[data-portrait] > img")).some(
        ({ src, complete }) => complete && !seen.includes(src),
      ),
    seen,
    { timeout: 120_000 },
  );
}

async function portraits(page: Page, count: number): Promise<void> {
  await page.waitForFunction((count) => document.querySelectorAll("[data-portrait]").length >= count, count, {
    timeout: 300_000,
  });
}

/** Whether no card on the screen is being drawn. */
const nobodyWaits = () =>
  Array.from(document.querySelectorAll(".animate-developer")).every((frame) => {
    const { top, bottom } = frame.getBoundingClientRect();
    return bottom < 0 || top > innerHeight;
  });

const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      const own = window as unknown as { longest: number };
      for (const { duration } of list.getEntries()) own.longest = Math.max(own.longest, Math.round(duration));
    }).observe({ type: "longtask" });
  });
}

/** Resident memory of the processes that draw pages, workers included, in MiB; NaN where the system does not tell. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const resident = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => {
      const file = `/proc/${id}/status`;
      const found = existsSync(file) && /VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1];
      return found ? Number(found) / 1024 : Number.NaN;
    });
  return Math.round(Math.max(...resident));
}
