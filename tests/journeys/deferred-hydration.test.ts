import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PASSWORD, startApp } from "#tests/support/app.ts";
import { alive, toldOf } from "#tests/support/browser.ts";
import { SIGNED_IN_KEY } from "#web/lib/auth/signed-in-mark.ts";

const app = startApp();

/** A page that tells which scripts it has asked for. */
async function open(): Promise<{ page: Page; scripts: string[] }> {
  const page = await app.open();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return { page, scripts };
}

/** Keeps files of a name back until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

const APP = "**/assets/entry.client*.js";
const FONTS = "**/*.woff2";

describe("scripts of a public page", { timeout: 120_000 }, () => {
  test("start by themselves once the page has loaded, and take it over without a word", async () => {
    const { page, scripts } = await open();
    const asked: number[] = [];
    page.once("load", () => asked.push(scripts.length));
    await page.goto("/categories/film-noir", { waitUntil: "load" });
    await alive(page);
    expect(asked).toEqual([0]);
    expect(scripts.length).toBeGreaterThan(5);
    // nothing of the start is left in the document
    expect(await page.locator("head script:not([type])").count()).toBeLessThanOrEqual(1);
  });

  test.each([
    ["a touch", (page: Page) => page.mouse.click(5, 300)],
    ["a key", (page: Page) => page.keyboard.press("Tab")],
    ["a control under the pointer", (page: Page) => page.getByRole("button", { name: "Sign In" }).hover()],
  ])("start at %s, though the page is still loading", async (_, touch) => {
    const { page, scripts } = await open();
    const release = await hold(page, FONTS);
    await page.goto("/categories/film-noir", { waitUntil: "domcontentloaded" });
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    await touch(page);
    await alive(page);
    release();
  });

  test("start at once for who is signed in here", async () => {
    const page = await app.open();
    await page.addInitScript((key) => localStorage.setItem(key, "1"), SIGNED_IN_KEY);
    const release = await hold(page, FONTS);
    await page.goto("/categories/film-noir", { waitUntil: "domcontentloaded" });
    await alive(page);
    release();
  });
});

describe("before the app is alive", { timeout: 120_000 }, () => {
  test("a press is kept and acts once", async () => {
    const page = await app.open();
    const release = await hold(page, APP);
    await page.goto("/categories/film-noir");
    const button = page.getByRole("button", { name: "Sign In" });
    await button.click();
    // an impatient person
    await button.click();
    expect(new URL(page.url()).pathname).toBe("/categories/film-noir");
    expect(await page.getByRole("dialog").count()).toBe(0);
    release();
    await alive(page);
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
  });

  test("two answers are both kept, the second built on the first", async () => {
    const page = await app.open();
    const release = await hold(page, APP);
    await page.goto("/prompt-packs/pack", { waitUntil: "domcontentloaded" });
    await page.getByRole("link", { name: /^A man/ }).click();
    await page.getByRole("link", { name: /^Celebrations and family/ }).click();
    release();
    await alive(page);
    await page.waitForURL("**/prompt-packs/pack?use=celebrations&for=man#for-celebrations");
    await page.getByRole("link", { name: "Bridal Radiance" }).waitFor({ state: "detached" });
  });

  test("a link is simply followed", async () => {
    const page = await app.open();
    await hold(page, APP);
    await page.goto("/categories/film-noir");
    await page.getByRole("link", { name: "Get Started" }).first().click();
    await page.waitForURL("**/register");
  });

  test("what is typed is sent, and the password stays out of the address", async () => {
    const { email } = await app.person("ada@example.com");
    const page = await app.open();
    const release = await hold(page, APP);
    await page.goto("/login", { waitUntil: "domcontentloaded" });
    const main = page.getByRole("main");
    await main.getByLabel("Email", { exact: true }).fill(email);
    await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(200);
    expect(page.url()).toBe(`${app.url}/login`);
    release();
    await alive(page);
    await toldOf(page, "Successfully signed in!");
  });

  test("a letter typed once the app is alive goes on where the others stopped", async () => {
    const page = await app.open();
    const release = await hold(page, APP);
    await page.goto("/forgot-password", { waitUntil: "domcontentloaded" });
    const field = page.getByLabel("Email", { exact: true });
    await field.pressSequentially("ada@example.co");
    release();
    await alive(page);
    await page.keyboard.press("m");
    await expect.poll(() => field.inputValue()).toBe("ada@example.com");
    await page.keyboard.press("Enter");
    await page.getByText("If this address has an account").waitFor();
  });

  test("what is typed and ticked stays, and the app knows of it", async () => {
    const page = await app.open();
    const release = await hold(page, APP);
    await page.goto("/register", { waitUntil: "domcontentloaded" });
    const main = page.getByRole("main");
    await main.getByLabel("Name").fill("Ada");
    await main.getByLabel("Email", { exact: true }).fill("ada@example.com");
    await main.getByRole("checkbox", { name: /tips/ }).check();
    release();
    await alive(page);
    await expect.poll(() => main.getByRole("checkbox", { name: /tips/ }).isChecked()).toBe(true);
    // each further letter renders the form anew from what the app knows
    await main.getByLabel("Password", { exact: true }).pressSequentially("a long");
    await expect.poll(() => main.getByLabel("Name").inputValue()).toBe("Ada");
    await expect.poll(() => main.getByLabel("Email", { exact: true }).inputValue()).toBe("ada@example.com");
    await expect.poll(() => main.getByRole("checkbox", { name: /tips/ }).isChecked()).toBe(true);
  });

  test("what is typed and chosen narrows a list", async () => {
    const page = await app.open();
    const release = await hold(page, APP);
    await page.goto("/prompt-packs/all", { waitUntil: "domcontentloaded" });
    const filters = page.getByRole("search");
    await filters.getByLabel("Search packs").fill("rain");
    await filters.getByRole("radio", { name: "A man" }).check();
    await filters.getByLabel("Theme").selectOption("film-noir");
    release();
    await alive(page);
    await page.waitForURL((url) => url.search === "?q=rain&for=man&theme=film-noir");
    expect(await filters.getByLabel("Search packs").inputValue()).toBe("rain");
    expect(await filters.getByRole("radio", { name: "A man" }).isChecked()).toBe(true);
    expect(await filters.getByLabel("Theme").inputValue()).toBe("film-noir");
  });
});
