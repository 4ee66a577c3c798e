import { globSync, readFileSync } from "node:fs";
import type { Page, Request } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { wrongWithLook } from "#tests/support/browser/axe.ts";
import { alive, focused, openPage, resize, startBrowser } from "#tests/support/browser/browser.ts";
import { button, click, says } from "#tests/support/browser/on-page.ts";
import { eventually } from "#tests/support/eventually.ts";
import { buildConnected, buildSite } from "#tests/support/site/router-builds.ts";
import { servedPages } from "#tests/support/site/serve-pages.ts";
import { testInFull } from "#tests/support/tier.ts";

/** Outside services as a browser meets them: nothing before an answer, what was allowed after it, nothing once it is withdrawn. */
const ALL_SERVICES = ["analytics", "advertising", "error-replay"];
const LIBRARY = readFileSync("tests/support/browser/gtag-stand-in.js", "utf8");

const plain = servedPages(buildSite);
const connected = servedPages(buildConnected);

/** What a request carried, and where to. */
const readable = (request: Request) => decodeURIComponent(request.url()) + (request.postData() ?? "");

/** Someone's first visit: all they send to anyone but us (oldest first, and answered here), and what was counted of it. */
async function visit(input: { gpc?: boolean; allowed?: string[] } = {}, { url } = connected) {
  const { page } = await openPage(await startBrowser(), url, { viewport: { width: 1280, height: 800 } });
  const context = page.context();
  onTestFinished(() => context.close());
  await context.addInitScript(({ gpc, allowed = [] }) => {
    if (gpc) Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    for (const what of allowed) localStorage.setItem(`likeness.allowed.${what}`, "yes");
  }, input);
  const sent: Request[] = [];
  await context.route(
    ({ host }) => host !== new URL(url).host,
    (route, request) => {
      sent.push(request);
      return route.fulfill({
        status: 200,
        headers: { "access-control-allow-origin": "*" },
        contentType: "text/javascript",
        body: request.resourceType() === "script" ? LIBRARY : "",
      });
    },
  );
  const refusals: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refusals.push(message.text());
  });
  /** Other hosts that were sent something. */
  const hosts = () => [...new Set(sent.map((request) => new URL(request.url()).host))].sort();
  /** Addresses of pages that were counted. */
  const counted = (by: "analytics" | "pixel") =>
    sent
      .map((request) => new URL(request.url()))
      .filter(({ host }) => host === `${by}.invalid`)
      .filter(({ searchParams }) => by === "pixel" || searchParams.get("en") === "page_view")
      .map(({ searchParams }) => new URL(searchParams.get("dl") ?? "").pathname);
  const untilCounted = (by: "analytics" | "pixel", paths: string[]) =>
    eventually(`${by} of ${paths}`, async () => counted(by).join() === paths.join());
  return { page, context, sent, hosts, untilCounted, refusals };
}

const panelOf = (page: Page) => page.getByRole("region", { name: /Allow outside services|Cookie choices/ });
const choices = (page: Page) => button(page, "Cookie choices");

/** Time enough for what should not happen. */
const settle = (page: Page) => page.waitForTimeout(700);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

async function answer(page: Page, name: string): Promise<void> {
  await click(panelOf(page), name);
  await panelOf(page).waitFor({ state: "detached" });
}

/** Another page, without a new document. */
async function toRegister(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("a[href='/register']")?.click());
  await page.waitForURL("**/register");
}

