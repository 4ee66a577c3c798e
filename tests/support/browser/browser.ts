import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core";
import { startBrowser as launch } from "#scripts/browser/start-browser.ts";
import { HYDRATED_EVENT } from "#web/lib/hydrated-signal.ts";

let started: Promise<Browser> | undefined;

/** One browser for all files of a process: closing it closes what was opened in it, and it ends with the process. */
export async function startBrowser(): Promise<Browser> {
  started ??= launch().then((browser) =>
    Object.assign(browser, {
      close: async () => {
        for (const context of browser.contexts()) await context.close();
      },
    }),
  );
  return started;
}

/** A page on which anything unexpected is remembered: console errors, crashes, requests that leave the machine. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: url, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(takeNote, HYDRATED_EVENT);
  const page = await context.newPage();
  const unexpected: string[] = [];
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

/** What a page opened here has to tell later on. */
type Noted = { noted: { alive: boolean; told: Set<string> } };

/** Runs in each document before its own scripts: writes down what may be over before a test looks. */
function takeNote(hydrated: string): void {
  const noted = { alive: false, told: new Set<string>() };
  Object.assign(window, { noted });
  window.addEventListener(hydrated, () => {
    noted.alive = true;
  });
  new MutationObserver(() => {
    for (const title of document.querySelectorAll("li[data-sonner-toast] [data-title]"))
      noted.told.add(title.textContent);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Resolves once the app has taken over the document: from then on it hears of presses itself. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Noted).noted.alive);
}

/** Resolves once a toast of the document has said so, word for word or by a pattern; it may be gone already. */
export async function toldOf(page: Page, words: string | RegExp): Promise<void> {
  await page.waitForFunction((words) => {
    const { told } = (window as unknown as Noted).noted;
    return typeof words === "string" ? told.has(words) : Array.from(told).some((title) => words.test(title));
  }, words);
}

/** From now on every toast of the page stays, as one does that is pointed at: on a slow machine they go before they are seen. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document
        .querySelector("[data-sonner-toast][data-expanded=false]")
        ?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-expanded"] });
  });
}

/** Resolves once no toast is on the page, nor on its way out. */
export async function toastsGone(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector("[data-sonner-toast]"));
}

/** Resolves once the page as it stands is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Gives the window another size; resolves once the page is laid out for it, and what measures itself has done so. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    size,
  );
  await drawn(page);
}

/** Resolves once nothing on the page changes from one look to another any more, but for what moves for ever. */
export async function atRest(page: Page): Promise<void> {
  await drawn(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState === "finished" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/** Keeps requests for an address back: `release` lets them go and resolves once one is answered. */
export async function holdBack(page: Page, address: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    asked.resolve();
    await released.promise;
    // the page may have given it up by then
    await route.continue().catch(() => {});
  };
  await page.route(address, hold);
  return {
    asked: asked.promise,
    async release(): Promise<void> {
      const answered = page.waitForResponse(address);
      released.resolve();
      await answered;
    },
  };
}

/** What the element with the focus says. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** From now on the page's scripts take `rate` times as long, as on a weak phone: what is drawn late is seen to be late. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
