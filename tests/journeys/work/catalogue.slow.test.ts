import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { packAllows } from "#schema/catalogue/theme.ts";
import { emailsTo } from "#tests/support/accounts/emails.ts";
import { startApp } from "#tests/support/app.ts";
import { register, signIn } from "#tests/support/browser/app-steps.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { slowDown } from "#tests/support/browser/browser.ts";
import { button, click, follow, says } from "#tests/support/browser/on-page.ts";

const PACKS = THEMES.flatMap(({ packs }) => packs);
const datingForMen = THEMES.filter(
  ({ uses, packs }) => uses.includes("dating") && packs.some((pack) => packAllows(pack, "MAN")),
);

const app = startApp();

/** Until the page tells of so many found, in just these words. */
const found = (page: Page, text: string) =>
  page
    .getByRole("status")
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor();
const searchOf = (page: Page) => new URL(page.url()).search;

test("search and filters live in the address, go back step by step, and never ask the server", async () => {
  const page = await app.open({ path: "/categories/all" });
  await found(page, `${THEMES.length} categories`);
  const asked: string[] = [];
  page.on("request", (request) => /\.data|\/api\/trpc/.test(request.url()) && asked.push(request.url()));

  const search = page.getByLabel("Search categories", { exact: true });
  await search.pressSequentially("portraits ", { delay: 20 });
  await page.waitForURL("**/categories/all?q=portraits");
  await found(page, `\\d+ of ${THEMES.length} categories`);
  await search.pressSequentially("noir");
  await found(page, `2 of ${THEMES.length} categories`);
  await page.waitForURL("**/categories/all?q=portraits+noir");
  await search.fill("");
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
  await expect.poll(() => searchOf(page)).toBe("?use=dating&for=man");
  expect(await violations(page)).toEqual([]);

  await page.goBack();
  await page.goBack();
  await found(page, `${THEMES.length} categories`);
  await page.goBack();
  await found(page, `2 of ${THEMES.length} categories`);
  await expect.poll(() => search.inputValue()).toBe("portraits noir");
  await page.goForward();
  await found(page, `${THEMES.length} categories`);
  await expect.poll(() => search.inputValue()).toBe("");

  await search.fill("zeppelin");
  await says(page, "No categories for “zeppelin”");
  expect(await violations(page)).toEqual([]);
  await button(page, "Show all categories").press("Enter");
  await found(page, `${THEMES.length} categories`);
  await expect.poll(() => searchOf(page)).toBe("");
  expect(asked).toEqual([]);
});

test("without scripts everything is listed, and every answer leads somewhere", async () => {
  const page = await app.open({ path: "/prompt-packs/all?q=groom", javaScriptEnabled: false });
  expect(await page.locator('main a[href^="/prompt-packs/pack/"]').count()).toBe(PACKS.length);
  expect(await page.getByLabel("Search packs", { exact: true }).isVisible()).toBe(false);
  await page.goto("/prompt-packs/pack");
  await follow(page, /^Dating/);
  await page.waitForURL(({ hash }) => hash === "#for-dating");
  await page.locator("#for-dating").waitFor();
});

test("a sentence goes on to the generator, and asks before it replaces another", async () => {
  const ada = await app.person("ada@example.com", { model: true });
  const page = await app.open({ path: "/prompt-image" });
  await page.getByLabel("Your sentence").fill("me on a pier & the sea behind");
  await click(page, "Open in the generator");
  await says(page, "Your prompt is saved.");
  await follow(page.getByRole("main"), "Sign in");
  await signIn(page, ada.email);
  const prompt = page.getByLabel("What should the picture show?");
  await prompt.waitFor();
  await expect.poll(() => prompt.inputValue()).toBe("me on a pier & the sea behind");
  await expect.poll(() => searchOf(page)).toBe("");

  await page.goto("/prompt-image");
  await follow(page, "On stage");
  await page.getByRole("dialog").getByText("Replace your text?").waitFor();
  await click(page, "Replace");
  expect(await prompt.inputValue()).toContain("conference stage");
});

test("a sentence waits for a newcomer too, through the email and into the first model", async () => {
  const page = await app.open({ path: "/tools/image-generator?prompt=me+in+a+lighthouse" });
  await says(page, "Your prompt is saved.");
  await follow(page.getByRole("main"), "Get Started");
  // by its end the page has taken down that the registration was made here
  await register(page, "nora@example.com");
  const [email] = await emailsTo(app, "nora@example.com", 1);

  await page.goto(`/verify-email?token=${email!.token}`);
  await says(page, "Your prompt is saved in this tab.");
  await page.waitForURL((url) => url.search === "");
  const kept = () => page.evaluate(() => sessionStorage.getItem("likeness.generator"));
  await expect.poll(kept).toContain("me in a lighthouse");
  // taken once: the next new account of this browser begins at the beginning
  expect(await page.evaluate(() => localStorage.getItem("likeness.return"))).toBeNull();
});
