import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { packAllows } from "#schema/catalogue/theme.ts";
import { ensureDemoAccount } from "#scripts/demo/demo-account.ts";
import { type Stack, startStack } from "#scripts/local/stack.ts";
import { violations } from "#tests/support/axe.ts";
import { openPage, slowDown, startBrowser } from "#tests/support/browser.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { mailsTo } from "#tests/support/mailbox.ts";

const PACKS = THEMES.flatMap(({ packs }) => packs);
const datingForMen = THEMES.filter(
  ({ uses, packs }) => uses.includes("dating") && packs.some((pack) => packAllows(pack, "MAN")),
);
const password = "a long password";

let dataDir: string;
let stack: Stack;
let browser: Browser;
let email: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "likeness-catalogue-"));
  stack = await startStack({ dataDir, port: null, compute: fakeCompute().compute, retryScale: 0.01 });
  ({ email } = await ensureDemoAccount({ stack, password }));
  browser = await startBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await stack?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Until the page tells of so many found, in just these words. */
const found = (page: Page, words: string | RegExp) =>
  page
    .getByRole("status")
    .filter({ hasText: words instanceof RegExp ? words : new RegExp(`^${words}$`) })
    .waitFor();
const address = (page: Page) => new URL(page.url()).search;

test("search and filters live in the address, go back step by step, and never ask the server", async () => {
  const { page, unexpected } = await openPage(browser, stack.url);
  await page.goto("/categories/all");
  await found(page, `${THEMES.length} categories`);
  const asked: string[] = [];
  page.on("request", (request) => /\.data|\/api\/trpc/.test(request.url()) && asked.push(request.url()));

  await page.getByLabel("Search categories", { exact: true }).pressSequentially("portraits ", { delay: 20 });
  await page.waitForURL("**/categories/all?q=portraits");
  await found(page, new RegExp(`^\\d+ of ${THEMES.length} categories$`));
  await page.getByLabel("Search categories", { exact: true }).pressSequentially("noir");
  await found(page, `2 of ${THEMES.length} categories`);
  await page.waitForURL("**/categories/all?q=portraits+noir");
  await page.getByLabel("Search categories", { exact: true }).fill("");
  await page.waitForURL("**/categories/all");

  // a choice is marked as it is pressed, however slow the machine; without the mouse: it would come to rest on a card,
  // and what is pointed at is fetched ahead
  await slowDown(page, 6);
  for (const box of [page.getByLabel("Dating"), page.getByLabel("A man", { exact: true })]) {
    await box.press("Space");
    expect(await box.isChecked()).toBe(true);
  }
  await found(page, `${datingForMen.length} of ${THEMES.length} categories`);
  await slowDown(page, 1);
  await expect.poll(() => address(page)).toBe("?use=dating&for=man");
  expect(await violations(page, new URL(page.url()).pathname)).toEqual([]);

  await page.goBack();
  await page.goBack();
  await found(page, `${THEMES.length} categories`);
  await page.goBack();
  await found(page, `2 of ${THEMES.length} categories`);
  await expect
    .poll(() => page.getByLabel("Search categories", { exact: true }).inputValue())
    .toBe("portraits noir");
  await page.goForward();
  await found(page, `${THEMES.length} categories`);
  await expect.poll(() => page.getByLabel("Search categories", { exact: true }).inputValue()).toBe("");

  await page.getByLabel("Search categories", { exact: true }).fill("zeppelin");
  await page.getByText("No categories for “zeppelin”").waitFor();
  expect(await violations(page, new URL(page.url()).pathname)).toEqual([]);
  await page.getByRole("button", { name: "Show all categories" }).press("Enter");
  await found(page, `${THEMES.length} categories`);
  await expect.poll(() => address(page)).toBe("");
  expect(asked).toEqual([]);
  expect(unexpected).toEqual([]);
  await page.context().close();
});

