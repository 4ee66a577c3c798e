import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { AUTH_CLIENT_ERRORS, ERRORS } from "#schema/errors.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { PASSWORD, signIn, startApp } from "#tests/support/app.ts";
import { alive, toldOf } from "#tests/support/browser.ts";

const VERIFIED = "ada@example.com";
const UNVERIFIED = "grace@example.com";

/** What a browser logs where nothing answers. */
const UNREACHABLE = /ERR_FAILED|Failed to fetch/;

const app = startApp();
beforeAll(async () => {
  await app.person(VERIFIED);
  const { trpc } = new ApiClient(app.url);
  await trpc.account.register.mutate({ name: "Grace", email: UNVERIFIED, password: PASSWORD });
});

async function openDialog(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email", { exact: true }).waitFor();
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;

async function fill(dialog: Dialog, email: string, password: string): Promise<void> {
  await dialog.getByLabel("Email", { exact: true }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
}

const send = (dialog: Dialog) => dialog.getByRole("button", { name: "Sign In", exact: true }).click();

/** Holds the answers to sign-ins back until told otherwise. */
async function holdSignIns(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/auth/callback/credentials", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function expectEmpty(page: Page): Promise<void> {
  const dialog = await openDialog(page);
  await dialog.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(await dialog.getByLabel("Email", { exact: true }).inputValue()).toBe("");
  expect(await dialog.getByLabel("Password", { exact: true }).inputValue()).toBe("");
  expect(await dialog.getByRole("alert").count()).toBe(0);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

test("a refusal stands in the form and in a toast; an address to verify has a view of its own; closing forgets all", async () => {
  const page = await app.open();
  await page.goto("/");
  const dialog = await openDialog(page);

  // a wrong format is told like any refusal
  await fill(dialog, "ada", PASSWORD);
  await send(dialog);
  await dialog.getByText("Enter a valid email address.").waitFor();
  await toldOf(page, "Enter a valid email address.");

  await fill(dialog, VERIFIED, "another password");
  await dialog.getByRole("button", { name: "Show password" }).click();
  expect(await dialog.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("text");
  await dialog.getByRole("button", { name: "Hide password" }).click();
  expect(await dialog.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("password");
  const go = await holdSignIns(page);
  await send(dialog);
  await dialog.getByRole("button", { name: "Signing in...", exact: true }).waitFor();
  go();
  await dialog.getByRole("alert").getByText(ERRORS.WRONG_CREDENTIALS.message).waitFor();
  await toldOf(page, ERRORS.WRONG_CREDENTIALS.message);
  await page.keyboard.press("Escape");
  await expectEmpty(page);

  await openDialog(page);
  await fill(dialog, UNVERIFIED, PASSWORD);
  await send(dialog);
  await toldOf(page, "Please verify your email to continue");
  await dialog.getByText(UNVERIFIED).waitFor();
  await dialog.getByRole("button", { name: "Try Again", exact: true }).click();
  expect(await dialog.getByLabel("Email", { exact: true }).inputValue()).toBe(UNVERIFIED);
  await send(dialog);
  await dialog.getByRole("link", { name: "Back to Registration", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await expectEmpty(page);

  await openDialog(page);
  await fill(dialog, UNVERIFIED, PASSWORD);
  await send(dialog);
  await dialog.getByRole("link", { name: "Back to Registration", exact: true }).click();
  await page.waitForURL("**/register");
}, 120_000);

test.each([
  ["wrong password", VERIFIED],
  ["address to verify", UNVERIFIED],
])(
  "a dialog closed before its answer came is empty the next time: %s",
  async (_, email) => {
    const page = await app.open();
    await page.goto("/");
    const dialog = await openDialog(page);
    const go = await holdSignIns(page);
    await fill(dialog, email, email === VERIFIED ? "another password" : PASSWORD);
    await send(dialog);
    await dialog.getByRole("button", { name: "Signing in...", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    const answered = page.waitForResponse("**/api/auth/callback/credentials");
    go();
    await (await answered).finished();
    await page.waitForTimeout(300);
    await expectEmpty(page);
    expect(
      await page
        .getByRole("listitem")
        .getByText(/verify your email|is not right/)
        .count(),
    ).toBe(0);
  },
  120_000,
);

test("what breaks on the way is said in the form and in a toast", async () => {
  const page = await app.open({ expects: UNREACHABLE });
  await page.goto("/");
  const dialog = await openDialog(page);
  await page.route("**/api/auth/callback/credentials", (route) => route.abort());
  await fill(dialog, VERIFIED, PASSWORD);
  await send(dialog);
  await dialog.getByRole("alert").getByText("An error occurred. Please try again.").waitFor();
  await toldOf(page, "An error occurred. Please try again.");
}, 120_000);

test("what a form needs and cannot be fetched is an error like any other", async () => {
  const page = await app.open({ expects: UNREACHABLE });
  await page.goto("/");
  const dialog = await openDialog(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/**", (route) => route.abort());
  await fill(dialog, VERIFIED, PASSWORD);
  await send(dialog);
  await dialog.getByRole("alert").getByText("An error occurred. Please try again.").waitFor();
}, 120_000);

test.each([
  ["/register", "Create account"],
  ["/forgot-password", "Send"],
])(
  "the form at %s says so too",
  async (path, button) => {
    const page = await app.open({ expects: UNREACHABLE });
    await page.goto(path);
    const main = page.getByRole("main");
    await main.getByLabel("Email", { exact: true }).fill("newcomer@example.com");
    if (path === "/register") {
      await main.getByLabel("Name").fill("Ada");
      await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await main.getByLabel(/I am 18 or older/).check();
    }
    await alive(page);
    await page.waitForLoadState("networkidle");
    await page.route("**/{assets,api}/**", (route) => route.abort());
    await main.getByRole("button", { name: button }).click();
    await main.getByText(/^(We could not reach the server|Something went wrong on our side)/).waitFor();
  },
  120_000,
);

test("a page without a session leads to signing in and back; other tabs hear of it, and a tab that is looked at asks", async () => {
  const page = await app.open();
  const other = await page.context().newPage();
  await other.goto("/");
  await other.getByRole("banner").getByRole("button", { name: "Sign In" }).waitFor();
  await alive(other);
  await other.waitForLoadState("networkidle");

  await page.goto("/account?from=here#devices");
  await page.waitForURL((url) => url.pathname === "/login");
  const query = new URL(page.url()).searchParams;
  expect([query.get("error"), query.get("callbackUrl")]).toEqual([
    "SessionRequired",
    "/account?from=here#devices",
  ]);
  await page.getByRole("status").getByText(AUTH_CLIENT_ERRORS.SessionRequired).waitFor();
  await signIn(page, VERIFIED);
  await toldOf(page, "Successfully signed in!");
  await page.waitForURL("**/account?from=here#devices");

  await other.getByRole("button", { name: "Account menu" }).waitFor();
  await other.waitForLoadState("networkidle");
  const asked = other.waitForRequest("**/api/auth/session");
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await asked;

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await other.getByRole("banner").getByRole("button", { name: "Sign In" }).waitFor();
}, 120_000);

test("signing in in the dialog stays on the page, which is loaded anew", async () => {
  const page = await app.open();
  await page.goto("/categories/film-noir");
  const dialog = await openDialog(page);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await fill(dialog, VERIFIED, PASSWORD);
  await send(dialog);
  await toldOf(page, "Successfully signed in!");
  expect(await page.evaluate(() => "before" in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe("/categories/film-noir");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("button", { name: "Account menu" }).waitFor();
}, 120_000);

test("a page built last year shows this year's copyright", async () => {
  const page = await app.open();
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => 2031;
  });
  await page.goto("/login");
  await page.getByText("© 2031 Likeness").waitFor();
}, 60_000);
