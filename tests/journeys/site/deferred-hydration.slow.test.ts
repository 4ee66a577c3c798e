import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PASSWORD } from "#tests/support/accounts/people.ts";
import { startApp } from "#tests/support/app.ts";
import { alive, holdBack, toldOf } from "#tests/support/browser/browser.ts";
import { field, says } from "#tests/support/browser/on-page.ts";
import { SIGNED_IN_KEY } from "#web/lib/auth/signed-in-mark.ts";
import { SCHEME_KEY } from "#web/lib/color-scheme-script.ts";

const app = startApp();
const PAGE = "/categories/film-noir";
const FONTS = "**/*.woff2";

/** A page that tells which scripts it has asked for. */
async function openCounting(): Promise<{ page: Page; scripts: string[] }> {
  const page = await app.open();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return { page, scripts };
}

test("scripts of a public page start by themselves once the page has loaded, and take it over without a word", async () => {
  const { page, scripts } = await openCounting();
  // a page built last year shows this year's copyright
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => 2031;
  });
  const asked: number[] = [];
  page.once("load", () => asked.push(scripts.length));
  await page.goto(PAGE, { waitUntil: "load" });
  await alive(page);
  expect(asked).toEqual([0]);
  expect(scripts.length).toBeGreaterThan(5);
  // nothing of the start is left in the document
  expect(await page.locator("head script:not([type])").count()).toBeLessThanOrEqual(1);
  await page.getByText("© 2031 Likeness").waitFor();
});

test.each([
  ["a touch", (page: Page) => page.mouse.click(5, 300)],
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["a control under the pointer", (page: Page) => page.getByRole("button", { name: "Sign In" }).hover()],
])("scripts of a public page start at %s, though the page is still loading", async (_, touch) => {
  const { page, scripts } = await openCounting();
  await holdBack(page, FONTS);
  await page.goto(PAGE, { waitUntil: "domcontentloaded" });
  await page.waitForTimeout(300);
  expect(scripts).toEqual([]);
  await touch(page);
  await alive(page);
});

test("scripts of a public page start at once for who is signed in here", async () => {
  const page = await app.open();
  await page.addInitScript((key) => localStorage.setItem(key, "1"), SIGNED_IN_KEY);
  await holdBack(page, FONTS);
  await page.goto(PAGE, { waitUntil: "domcontentloaded" });
  await alive(page);
});

/** A page before the app is alive on it, and what lets it come alive. */
async function openStill(path: string): Promise<{ page: Page; wake: () => Promise<void> }> {
  const page = await app.open();
  const scripts = await holdBack(page, "**/assets/entry.client*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const wake = async () => {
    await scripts.release();
    await alive(page);
  };
  return { page, wake };
}

