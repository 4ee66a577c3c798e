import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PRELOADED_FONTS } from "#scripts/build/finish-pages.ts";
import { startApp } from "#tests/support/app.ts";

const app = startApp();

const PAGES = [
  "/categories/wedding",
  "/categories/film-noir",
  "/prompt-packs/pack/film-noir/the-private-eye",
];
const MOTIONS = ["no-preference", "reduce"] as const;

/** A page on a phone, unless told otherwise. */
function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
  return app.open({ ...phone, reducedMotion: "no-preference", ...options });
}

// scripts may run: without them browsers load no picture lazily
test.each(PAGES)("%s shows its picture before any other is fetched or traced", async (path) => {
  const page = await openPage();
  const wire = await page.context().newCDPSession(page);
  const asked: { url: string; at: number }[] = [];
  wire.on("Network.requestWillBeSent", ({ type, request, timestamp }) => {
    if (type === "Image") asked.push({ url: request.url, at: timestamp });
  });
  await wire.send("Network.enable");
  await wire.send("Performance.enable");
  await page.goto(path, { waitUntil: "load" });
  const traces = () => asked.filter(({ url }) => url.startsWith("data:"));
  const covers = () => asked.filter(({ url }) => /\/(covers|sample)\//.test(url));
  await expect.poll(() => traces().length).toBeGreaterThan(5);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);

  // when it was painted: how much later a machine shows what it has painted says nothing about the page
  const painted = await page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    return (first as PerformancePaintTiming & { paintTime: number }).paintTime;
  });
  const { metrics } = await wire.send("Performance.getMetrics");
  const start = metrics.find(({ name }) => name === "NavigationStart")?.value ?? Number.NaN;
  const before = (those: { at: number }[]) => those.filter(({ at }) => at < start + painted / 1000).length;
  // a portrait of the sample photo has no trace
  const hasTrace = path === "/categories/wedding";
  expect([before(traces()), before(covers())]).toEqual([Number(hasTrace), 1]);
});

test.each(PAGES)("nothing on %s moves as its pictures come", async (path) => {
  for (const width of [412, 1440]) {
    const page = await openPage({ viewport: { width, height: 900 }, deviceScaleFactor: 1 });
    // only a stall lets a preloaded typeface come after the first frame: that frame, which waits for styles, waits here
    let typefaces = 0;
    page.on("requestfinished", (request) => {
      if (request.url().endsWith(".woff2")) typefaces++;
    });
    await page.route("**/*.css", async (route) => {
      await expect.poll(() => typefaces).toBe(PRELOADED_FONTS);
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        const moved = list.getEntries() as (PerformanceEntry & { value: number })[];
        for (const { value } of moved) shifts.push(value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect([width, await page.evaluate("shifts")]).toEqual([width, []]);
  }
});

test.each(MOTIONS)("every picture comes without scripts, motion: %s", async (motion) => {
  const page = await openPage({ reducedMotion: motion, javaScriptEnabled: false });
  const stateOf = (img: HTMLImageElement) => [
    img.complete && img.naturalWidth > 0,
    img.checkVisibility({ contentVisibilityAuto: true }),
    getComputedStyle(img).opacity,
  ];
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: "load" });
    const pictures = await page.locator(".picture img").all();
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate(stateOf)).toEqual([true, true, "1"]);
    }
  }
});
