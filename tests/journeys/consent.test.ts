import { globSync, readFileSync } from "node:fs";
import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { build } from "#scripts/build.ts";
import type { LocalServer } from "#scripts/local/local-server.ts";
import { overflow, violations } from "#tests/support/axe.ts";
import { alive, openPage, startBrowser } from "#tests/support/browser.ts";
import { buildConnected } from "#tests/support/outside-build.ts";
import { eventually } from "#tests/support/people.ts";
import { servePages } from "#tests/support/serve-pages.ts";

/** Outside services as a browser meets them: nothing before an answer, what was allowed after it, nothing once it is withdrawn. */
const ALL_SERVICES = ["analytics", "advertising", "error-replay"];
const LIBRARY = readFileSync("tests/support/gtag-stand-in.js", "utf8");

let connected: LocalServer;
let plain: LocalServer;
beforeAll(async () => {
  build();
  plain = await servePages(".build/web/client");
  connected = await servePages(buildConnected());
}, 120_000);
afterAll(async () => {
  await connected?.close();
  await plain?.close();
});

/** Someone's first visit: all they send to anyone but us (oldest first, and answered here), and what was counted of it. */
async function visit(
  at: LocalServer,
  input: { gpc?: boolean; dark?: boolean; width?: number; allowed?: string[] } = {},
) {
  const { page } = await openPage(await startBrowser(), at.url, {
    colorScheme: input.dark ? "dark" : "light",
    viewport: { width: input.width ?? 1280, height: 800 },
  });
  const context = page.context();
  onTestFinished(() => context.close());
  await context.addInitScript(
    ({ gpc = false, allowed = [] }) => {
      if (gpc) Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
      for (const what of allowed) localStorage.setItem(`likeness.allowed.${what}`, "yes");
    },
    { gpc: input.gpc, allowed: input.allowed },
  );
  const sent: Request[] = [];
  await context.route(
    ({ host }) => host !== new URL(at.url).host,
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
    if (/Content Security Policy|Content-Security-Policy/i.test(message.text()))
      refusals.push(message.text());
  });
  /** Addresses of pages that were counted. */
  const counted = (by: "analytics" | "pixel") =>
    sent
      .map((request) => new URL(request.url()))
      .filter(({ host, searchParams: query }) =>
        by === "pixel"
          ? host === "pixel.invalid"
          : host === "analytics.invalid" && query.get("en") === "page_view",
      )
      .map(({ searchParams }) => new URL(searchParams.get("dl") ?? "").pathname);
  return { page, context, sent, counted, refusals };
}

const panelOf = (page: Page) => page.getByRole("region", { name: /Allow outside services|Cookie choices/ });
const hosts = (sent: Request[]) => [...new Set(sent.map((request) => new URL(request.url()).host))].sort();

/** Time enough for what should not happen. */
const settle = (page: Page) => page.waitForTimeout(700);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

async function answer(page: Page, name: string): Promise<void> {
  await panelOf(page).getByRole("button", { name, exact: true }).click();
  await panelOf(page).waitFor({ state: "detached" });
}

/** Another page, without a new document. */
async function toLogin(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = [...document.querySelectorAll("a")].find(({ pathname }) => pathname === "/register");
    link?.click();
  });
  await page.waitForURL("**/register");
}

test("a build without outside services asks nothing, knows nobody and calls nobody", async () => {
  const { page, sent } = await visit(plain);
  await open(page, "/");
  await page.mouse.wheel(0, 500);
  await settle(page);
  expect(await panelOf(page).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Cookie choices" }).count()).toBe(0);
  expect(hosts(sent)).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("allowed"))),
  ).toEqual([]);
  // the test of error reports is there all the same: it goes to our own server
  const report = page.waitForRequest("**/api/errors");
  await page.evaluate(() => void window.__likenessReportTest?.());
  expect((await report).postData()).toContain("A test report from Likeness");
}, 120_000);

test("a build without outside services holds none of their code or addresses", () => {
  const files = globSync(".build/web/client/{_headers,assets/*.js}");
  expect(files.length).toBeGreaterThan(50);
  const named = /\bsentry|googletagmanager|google-analytics|facebook\.com/i;
  expect(files.filter((file) => named.test(readFileSync(file, "utf8")))).toEqual([]);
});

