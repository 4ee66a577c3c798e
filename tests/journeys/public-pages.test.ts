import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PUBLIC_PAGES, STEP_PAGES } from "#schema/site/pages.ts";
import { startApp } from "#tests/support/app.ts";
import { overflow, violations } from "#tests/support/axe.ts";
import { alive, resize } from "#tests/support/browser.ts";
import { sample, testInFull } from "#tests/support/tier.ts";

const PAGES = [...PUBLIC_PAGES, ...STEP_PAGES, "/nowhere"];
const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];
/** The narrowest phone, a laptop at 200 % zoom, a wide screen. */
const WIDTHS = [320, 640, 2560];

const app = startApp();

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
  // the address nobody knows answers 404, as it must
  const page = await app.open({ colorScheme, expects: /404/ });
  const found: string[] = [];
  const kinds = onePerKind(PAGES);
  // the gate looks at every sixth kind in each scheme
  for (const path of sample(kinds, (_, index) => SCHEMES[index % 6] === colorScheme)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await alive(page);
    await page.waitForLoadState("networkidle");
    found.push(...(await violations(page, `${path} (${colorScheme})`)));
    for (const width of WIDTHS) {
      await resize(page, { width, height: 800 });
      found.push(...(await overflow(page, `${path} (${colorScheme})`)));
    }
  }
  return found;
}

test("pages of every kind are whole with scripts, in both schemes and at every width", {
  timeout: 600_000,
}, async () => {
  const found = await Promise.all(SCHEMES.map(lookAtKinds));
  expect(found.flat()).toEqual([]);
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
testInFull(
  "no public page has a violation",
  async () => {
    const found = await Promise.all(
      SCHEMES.map(async (colorScheme, half) => {
        const viewport = { width: half === 0 ? 1280 : 390, height: 800 };
        // what is kept from it is logged as an error, or fails where a script in the page asked for it
        const expects = /^console|^crash: Failed to fetch$/;
        const page = await app.open({ colorScheme, viewport, expects });
        await htmlOnly(page);
        const all: string[] = [];
        for (const path of PAGES.filter((_, index) => index % SCHEMES.length === half)) {
          await page.goto(path, { waitUntil: "domcontentloaded" });
          all.push(...(await violations(page, `${path} (${colorScheme})`)));
        }
        return all;
      }),
    );
    expect(found.flat()).toEqual([]);
  },
  900_000,
);
