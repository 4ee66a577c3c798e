import type { Browser, Page } from "playwright-core";

export { startBrowser } from "#scripts/start-browser.ts";

/** A page on which anything unexpected is remembered: console errors, crashes, requests that leave the machine. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; unexpected: string[] }> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: "reduce" });
  const page = await context.newPage();
  const unexpected: string[] = [];
  page.setDefaultTimeout(15_000);
  page.on("console", (message) => {
    if (message.type() === "error") unexpected.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => unexpected.push(`crash: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith("http") && host !== new URL(url).host)
      unexpected.push(`request: ${request.url()}`);
  });
  return { page, unexpected };
}

/** Gives the window another size; resolves once the page is laid out for it, and what measures itself has done so. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    size,
  );
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Resolves once nothing on the page changes from one look to another any more, but for what moves for ever. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState === "finished" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/** Keeps the next request for an address back: `release` lets it go and resolves when it is answered. */
export async function holdBack(
  page: Page,
  address: string,
): Promise<{ asked: Promise<void>; release: () => Promise<unknown> }> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      ask();
      await released;
      // the page may have given it up by then
      await route.continue().catch(() => {});
    },
    { times: 1 },
  );
  return {
    asked,
    release: async () => {
      const answered = page.waitForResponse(address);
      release();
      await answered;
    },
  };
}

/** From now on the page's scripts take `rate` times as long, as on a weak phone: what is drawn late is seen to be late. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