test("an address that somebody sent shows what they saw, or everything where it makes no sense", async () => {
  const { page, unexpected } = await openPage(browser, stack.url);
  await page.goto("/prompt-packs/all?theme=wedding&for=man&q=groom");
  await found(page, `1 of ${PACKS.length} packs`);
  await page.getByRole("link", { name: "Groom's Portrait" }).click();
  await page.getByRole("heading", { level: 1, name: "Groom's Portrait" }).waitFor();
  expect(await violations(page, new URL(page.url()).pathname)).toEqual([]);
  await page.goBack();
  await found(page, `1 of ${PACKS.length} packs`);
  await page.goto("/prompt-packs/all?theme=nothing&for=cats");
  await found(page, `${PACKS.length} packs`);

  await page.goto("/prompt-packs/pack");
  await page.getByRole("link", { name: /^A man/ }).click();
  await page.getByRole("link", { name: /^Celebrations and family/ }).click();
  await page.getByRole("heading", { level: 3, name: "Celebrations and family" }).waitFor();
  await page.getByRole("link", { name: "Groom's Portrait" }).waitFor();
  await page.getByRole("link", { name: "Bridal Radiance" }).waitFor({ state: "detached" });
  await expect.poll(() => address(page)).toBe("?use=celebrations&for=man");
  expect(await violations(page, new URL(page.url()).pathname)).toEqual([]);
  expect(unexpected).toEqual([]);
  await page.context().close();
});

test("no prompt is in anything a browser gets", () => {
  const given = globSync(".build/web/client/**/*.{html,js,data}");
  expect(given.length).toBeGreaterThan(300);
  for (const file of given) expect(readFileSync(file, "utf8").includes("{{subject}}"), file).toBe(false);
});

test("without scripts everything is listed, and every answer leads somewhere", async () => {
  const context = await browser.newContext({ baseURL: stack.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/prompt-packs/all?q=groom");
  expect(await page.locator('main a[href^="/prompt-packs/pack/"]').count()).toBe(PACKS.length);
  expect(await page.getByLabel("Search packs", { exact: true }).isVisible()).toBe(false);
  await page.goto("/prompt-packs/pack");
  await page.getByRole("link", { name: /^Dating/ }).click();
  await page.waitForURL(({ hash }) => hash === "#for-dating");
  await page.locator("#for-dating").waitFor();
  await context.close();
}, 120_000);

test("a sentence goes on to the generator, and asks before it replaces another", async () => {
  const { page, unexpected } = await openPage(browser, stack.url);
  await page.goto("/prompt-image");
  expect(await violations(page, new URL(page.url()).pathname)).toEqual([]);
  await page.getByLabel("Your sentence").fill("me on a pier & the sea behind");
  await page.getByRole("button", { name: "Open in the generator" }).click();
  await page.getByText("Your sentence is saved.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  const words = page.getByLabel("What should the picture show?");
  await words.waitFor();
  await expect.poll(() => words.inputValue()).toBe("me on a pier & the sea behind");
  await expect.poll(() => address(page)).toBe("");

  await page.goto("/prompt-image");
  await page.getByRole("link", { name: "On stage" }).click();
  await page.getByRole("dialog").getByText("Replace your text with this idea?").waitFor();
  await page.getByRole("button", { name: "Keep my text" }).click();
  expect(await words.inputValue()).toBe("me on a pier & the sea behind");
  await page.goto("/prompt-image");
  await page.getByRole("link", { name: "On stage" }).click();
  await page.getByRole("button", { name: "Replace", exact: true }).click();
  expect(await words.inputValue()).toContain("conference stage");
  expect(unexpected).toEqual([]);
  await page.context().close();
});

test("a sentence waits for a newcomer too, over the mail and into the first model", async () => {
  const { page, unexpected } = await openPage(browser, stack.url);
  await page.goto("/tools/image-generator?prompt=me+in+a+lighthouse");
  await page.getByText("Your sentence is saved.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Get Started" }).click();
  await page.getByLabel("Name").fill("Nora");
  await page.getByLabel("Email", { exact: true }).fill("nora@example.com");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  // by then the page has taken down that the registration was made here
  await page.getByRole("main").getByText("nora@example.com").waitFor();
  const [mail] = await mailsTo(stack, "nora@example.com", 1);

  await page.goto(`/verify-email?token=${mail!.token}`);
  await page.getByText("Your sentence is saved in this tab.").waitFor();
  await page.waitForURL((url) => url.search === "");
  const kept = () => page.evaluate(() => sessionStorage.getItem("likeness.generator"));
  await expect.poll(kept).toContain("me in a lighthouse");
  // taken once: the next new account of this browser begins at the beginning
  expect(await page.evaluate(() => localStorage.getItem("likeness.return"))).toBeNull();
  expect(unexpected).toEqual([]);
  await page.context().close();
});
