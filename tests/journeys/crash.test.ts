import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { CRASH } from "#schema/crash.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/axe.ts";
import { eventually } from "#tests/support/people.ts";

/** A page whose component throws until someone mends it. */
const BROKEN = `export default function Broken() {
  if (!window.mended) throw new Error("no room for ada@example.com");
  return "well again";
}`;

const logs: string[] = [];
const app = startApp({ onLog: (line) => logs.push(line) });

/** Opens the home page and goes on to a page that breaks. */
async function breakPage(input: { colorScheme?: "dark" } = {}): Promise<Page> {
  const page = await app.open({ ...input, expects: /no room for|ERR_FAILED/ });
  await page.route("**/assets/register-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: BROKEN }),
  );
  await page.goto("/");
  return page;
}
const leave = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Get Started" }).first().click();
const idOn = (page: Page) => page.getByText(/^Error ID: [0-9a-f-]{36}$/);

test("a broken page says so in the catalogue's words, with the id of its report, and can be tried again", async () => {
  const page = await breakPage();
  await leave(page);
  await page.getByRole("heading", { level: 1, name: CRASH.title, exact: true }).waitFor();
  await page.getByText(CRASH.text, { exact: true }).waitFor();
  const told = async () => (await idOn(page).textContent())?.slice("Error ID: ".length) ?? "";
  const first = await told();
  const lineOf = (id: string) =>
    eventually("log line", async () =>
      logs.find((line) => line.includes(id) && line.includes("browser_crash")),
    );
  const line = await lineOf(first);
  expect(JSON.parse(line)).toMatchObject({
    path: "/register",
    error: expect.stringContaining("no room for"),
  });
  expect(line).not.toContain("ada@example.com");

  // by keyboard: the heading holds the focus, the button is next
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(CRASH.title);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(CRASH.retry);
  await page.keyboard.press("Enter");
  // still broken: a report of its own
  await eventually("second report", async () => (await told()) !== first);
  await lineOf(await told());

  await page.evaluate(() => Object.assign(window, { mended: true }));
  await page.getByRole("button", { name: CRASH.retry }).click();
  await page.getByText("well again").waitFor();
}, 120_000);

test("a report that cannot be delivered is not claimed to have an id", async () => {
  const page = await breakPage();
  await page.route("**/api/errors", (route) => route.abort());
  await leave(page);
  await page.getByText("Error ID: none (the report could not be delivered)").waitFor();
  await page.getByText(CRASH.text, { exact: true }).waitFor();
}, 120_000);

test.each([{}, { colorScheme: "dark" as const }])(
  "the crash page has no accessibility violation %j",
  async (input) => {
    const page = await breakPage(input);
    await leave(page);
    await idOn(page).waitFor();
    expect(await violations(page)).toEqual([]);
  },
  120_000,
);

test.each(["/", "/login", "/dashboard", "/nowhere", "/500"])(
  "no script written into %s runs, nor one in an attribute",
  async (path) => {
    // what is refused is logged
    const page = await app.open({ expects: /^console/ });
    await page.goto(path);
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