describe("a connected build", { timeout: 120_000 }, () => {
  test("loads nothing before an answer, on any page, nor after Decline, and then does not ask again", async () => {
    const { page, sent, context } = await visit(connected);
    await open(page, "/");
    await panelOf(page).waitFor();
    await toLogin(page);
    await settle(page);
    expect(await panelOf(page).isVisible()).toBe(true);
    expect(hosts(sent)).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    await answer(page, "Decline");
    await open(page, "/login");
    await settle(page);
    expect(await panelOf(page).count()).toBe(0);
    expect(hosts(sent)).toEqual([]);
  });

  test("runs all of it once allowed, counts each page once by its bare address, and remembers", async () => {
    const { page, sent, counted, refusals } = await visit(connected);
    await open(page, "/?utm_source=letter&email=ada@example.com");
    await answer(page, "Allow");
    await eventually(
      "first page",
      async () => counted("analytics").length === 1 && counted("pixel").length === 1,
    );
    await toLogin(page);
    await eventually(
      "second page",
      async () => counted("analytics").length === 2 && counted("pixel").length === 2,
    );
    expect(counted("analytics")).toEqual(["/", "/register"]);
    expect(counted("pixel")).toEqual(["/", "/register"]);
    await eventually("traces", async () => hosts(sent).includes("reports.invalid"));
    expect(hosts(sent)).toEqual(["analytics.invalid", "pixel.invalid", "reports.invalid"]);
    for (const request of sent) {
      const text = decodeURIComponent(request.url()) + readable(request);
      expect(text).not.toMatch(/ada@example\.com|utm_source/);
    }
    expect(refusals).toEqual([]);

    await open(page, "/login");
    await eventually("the page after", async () => counted("analytics").at(-1) === "/login");
    expect(await panelOf(page).count()).toBe(0);
  });

  test("runs only what was ticked", async () => {
    const { page, sent, counted } = await visit(connected);
    await open(page, "/");
    const panel = panelOf(page);
    await panel.getByRole("button", { name: "Choose for each" }).click();
    expect(await panel.getByRole("checkbox", { checked: true }).count()).toBe(0);
    await panel.getByRole("checkbox", { name: /Advertising/ }).check();
    await panel.getByRole("button", { name: "Save choices" }).click();
    await eventually("the pixel", async () => counted("pixel").length === 1);
    await toLogin(page);
    await eventually("the pixel again", async () => counted("pixel").length === 2);
    expect(hosts(sent)).toEqual(["pixel.invalid"]);
  });

  test("stops at once when the answer is changed, and forgets its cookies", async () => {
    const { page, sent, counted, context } = await visit(connected);
    await open(page, "/");
    await panelOf(page).getByRole("button", { name: "Allow" }).click();
    await eventually("counting", async () => counted("analytics").length === 1);
    await eventually("traces", async () => hosts(sent).includes("reports.invalid"));
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["_ga"]);

    const again = page.getByRole("button", { name: "Cookie choices" });
    await again.focus();
    await page.keyboard.press("Enter");
    const panel = panelOf(page);
    await panel.waitFor();
    expect(await panel.getByRole("checkbox", { checked: true }).count()).toBe(3);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Cookie choices");
    await answer(page, "Decline all");
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
    const before = sent.length;
    await toLogin(page);
    await page.evaluate(() => {
      window.reportError(new Error("after withdrawal"));
      document.body.click();
    });
    await settle(page);
    expect(sent.slice(before).map((request) => request.url())).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    await page.getByRole("button", { name: "Cookie choices" }).click();
    await panelOf(page).getByRole("button", { name: "Allow all" }).click();
    await eventually("counting again", async () => counted("analytics").at(-1) === "/register");
  });

  test("an answer in one tab holds in the others", async () => {
    const { page, sent, counted, context } = await visit(connected);
    await open(page, "/");
    const other = await context.newPage();
    await open(other, "/login");
    await panelOf(other).getByRole("button", { name: "Allow" }).click();
    await panelOf(page).waitFor({ state: "detached" });
    await eventually("both tabs", async () => counted("analytics").length === 2);
    expect(hosts(sent)).toContain("pixel.invalid");
  });

  test("a browser that asks not to be tracked is not asked, and nothing runs, whatever was stored", async () => {
    const { page, sent } = await visit(connected, { gpc: true, allowed: ALL_SERVICES });
    await open(page, "/");
    await settle(page);
    expect(await panelOf(page).count()).toBe(0);
    await page.getByRole("button", { name: "Cookie choices" }).click();
    await panelOf(page).getByText("Your browser asks sites not to track you").waitFor();
    expect(await panelOf(page).getByRole("checkbox").count()).toBe(0);
    await expect
      .poll(() => panelOf(page).evaluate((panel) => panel.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press("Escape");
    await panelOf(page).waitFor({ state: "detached" });
    expect(hosts(sent)).toEqual([]);
  });

  test("a document opened by a link with a secret runs nothing of others, to its end", async () => {
    const { page, sent } = await visit(connected, { allowed: ALL_SERVICES });
    await open(page, "/reset-password?token=a-secret-of-a-mail");
    await settle(page);
    await toLogin(page);
    await settle(page);
    expect(hosts(sent)).toEqual([]);
    await open(page, "/login");
    await eventually("the next document", async () => hosts(sent).length > 0);
    expect(sent.some((request) => (request.url() + readable(request)).includes("a-secret"))).toBe(false);
  });

  test("error reports carry the label and no queries; replays hold no word, picture or address", async () => {
    const { page, sent } = await visit(connected, { allowed: ["error-replay"] });
    await open(page, "/login?callbackUrl=%2Fpacks%2Fa-private-pack");
    await page.getByRole("main").getByLabel("Email", { exact: true }).fill("ada@example.com");
    await eventually("the helper", () => page.evaluate(() => window.__likenessReportTest !== undefined));
    // it is there before the service is, which hears of the error only once it runs
    const tryReport = () => page.evaluate(() => void window.__likenessReportTest?.());
    await page.evaluate(() => {
      const picture = document.createElement("img");
      picture.src = "/media/a-face.jpg";
      picture.alt = "Ada at the beach";
      document.querySelector("main")?.append(picture);
      const words = document.createElement("p");
      words.textContent = "a private sentence";
      document.querySelector("main")?.append(words);
      document.title = "a private name";
      const link = document.createElement("a");
      link.href = "/packs/a-private-pack?from=a-private-page";
      document.querySelector("main")?.append(link);
    });
    const reportsOf = (kind: string) =>
      sent.filter((request) => readable(request).includes(`"type":"${kind}"`));
    await eventually("report", async () => {
      await tryReport();
      return reportsOf("event").length > 0;
    });
    const [report] = reportsOf("event").map(readable);
    expect(report).toContain('"environment":"test"');
    expect(report).toContain("A test report from Likeness");
    await eventually("replay", async () => reportsOf("replay_recording").length > 0);
    const everything = sent.map((request) => request.url() + readable(request)).join("\n");
    // the recording really is in what was read
    expect(everything).toContain('"tagName":"main"');
    for (const secret of ["ada@example", "a-face", "Ada at", "a private", "a-private", "Sign In"])
      expect([secret, everything.includes(secret)]).toEqual([secret, false]);
  });

  test("the panel leaves the page usable, by keyboard too, and takes nothing with it", async () => {
    const { page, context } = await visit(connected, { width: 390 });
    await context.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector("section[aria-labelledby=consent-title]")) return;
        watch.disconnect();
        Object.assign(window, { roomAtOnce: Number.parseFloat(document.body.style.paddingBottom) });
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await open(page, "/");
    await panelOf(page).waitFor();
    // there with the panel, before any frame: who scrolls at once is not left underneath
    expect(
      await page.evaluate(() => (window as unknown as { roomAtOnce: number }).roomAtOnce),
    ).toBeGreaterThan(100);
    // first in reading order, never holding the focus
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    const order: string[] = [];
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press("Tab");
      order.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
    }
    expect(order.slice(0, 4)).toEqual(["Privacy", "Allow", "Decline", "Choose for each"]);
    expect(order[4]).toBe("Skip to content");
    const [allow, decline] = await Promise.all(
      ["Allow", "Decline"].map((name) => panelOf(page).getByRole("button", { name }).boundingBox()),
    );
    expect([allow?.width, allow?.height]).toEqual([decline?.width, decline?.height]);
    // the end of the page can be scrolled clear of it
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const room = await page.evaluate(() => {
      const foot = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
      const panel =
        document.querySelector("section[aria-labelledby=consent-title]")?.getBoundingClientRect().top ?? 0;
      return panel - foot;
    });
    expect(room).toBeGreaterThanOrEqual(-1);
    await answer(page, "Decline");
    expect(await page.evaluate(() => document.body.style.paddingBottom)).toBe("");
  });

  test.each([false, true])("the panel has no accessibility violation, dark: %s", async (dark) => {
    for (const width of [1440, 360]) {
      const { page } = await visit(connected, { dark, width });
      await open(page, "/login");
      await panelOf(page).getByRole("button", { name: "Choose for each" }).click();
      expect(await violations(page, "/login")).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    }
  });
});

/** What a request carried. */
const readable = (request: Request) => request.postData() ?? "";
