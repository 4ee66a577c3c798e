import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { APP_ROUTES } from "#schema/site/app-routes.ts";
import { TOOLS } from "#schema/site/tools.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { ensureDemoAccount } from "#scripts/demo/demo-account.ts";
import { type Stack, startStack } from "#scripts/local/stack.ts";
import { violations } from "#tests/support/axe.ts";
import { openPage, startBrowser } from "#tests/support/browser.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { eventually } from "#tests/support/people.ts";
import { sample } from "#tests/support/tier.ts";

const password = "a long password";

let dataDir: string;
let stack: Stack;
let browser: Browser;
let email: string;
/** Ids for the routes that take one. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "likeness-axe-"));
  stack = await startStack({
    dataDir,
    port: null,
    google: true,
    compute: fakeCompute().compute,
    retryScale: 0.01,
  });
  ({ email } = await ensureDemoAccount({ stack, password }));
  const client = new ApiClient(stack.url);
  await client.signIn(email, password);
  const [training] = (await client.trpc.trainings.list.query({ limit: 1 })).items;
  const [pack] = (await client.trpc.packs.list.query({ limit: 1 })).items;
  ids["/tools/trainings/:id"] = training?.id ?? "";
  ids["/packs/:id"] = pack?.id ?? "";
  await eventually("pack", async () => {
    const { status } = await client.trpc.packs.get.query({ id: pack?.id ?? "" });
    return status === "COMPLETED";
  });
  browser = await startBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await stack?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

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

async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
}

/** Everything wrong with any page of the path, a line each. */
async function lookAtAll(colorScheme: "light" | "dark", width: number): Promise<string[]> {
  const { page } = await openPage(browser, stack.url);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 900 });
  const found: string[] = [];
  const look = async (path: string) => {
    await open(page, path);
    found.push(...(await violations(page, `${path} (${colorScheme})`)));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${path} (${colorScheme}): ${wide} pixels wide`);
  };
  // the gate looks at every other page in each of its two looks
  const half = Number(colorScheme === "dark");
  for (const path of sample(PUBLIC, (_, index) => index % 4 === half)) await look(path);
  await signIn(page);
  for (const route of sample([...APP_ROUTES, ...DESKS], (_, index) => index % 4 === half)) {
    const id = ids[route];
    if (route.includes(":id") && !id) throw new Error(`this test knows no id for ${route}`);
    await look(route.replace(":id", id ?? ""));
  }
  await page.context().close();
  return found;
}

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
  const { page } = await openPage(browser, stack.url);
  await open(page, "/");
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
  expect(await violations(page, "/")).toEqual([expect.stringContaining("button-name")]);
});