test("Back leads on to the page before, though the app is not alive yet on the one between", async () => {
  const page = await app.open({ path: "/" });
  await alive(page);
  await page.getByRole("main").locator("a[href^='/categories/']").first().click();
  await page.waitForURL(/categories/);
  await page.goto("/pricing");
  const scripts = await holdBack(page, "**/assets/entry.client*.js");
  await page.goBack({ waitUntil: "domcontentloaded" });
  await scripts.asked;
  await page.evaluate(() => history.back());
  await page.getByRole("heading", { level: 1, name: "Portraits, from" }).waitFor();
  await scripts.release();
  await alive(page);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a scheme chosen here is shown before the app is alive, and in other tabs at once", async () => {
  const page = await app.open({ path: PAGE, colorScheme: "light" });
  const other = await page.context().newPage();
  await other.goto(PAGE);
  const scheme = (tab: Page) => tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.evaluate((key) => localStorage.setItem(key, "dark"), SCHEME_KEY);
  await expect.poll(() => scheme(other)).toBe("dark");
  await holdBack(page, "**/assets/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await scheme(page)).toBe("dark");
  expect(await page.locator("meta[name=theme-color][media=all]").getAttribute("content")).toBe("#14100e");
});

test("before the app is alive, a press is kept and acts once", async () => {
  const { page, wake } = await openStill(PAGE);
  const button = page.getByRole("button", { name: "Sign In" });
  await button.click();
  // an impatient person
  await button.click();
  expect(new URL(page.url()).pathname).toBe(PAGE);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await wake();
  await page.getByRole("dialog").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
});

test("before the app is alive, two answers are both kept, the second built on the first", async () => {
  const { page, wake } = await openStill("/prompt-packs/pack");
  await page.getByRole("link", { name: /^A man/ }).click();
  await page.getByRole("link", { name: /^Celebrations and family/ }).click();
  await wake();
  await page.waitForURL("**/prompt-packs/pack?use=celebrations&for=man#for-celebrations");
  await page.getByRole("link", { name: "Groom's Portrait" }).waitFor();
  await page.getByRole("link", { name: "Bridal Radiance" }).waitFor({ state: "detached" });
});

test("before the app is alive, a link is simply followed", async () => {
  const { page } = await openStill(PAGE);
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.waitForURL("**/register");
});

test("before the app is alive, what is typed is sent, and the password stays out of the address", async () => {
  const { email } = await app.person("ada@example.com");
  const { page, wake } = await openStill("/login");
  const main = page.getByRole("main");
  await field(main, "Email").fill(email);
  await field(main, "Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(200);
  expect(page.url()).toBe(`${app.url}/login`);
  await wake();
  await toldOf(page, "Successfully signed in!");
});

test("a letter typed once the app is alive goes on where the others stopped", async () => {
  const { page, wake } = await openStill("/forgot-password");
  await field(page, "Email").pressSequentially("ada@example.co");
  await wake();
  await page.keyboard.press("m");
  await expect.poll(() => field(page, "Email").inputValue()).toBe("ada@example.com");
  await page.keyboard.press("Enter");
  await says(page, "If this address has an account");
});

test("before the app is alive, what is typed and ticked stays, and the app knows of it", async () => {
  const { page, wake } = await openStill("/register");
  const main = page.getByRole("main");
  const [name, email] = [main.getByLabel("Name"), field(main, "Email")];
  const tips = main.getByRole("checkbox", { name: /tips/ });
  await name.fill("Ada");
  await email.fill("ada@example.com");
  await tips.check();
  await wake();
  // each further letter renders the form anew from what the app knows
  await field(main, "Password").pressSequentially("a long");
  await expect.poll(() => name.inputValue()).toBe("Ada");
  await expect.poll(() => email.inputValue()).toBe("ada@example.com");
  await expect.poll(() => tips.isChecked()).toBe(true);
});

test("before the app is alive, what is typed and chosen narrows a list", async () => {
  const { page, wake } = await openStill("/prompt-packs/all");
  const filters = page.getByRole("search");
  const [search, theme] = [filters.getByLabel("Search packs"), filters.getByLabel("Theme")];
  const man = filters.getByRole("radio", { name: "A man" });
  await search.fill("rain");
  await man.check();
  await theme.selectOption("film-noir");
  await wake();
  await page.waitForURL((url) => url.search === "?q=rain&for=man&theme=film-noir");
  expect([await search.inputValue(), await theme.inputValue()]).toEqual(["rain", "film-noir"]);
  expect(await man.isChecked()).toBe(true);
});

/** Keeps back the script that a text of the page is in: scripts have names that say nothing. */
async function holdBackScriptOf(page: Page, text: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await released.promise;
    await route.fulfill({ response });
  });
  return released.resolve;
}

test("before a tool's desk is alive, the sample that was asked for is kept in mind", async () => {
  const page = await app.open();
  const release = await holdBackScriptOf(page, "Use a sample photo");
  await page.goto("/free-tools/black-and-white", { waitUntil: "domcontentloaded" });
  await alive(page);
  await page.getByRole("button", { name: "Use a sample photo" }).click();
  expect(await page.getByRole("button", { name: "Remove the sample" }).count()).toBe(0);
  release();
  await page.getByRole("button", { name: "Remove the sample" }).waitFor();
});
