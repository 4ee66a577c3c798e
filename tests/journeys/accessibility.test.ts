import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { THEMES } from "#schema/catalogue/index.ts";
import { APP_ROUTES } from "#schema/site/app-routes.ts";
import { TOOLS } from "#schema/site/tools.ts";
import { type Person, startApp } from "#tests/support/app.ts";
import { overflow, violations } from "#tests/support/axe.ts";
import { makePack } from "#tests/support/finished-work.ts";
import { sample } from "#tests/support/tier.ts";

const app = startApp({ google: true });
let person: Person;
/** Ids for the routes that take one. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  person = await app.person("ada@example.com", { credits: PACK_CREDITS, model: true });
  const [training] = (await person.client.trpc.trainings.list.query({ limit: 1 })).items;
  ids["/tools/trainings/:id"] = training!.id;
  ids["/packs/:id"] = (await makePack(person.client, training!.id)).id;
}, 120_000);

const PUBLIC = [
  "/",
  "/register",
  "/login",
  "/verify-email",
  "/verify-email?token=a-link-of-a-mail-opened-elsewhere",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=a-link-of-a-mail",
  "/undo-email-change?token=a-link-of-a-mail",
  "/categories",
  `/categories/${THEMES[0]?.slug}`,
  "/prompt-packs/all",
  "/nowhere",
];

/** Tools whose page is another one for whoever is signed in. */
const DESKS = TOOLS.filter((tool) => tool.built).map((tool) => tool.path);

/** Opens a page and waits for its own heading and for its reads. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("main h1").first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** Everything wrong with any page of the path, a line each. */
async function lookAtAll(colorScheme: "light" | "dark", width: number): Promise<string[]> {
  // what a page logs is looked at where it is used
  const options = { colorScheme, viewport: { width, height: 900 }, expects: /^console/ };
  const found: string[] = [];
  const lookAt = async (page: Page, paths: readonly string[]) => {
    // the gate looks at every other page in each of its two looks
    for (const path of sample(paths, (_, index) => index % 6 === Number(colorScheme === "dark"))) {
      await open(
        page,
        path.replace(/^.*:id$/, (route) => route.replace(":id", ids[route] ?? "")),
      );
      const label = `${path} (${colorScheme})`;
      found.push(...(await violations(page, label)), ...(await overflow(page, label)));
    }
  };
  await lookAt(await app.open(options), PUBLIC);
  await lookAt(await app.openAs(person, options), [...APP_ROUTES, ...DESKS]);
  return found;
}

test("this test knows an id for every route that takes one", () => {
  expect(APP_ROUTES.filter((route) => route.includes(":id") && !ids[route])).toEqual([]);
});

// side by side, for speed: much of the time a page is only waited for
const LOOKS = [
  ["light", 1440],
  ["dark", 1440],
  ["light", 360],
  ["dark", 360],
] as const;
test("light and dark, wide and narrow, no page of the path has a violation, or is wider than the window", {
  timeout: 360_000,
}, async () => {
  const looks = sample(LOOKS, ([scheme, width]) => (scheme === "light") === (width === 360));
  const found = await Promise.all(looks.map(([scheme, width]) => lookAtAll(scheme, width)));
  expect(found.flat()).toEqual([]);
});

test("a violation would be seen", async () => {
  const page = await app.open();
  await open(page, "/");
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
  expect(await violations(page)).toEqual([expect.stringContaining("button-name")]);
});
