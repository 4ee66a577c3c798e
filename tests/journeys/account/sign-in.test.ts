import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { PASSWORD } from "#tests/support/accounts/people.ts";
import { startApp } from "#tests/support/app.ts";
import { chooseInAccountMenu, signIn } from "#tests/support/browser/app-steps.ts";
import { alive, holdBack, toldOf } from "#tests/support/browser/browser.ts";
import { button, click, field, follow, headed, says } from "#tests/support/browser/on-page.ts";
import { sample, testInFull } from "#tests/support/tier.ts";

const VERIFIED = "ada@example.com";
const UNVERIFIED = "grace@example.com";
const CALLBACK = "**/api/auth/callback/credentials";

/** What a browser logs where nothing answers. */
const UNREACHABLE = /ERR_FAILED|Failed to fetch/;

const app = startApp();
beforeAll(async () => {
  await app.person(VERIFIED);
  const { trpc } = new ApiClient(app.url);
  await trpc.account.register.mutate({ name: "Grace", email: UNVERIFIED, password: PASSWORD });
});

const signInButton = (page: Page) => button(page.getByRole("banner"), "Sign In");

async function openDialog(page: Page): Promise<Locator> {
  await signInButton(page).click();
  const dialog = page.getByRole("dialog");
  await headed(dialog, "Sign in");
  return dialog;
}

async function send(dialog: Locator, email: string, password: string): Promise<void> {
  await field(dialog, "Email").fill(email);
  await field(dialog, "Password").fill(password);
  await click(dialog, "Sign In");
}

/** Closes the dialog. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

/** Opens the dialog anew: nothing of before is in it. */
async function expectEmpty(page: Page): Promise<void> {
  const dialog = await openDialog(page);
  for (const label of ["Email", "Password"]) expect(await field(dialog, label).inputValue()).toBe("");
  expect(await dialog.getByRole("alert").count()).toBe(0);
}

/** What went wrong stands in the form and in a toast. */
async function expectRefusal(page: Page, message: string): Promise<void> {
  await says(page.getByRole("dialog").getByRole("alert"), message);
  await toldOf(page, message);
}

test("a refusal stands in the form and in a toast; an address to verify has a view of its own; closing forgets all", async () => {
  const page = await app.open({ path: "/" });
  const dialog = await openDialog(page);

  // a wrong format is told beside its field
  await send(dialog, "ada", PASSWORD);
  await says(dialog, "Enter a valid email address.");
  await toldOf(page, "Enter a valid email address.");
  await click(dialog, "Show password");
  expect(await field(dialog, "Password").getAttribute("type")).toBe("text");
  await click(dialog, "Hide password");
  expect(await field(dialog, "Password").getAttribute("type")).toBe("password");
  await send(dialog, VERIFIED, "another password");
  await expectRefusal(page, ERRORS.WRONG_CREDENTIALS.message);
  await close(page);
  await expectEmpty(page);

  await send(dialog, UNVERIFIED, PASSWORD);
  await toldOf(page, "Please verify your email to continue");
  await says(dialog, UNVERIFIED);
  await click(dialog, "Try Again");
  expect(await field(dialog, "Email").inputValue()).toBe(UNVERIFIED);
  await click(dialog, "Sign In");
  const back = dialog.getByRole("link", { name: "Back to Registration", exact: true });
  await back.waitFor();
  await close(page);
  await expectEmpty(page);

  await send(dialog, UNVERIFIED, PASSWORD);
  await back.click();
  await page.waitForURL("**/register");
});

const LATE_ANSWERS = [
  ["wrong password", VERIFIED, "another password"],
  ["address to verify", UNVERIFIED, PASSWORD],
] as const;
test.each(sample(LATE_ANSWERS, (_, index) => index === 0))(
  "a dialog closed before its answer came is empty the next time: %s",
  async (_, email, password) => {
    const page = await app.open({ path: "/" });
    const dialog = await openDialog(page);
    const answer = await holdBack(page, CALLBACK);
    await send(dialog, email, password);
    await button(dialog, "Signing in...").waitFor();
    await close(page);
    await answer.release();
    await page.waitForTimeout(300);
    await expectEmpty(page);
    const toasts = page.getByRole("listitem").getByText(/verify your email|is not right/);
    expect(await toasts.count()).toBe(0);
  },
);

