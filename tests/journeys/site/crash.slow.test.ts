import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { CRASH } from "#schema/crash.ts";
import { startApp } from "#tests/support/app.ts";
import { wrongWithLook } from "#tests/support/browser/axe.ts";
import { alive, focused } from "#tests/support/browser/browser.ts";
import { eventually } from "#tests/support/eventually.ts";

/** A page whose component throws until someone mends it. */
const BROKEN = `export default function Broken() {
  if (!window.mended) throw new Error("no room for ada@example.com");
  return "well again";
}`;

const logs: string[] = [];
const app = startApp({ onLog: (line) => logs.push(line) });

/** Goes on from the home page to a page that breaks; nobody hears of it where `reports` is false. */
async function breakPage(reports: boolean): Promise<Page> {
  const page = await app.open({ expects: /no room for|ERR_FAILED/ });
  const contentType = "text/javascript";
  await page.route("**/assets/register-*.js", (route) => route.fulfill({ contentType, body: BROKEN }));
  if (!reports) await page.route("**/api/errors", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  return page;
}

test("a broken page says so in the catalogue's words, with the id of its report, and can be tried again", async () => {
  const page = await breakPage(true);
  await page.getByRole("heading", { level: 1, name: CRASH.title, exact: true }).waitFor();
  await page.getByText(CRASH.text, { exact: true }).waitFor();
  const shownId = async () => {
    const line = await page.getByText(/^Error ID: [0-9a-f-]{36}$/).textContent();
    return line!.slice("Error ID: ".length);
  };
  const first = await shownId();
  const lineOf = (id: string) =>
    eventually("log line", async () =>
      logs.find((line) => line.includes(id) && line.includes("browser_crash")),
    );
  const line = await lineOf(first);
  const error = expect.stringContaining("no room for");
  expect(JSON.parse(line)).toMatchObject({ path: "/register", error });
  expect(line).not.toContain("ada@example.com");

  // by keyboard: the heading holds the focus, the button is next
  expect(await focused(page)).toBe(CRASH.title);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe(CRASH.retry);
  await page.keyboard.press("Enter");
  // still broken: a report of its own
  await eventually("second report", async () => (await shownId()) !== first);
  await lineOf(await shownId());
  expect(await wrongWithLook(page)).toEqual([]);

  await page.evaluate(() => Object.assign(window, { mended: true }));
  await page.getByRole("button", { name: CRASH.retry }).click();
  await page.getByText("well again").waitFor();
});

test("a report that cannot be delivered is not claimed to have an id", async () => {
  const page = await breakPage(false);
  await page.getByText("Error ID: none (the report could not be delivered)").waitFor();
  await page.getByText(CRASH.text, { exact: true }).waitFor();
});

test.each(["/", "/login", "/dashboard", "/nowhere", "/500"])(
  "no script written into %s runs, nor one in an attribute",
  async (path) => {
    // what is refused is logged
    const page = await app.open({ path, expects: /^console/ });
    const refused = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener("securitypolicyviolation", (event) => seen.push(event.effectiveDirective));
      const script = document.createElement("script");
      script.textContent = "window.intruder = 1";
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend", '<img src="x:" onerror="window.intruder = 2">');
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { seen, intruder: (window as { intruder?: number }).intruder };
    });
    expect(refused).toEqual({ seen: expect.arrayContaining(["script-src-elem", "script-src-attr"]) });
  },
);

test("an address that no page has says so, be it in a place where each page has a name", async () => {
  const page = await app.open({ expects: /status of 404/ });
  for (const path of ["/no-such-page", "/free-tools/no-such-tool", "/guides/no-such-part/no-such-guide"]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await page.waitForLoadState("networkidle");
    const heading = page.getByRole("heading", { level: 1 });
    expect(await heading.allTextContents()).toEqual(["This page does not exist"]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).waitFor();
  }
  // nothing but styles moves there
  await page.getByRole("button", { name: "Free Tools" }).hover();
  await page
    .getByRole("link", { name: /^Image Upscale/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === "/free-tools/image-upscale");
  await page.goBack();
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  await page.goBack();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("a page that is gone since says the same to who comes back to it within the app", async () => {
  const page = await app.open({ path: "/pricing", expects: /status of 404/ });
  await page.keyboard.press("Tab");
  await alive(page);
  await page.evaluate(() => {
    window.history.pushState(null, "", "/categories/gone-since");
    window.history.back();
  });
  await page.waitForURL((url) => url.pathname === "/pricing");
  await page.evaluate(() => window.history.forward());
  await page.getByRole("heading", { level: 1, name: "This page does not exist" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/categories/gone-since");
  expect(logs.filter((line) => line.includes("browser_crash") && line.includes("gone-since"))).toEqual([]);
});
