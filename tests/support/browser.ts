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
