import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PUBLIC_PAGES, STEP_PAGES } from "#schema/site/pages.ts";
import { type Stack, startStack } from "#scripts/local/stack.ts";
import { violations } from "#tests/support/axe.ts";
import { alive, openPage, resize, startBrowser } from "#tests/support/browser.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { sample } from "#tests/support/tier.ts";

const PAGES = [...PUBLIC_PAGES, ...STEP_PAGES, "/nowhere"];
const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];
/** The narrowest phone, a laptop at 200 % zoom, a wide screen. */
const WIDTHS = [320, 640, 2560];

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

/** The first page of each kind: addresses of one kind have as many parts under the same folder. */
function onePerKind(paths: readonly string[]): string[] {
  const kindOf = (path: string) => {
    const [, folder, ...rest] = path.split("/");
    return `${folder} ${rest.length} ${rest[0] === "info"}`;
  };
  return Array.from(Map.groupBy(paths, kindOf).values(), (those) => those.at(-1)!);
}

/** What is wrong with the first page of each kind as it comes alive in a colour scheme, a line each. */
async function lookAtKinds(colorScheme: Scheme): Promise<string[]> {
  const { page, unexpected } = await openPage(browser, stack.url);
  // before it opens: colours that change on a page take a moment, and axe would see them on their way
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  const found: string[] = [];
  const kinds = onePerKind(PAGES);
  // the gate looks at every fourth kind in each scheme
  for (const path of sample(kinds, (_, index) => SCHEMES[index % 4] === colorScheme)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await alive(page);
    await page.waitForLoadState("networkidle");
    found.push(...(await violations(page, `${path} (${colorScheme})`)));
    for (const width of WIDTHS) {
      await resize(page, { width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`${path} (${colorScheme}): ${wide} pixels wide in ${width}`);
    }
  }
  await page.context().close();
  // the address nobody knows answers 404, as it must
  return [...found, ...unexpected.filter((line) => !line.includes("404"))];
}

test("pages of every kind are whole with scripts, in both schemes and at every width", {
  timeout: 600_000,
}, async () => {
  const found = await Promise.all(SCHEMES.map(lookAtKinds));
  expect(found.flat()).toEqual([]);
});
