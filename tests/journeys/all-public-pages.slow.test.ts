import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PUBLIC_PAGES, STEP_PAGES } from "#schema/site/pages.ts";
import { type Stack, startStack } from "#scripts/local/stack.ts";
import { violations } from "#tests/support/axe.ts";
import { startBrowser } from "#tests/support/browser.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";

const PAGES = [...PUBLIC_PAGES, ...STEP_PAGES, "/nowhere"];
const SCHEMES = ["light", "dark"] as const;

let dataDir: string;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "likeness-public-"));
  stack = await startStack({ dataDir, port: null, compute: fakeCompute().compute, retryScale: 0.01 });
  browser = await startBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await stack?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The page's HTML and styles and nothing else, for speed: scripts come and are empty. */
async function htmlOnly(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (type === "script") await route.fulfill({ contentType: "text/javascript", body: "" });
    else if (["document", "stylesheet"].includes(type)) await route.continue();
    else await route.abort();
  });
}

// as they are read before any script runs; half of them in each scheme, side by side
test("no public page has a violation", { timeout: 900_000 }, async () => {
  const found = await Promise.all(
    SCHEMES.map(async (colorScheme, half) => {
      const context = await browser.newContext({
        baseURL: stack.url,
        colorScheme,
        reducedMotion: "reduce",
        viewport: { width: half === 0 ? 1280 : 390, height: 800 },
      });
      const page = await context.newPage();
      await htmlOnly(page);
      const all: string[] = [];
      for (const path of PAGES.filter((_, i) => i % SCHEMES.length === half)) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        all.push(...(await violations(page, `${path} (${colorScheme})`)));
      }
      await context.close();
      return all;
    }),
  );
  expect(found.flat()).toEqual([]);
});