testInFull("what breaks on the way is said in the form and in a toast", async () => {
  const page = await app.open({ path: "/", expects: UNREACHABLE });
  const dialog = await openDialog(page);
  await page.waitForLoadState("networkidle");
  await page.route(CALLBACK, (route) => route.abort());
  await send(dialog, VERIFIED, PASSWORD);
  await expectRefusal(page, "An error occurred. Please try again.");
});

test("a form whose parts cannot be fetched says so too", async () => {
  const page = await app.open({ path: "/forgot-password", expects: UNREACHABLE });
  const main = page.getByRole("main");
  await field(main, "Email").fill(VERIFIED);
  await alive(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/{assets,api}/**", (route) => route.abort());
  await click(main, /Send/);
  await says(main, /^(We could not reach the server|Something went wrong on our side)/);
});

testInFull(
  "a page without a session leads to signing in and back; other tabs hear of it, and a tab that is looked at asks",
  async () => {
    const page = await app.open();
    const other = await page.context().newPage();
    await other.goto("/");
    await signInButton(other).waitFor();
    await alive(other);
    await other.waitForLoadState("networkidle");

    const path = "/account?from=here#devices";
    await page.goto(path);
    await page.waitForURL(`**/login?${new URLSearchParams({ error: "SessionRequired", callbackUrl: path })}`);
    await says(page.getByRole("status"), AUTH_CLIENT_ERRORS.SessionRequired);
    await signIn(page, VERIFIED);
    await toldOf(page, "Successfully signed in!");
    await page.waitForURL(`**${path}`);

    await button(other, "Account menu").waitFor();
    await other.waitForLoadState("networkidle");
    const isLookedAt = async () => {
      const asked = other.waitForRequest("**/api/auth/session");
      await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      await asked;
    };
    await isLookedAt();

    await chooseInAccountMenu(page, "Sign out");
    await signInButton(other).waitFor();
    // also for visitors: another tab may have signed in by a way that tells nobody
    await other.reload({ waitUntil: "networkidle" });
    await isLookedAt();
  },
);

test("an emailed link signs in where it was asked for, once, and leads back; elsewhere it offers another", async () => {
  // nobody else writes to this mailbox
  const address = "linda@example.com";
  const [page, elsewhere] = [await app.open({ expects: UNREACHABLE }), await app.open()];
  await page.goto("/login?callbackUrl=%2Faccount");
  await follow(page, "Email me a link instead");
  await field(page.getByRole("main"), "Email").fill("ada");
  await click(page, "Email me a link");
  await says(page, "Enter a valid email address.");
  await field(page.getByRole("main"), "Email").fill(address);
  await click(page, "Email me a link");
  await says(page, "Check your email");
  const link = `/sign-in-link?token=${await waitForToken(app.cloud.email.url, address)}`;

  await elsewhere.goto(link);
  await headed(elsewhere, "This link did not work here");
  await says(elsewhere.getByRole("alert"), ERRORS.LINK_ELSEWHERE.message);
  await button(elsewhere, "Email me a link").waitFor();

  await page.route("**/api/auth/csrf", (route) => route.abort());
  await page.goto(link);
  await headed(page, "You are not signed in yet");
  await says(page.getByRole("alert"), AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
  await page.unroute("**/api/auth/csrf");
  await click(page, "Try again");
  await page.waitForURL("**/account");
  await toldOf(page, "Signed in. Welcome!");
  await button(page, "Account menu").waitFor();
  await page.goto(link);
  await headed(page, "You are signed in");
});

testInFull("signing in in the dialog stays on the page, which is loaded anew", async () => {
  const page = await app.open({ path: "/categories/film-noir" });
  const dialog = await openDialog(page);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await send(dialog, VERIFIED, PASSWORD);
  await toldOf(page, "Successfully signed in!");
  expect(await page.evaluate(() => "before" in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe("/categories/film-noir");
  expect(await dialog.count()).toBe(0);
  await button(page, "Account menu").waitFor();
});