test("a build without outside services asks nothing, knows nobody and calls nobody", async () => {
  const { page, hosts } = await visit({}, plain);
  await open(page, "/");
  await page.mouse.wheel(0, 500);
  await settle(page);
  expect([await panelOf(page).count(), await choices(page).count()]).toEqual([0, 0]);
  expect(hosts()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("allowed");
  // the test of error reports is there all the same: it goes to our own server
  const report = page.waitForRequest("**/api/errors");
  await page.evaluate(() => void window.__likenessReportTest?.());
  expect((await report).postData()).toContain("A test report from Likeness");
});

testInFull("a build without outside services holds none of their code or addresses", () => {
  // a page's own data may name them, as the privacy policy does
  const files = globSync(".build/web/client/{_headers,assets/!(page-????????????).js}");
  expect(files.length).toBeGreaterThan(50);
  const named = /\bsentry|googletagmanager|google-analytics|facebook\.com/i;
  expect(files.filter((file) => named.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("a connected build loads nothing before an answer, on any page, nor after Decline, and then does not ask again", async () => {
  const { page, hosts, context } = await visit();
  await open(page, "/");
  await panelOf(page).waitFor();
  await toRegister(page);
  await settle(page);
  expect(await panelOf(page).isVisible()).toBe(true);
  expect(hosts()).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await answer(page, "Decline");
  await open(page, "/login");
  await settle(page);
  expect(await panelOf(page).count()).toBe(0);
  expect(hosts()).toEqual([]);
});

test("a connected build runs all of it once allowed, counts each page once by its bare address, and remembers", async () => {
  const { page, sent, hosts, untilCounted, refusals } = await visit();
  await open(page, "/?utm_source=letter&email=ada@example.com");
  await answer(page, "Allow");
  await untilCounted("analytics", ["/"]);
  await untilCounted("pixel", ["/"]);
  await toRegister(page);
  await untilCounted("analytics", ["/", "/register"]);
  await untilCounted("pixel", ["/", "/register"]);
  await eventually("traces", async () => hosts().includes("reports.invalid"));
  expect(hosts()).toEqual(["analytics.invalid", "pixel.invalid", "reports.invalid"]);
  expect(sent.map(readable).filter((text) => /ada@example\.com|utm_source/.test(text))).toEqual([]);
  expect(refusals).toEqual([]);

  await open(page, "/login");
  await untilCounted("analytics", ["/", "/register", "/login"]);
  expect(await panelOf(page).count()).toBe(0);
});

testInFull("a connected build runs only what was ticked", async () => {
  const { page, hosts, untilCounted } = await visit();
  await open(page, "/");
  const panel = panelOf(page);
  await click(panel, "Choose for each");
  expect(await panel.getByRole("checkbox", { checked: true }).count()).toBe(0);
  await panel.getByRole("checkbox", { name: /Advertising/ }).check();
  await answer(page, "Save choices");
  await untilCounted("pixel", ["/"]);
  await toRegister(page);
  await untilCounted("pixel", ["/", "/register"]);
  expect(hosts()).toEqual(["pixel.invalid"]);
});

test("a connected build stops at once when the answer is changed, and forgets its cookies", async () => {
  const { page, sent, hosts, untilCounted, context } = await visit();
  await open(page, "/");
  await answer(page, "Allow");
  await untilCounted("analytics", ["/"]);
  await eventually("traces", async () => hosts().includes("reports.invalid"));
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["_ga"]);

  await choices(page).press("Enter");
  await panelOf(page).waitFor();
  expect(await panelOf(page).getByRole("checkbox", { checked: true }).count()).toBe(3);
  expect(await focused(page)).toBe("Cookie choices");
  await answer(page, "Decline all");
  expect(await choices(page).evaluate((button) => button === document.activeElement)).toBe(true);
  const before = sent.length;
  await toRegister(page);
  await page.evaluate(() => {
    window.reportError(new Error("after withdrawal"));
    document.body.click();
  });
  await settle(page);
  expect(sent.slice(before).map((request) => request.url())).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await choices(page).click();
  await answer(page, "Allow all");
  await untilCounted("analytics", ["/", "/register"]);
});

testInFull("an answer in one tab holds in the others", async () => {
  const { page, hosts, untilCounted, context } = await visit();
  await open(page, "/");
  const other = await context.newPage();
  await open(other, "/");
  await answer(other, "Allow");
  await panelOf(page).waitFor({ state: "detached" });
  await untilCounted("analytics", ["/", "/"]);
  expect(hosts()).toContain("pixel.invalid");
});

testInFull(
  "a browser that asks not to be tracked is not asked, and nothing runs, whatever was stored",
  async () => {
    const { page, hosts } = await visit({ gpc: true, allowed: ALL_SERVICES });
    await open(page, "/");
    await settle(page);
    const panel = panelOf(page);
    expect(await panel.count()).toBe(0);
    await choices(page).click();
    await says(panel, "Your browser asks sites not to track you");
    expect(await panel.getByRole("checkbox").count()).toBe(0);
    await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(hosts()).toEqual([]);
  },
);

test("a document opened by a link with a secret runs nothing of others, to its end", async () => {
  const { page, sent, hosts } = await visit({ allowed: ALL_SERVICES });
  await open(page, "/reset-password?token=a-secret-of-an-email");
  await settle(page);
  await toRegister(page);
  await settle(page);
  expect(hosts()).toEqual([]);
  await open(page, "/login");
  await eventually("the next document", async () => sent.length > 0);
  expect(sent.filter((request) => readable(request).includes("a-secret"))).toEqual([]);
});

testInFull(
  "error reports carry the label and no queries; replays hold no word, picture or address",
  async () => {
    const { page, sent } = await visit({ allowed: ["error-replay"] });
    await open(page, "/login?callbackUrl=%2Fpacks%2Fa-private-pack");
    await page.getByRole("main").getByLabel("Email", { exact: true }).fill("ada@example.com");
    await eventually("the helper", () => page.evaluate(() => window.__likenessReportTest !== undefined));
    await page.evaluate(() => {
      const add = (tag: string, properties: object) =>
        document.querySelector("main")?.append(Object.assign(document.createElement(tag), properties));
      add("img", { src: "/media/a-face.jpg", alt: "Ada at the beach" });
      add("p", { textContent: "a private sentence" });
      add("a", { href: "/packs/a-private-pack?from=a-private-page" });
      document.title = "a private name";
    });
    const reportsOf = (kind: string) =>
      sent.map(readable).filter((text) => text.includes(`"type":"${kind}"`));
    await eventually("report", async () => {
      // it is there before the service is, which hears of the error only once it runs
      await page.evaluate(() => void window.__likenessReportTest?.());
      return reportsOf("event").length > 0;
    });
    expect(reportsOf("event")[0]).toContain('"environment":"test"');
    expect(reportsOf("event")[0]).toContain("A test report from Likeness");
    await eventually("replay", async () => reportsOf("replay_recording").length > 0);
    const everything = sent.map(readable).join("\n");
    // the recording really is in what was read
    expect(everything).toContain('"tagName":"main"');
    const secrets = ["ada@example", "a-face", "Ada at", "a private", "a-private", "Sign In"];
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  },
);

test("the panel leaves the page usable, by keyboard too, and takes nothing with it", async () => {
  const { page } = await visit();
  await resize(page, { width: 390, height: 800 });
  await open(page, "/");
  await panelOf(page).waitFor();
  const room = () => page.evaluate(() => Number.parseFloat(document.body.style.paddingBottom || "0"));
  expect(await room()).toBeGreaterThan(100);
  // first in reading order, never holding the focus
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  const order: (string | undefined)[] = [];
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press("Tab");
    order.push(await focused(page));
  }
  expect(order).toEqual(["Privacy", "Allow", "Decline", "Choose for each", "Skip to content"]);
  const boxOf = (name: string) => button(panelOf(page), name).boundingBox();
  const [allow, decline] = [await boxOf("Allow"), await boxOf("Decline")];
  expect([allow?.width, allow?.height]).toEqual([decline?.width, decline?.height]);
  // the end of the page can be scrolled clear of it
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const foot = await page.locator("footer").boundingBox();
  const panel = await panelOf(page).boundingBox();
  expect(panel!.y - (foot!.y + foot!.height)).toBeGreaterThanOrEqual(-1);
  await answer(page, "Decline");
  expect(await room()).toBe(0);
});

test("the panel has no accessibility violation, light or dark, wide or narrow", async () => {
  const { page } = await visit();
  await open(page, "/login");
  await click(panelOf(page), "Choose for each");
  expect(await wrongWithLook(page)).toEqual([]);
  await resize(page, { width: 360, height: 800 });
  expect(await wrongWithLook(page)).toEqual([]);
});
