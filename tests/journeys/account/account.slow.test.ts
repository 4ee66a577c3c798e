import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { inbox } from "#tests/support/accounts/emails.ts";
import { PASSWORD } from "#tests/support/accounts/people.ts";
import { startApp } from "#tests/support/app.ts";
import { chooseInAccountMenu, register, signIn } from "#tests/support/browser/app-steps.ts";
import { alive, holdBack, keepToasts, toldOf } from "#tests/support/browser/browser.ts";
import { button, click, field, follow, headed, says } from "#tests/support/browser/on-page.ts";
import { eventually } from "#tests/support/eventually.ts";

const app = startApp({ google: true });
const EMAIL = "ada@example.com";
const MOVED = "ada@moved.example.com";
const SECOND = "the second password";

/** The page that the newest link of its kind leads to, sent to an address: other emails may come in between. */
async function openLink(page: Page, to: string, path: string): Promise<void> {
  const find = async () => (await inbox(app, to)).find(({ text }) => text.includes(`${path}?token=`));
  const email = await eventually(`a link to ${path} for ${to}`, find);
  await page.goto(`${path}?token=${email.token}`);
}
/** Cuts the connection for the verification of an address alone; resolves with what mends it. */
async function cutVerification(page: Page): Promise<() => Promise<void>> {
  const address = "**/api/trpc/account.verifyEmail*";
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}
/** Until the bar has heard of the credits: a question still on its way would come without a session. */
const balance = (page: Page) => says(page.getByRole("banner"), /^[\d,]+ credits$/);
const sendByKeyboard = async (page: Page, label: string, text: string) => {
  await field(page.getByRole("main"), label).focus();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
};

test("register, verify, sign out, reset, sign in, sign a device out, move address, connect Google", async () => {
  // the connection that is cut below is logged
  const page = await app.open({ expects: /ERR_FAILED|account\.verifyEmail/ });
  await keepToasts(page);

  await page.goto("/register");
  expect(await page.getByRole("checkbox", { name: /tips/i }).isChecked()).toBe(false);
  await register(page, EMAIL);
  // without an answer the link is still good
  const mend = await cutVerification(page);
  await openLink(page, EMAIL, "/verify-email");
  await headed(page, "Your email is not verified yet");
  await says(page.getByRole("alert"), AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
  await mend();
  // the browser that registered is signed in by the link
  await click(page, "Try again");
  await page.waitForURL("**/tools/trainings/new");
  await toldOf(page, "Your email is verified. Welcome!");
  await balance(page);
  // whoever is signed in is sent on from registering
  await page.goto("/register");
  await page.waitForURL("**/dashboard");
  await says(page, "No pictures yet.");
  // and asked to make a pack instead of to begin
  await page.goto("/");
  await follow(page.getByRole("main"), "Make a pack");
  await page.waitForURL("**/packs/new");
  await balance(page);
  // what the page still asks for would be refused
  await page.waitForLoadState("networkidle");
  await chooseInAccountMenu(page, "Sign out");
  // the page knows it is signed out before it has left
  await button(page, "Sign In").waitFor();

  // forgot, with the keyboard alone
  await page.goto("/login");
  await follow(page, "Forgot your password?");
  await headed(page, "Forgot your password?");
  await sendByKeyboard(page, "Email", EMAIL);
  await says(page, "If this address has an account");
  await openLink(page, EMAIL, "/reset-password");
  await alive(page);
  await sendByKeyboard(page, "New password", SECOND);
  await headed(page, "Your password is set");
  await page.goto("/login");
  await signIn(page, EMAIL, SECOND);
  await page.waitForURL("**/dashboard");

  // a phone signs in, and is signed out from here
  const firefox = "Mozilla/5.0 (Android 15; Mobile; rv:133.0) Firefox/133.0";
  const phone = new ApiClient(app.url, { "user-agent": firefox });
  await phone.signIn(EMAIL, SECOND);
  await chooseInAccountMenu(page, "Account");
  await click(page, "Sign out Firefox on Android");
  await says(page, "That device is signed out.");
  expect(await (await phone.fetch("/api/auth/session")).json()).toBeNull();

  // another address
  await click(page, "Change address");
  await page.getByLabel("New email").fill(MOVED);
  await field(page, "Your password").fill(SECOND);
  await click(page, "Send the link");
  await says(page, "We sent a link to");
  await openLink(page, MOVED, "/account/confirm-email");
  await button(page, "Use this address").waitFor();
  // the page has asked for the account by the time it learns that the address is another one now
  const session = await holdBack(page, "**/api/auth/session");
  const account = await holdBack(page, "**/api/trpc/*account.get*");
  await click(page, "Use this address");
  await headed(page, "Your address has changed");
  await session.asked;
  await follow(page, "Back to your account");
  await account.asked;
  await session.release();
  await account.release();
  await says(page.getByRole("main"), MOVED);

  // Google, and out of everything
  await click(page, "Connect Google");
  await field(page, "Your password").fill(SECOND);
  await click(page, "Continue to Google");
  // what the page asks for last
  const duplicate = page.waitForResponse(/rewards\.duplicate/);
  await click(page, /Grace Hopper/);
  await says(page, "as grace@gmail.example");
  await balance(page);
  await duplicate;
  await click(page, "Sign out everywhere");
  await click(page.getByRole("alertdialog"), "Sign out");
  await page.waitForURL(({ pathname }) => pathname === "/");
  await button(page, "Sign In").waitFor();
}, 240_000);

test("a newcomer comes in by Google, has no password, and is led back the next time", async () => {
  const page = await app.open();
  const continueWithGoogle = async () => {
    await click(page, "Continue with Google");
    await headed(page, "Google (local stand-in)");
    await page.getByLabel("Email").fill("newcomer@gmail.example");
    await click(page, /Sign in/);
    await page.waitForURL(({ origin }) => origin === app.url);
  };
  await page.goto("/register");
  await continueWithGoogle();
  // what the page still asks for would be refused
  await page.waitForLoadState("networkidle");
  await chooseInAccountMenu(page, "Sign out");
  await button(page, "Sign In").waitFor();
  await page.goto("/login?callbackUrl=%2Faccount");
  await continueWithGoogle();
  await headed(page, "Your devices");
  await says(page, "You have no password: you sign in with Google or by an emailed link.");
  expect(await button(page, "Disconnect").count()).toBe(0);
});

test("a link opened elsewhere asks for a password", async () => {
  const scanned = "scanned@example.com";
  const { trpc } = new ApiClient(app.url);
  await trpc.account.register.mutate({ name: "Ada", email: scanned, password: PASSWORD });
  // the refused password and the cut connection are logged, and that is all
  const page = await app.open({ expects: /status of 422|ERR_FAILED|account\.verifyEmail/ });
  await openLink(page, scanned, "/verify-email");
  await page.getByLabel(/I am 18 or older/).check();
  await field(page, "Password").fill("password1");
  await click(page, "Verify my email");
  await says(page, ERRORS.PASSWORD_COMMON.message);
  // what was typed outlives a lost connection
  const mend = await cutVerification(page);
  await field(page, "Password").fill("a password of my own");
  await click(page, "Verify my email");
  await says(page.getByRole("alert"), AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
  expect(await field(page, "Password").inputValue()).toBe("a password of my own");
  await mend();
  await click(page, "Verify my email");
  await headed(page, "Your email is verified");
  await follow(page.getByRole("main"), "Sign in");
  await expect.poll(() => field(page.getByRole("main"), "Email").inputValue()).toBe(scanned);
});

test("Google's script is loaded only when Google is connected and the person allows it", async () => {
  const page = await app.open({ expects: /^request: / });
  const fetched: string[] = [];
  await page.route("https://accounts.google.com/**", (route) => {
    fetched.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: `window.google = { accounts: { id: {
        initialize(options) { window.asked = options; }, prompt() { window.prompted = true; }, cancel() {} } } };`,
    });
  });
  // the server's answer as an installation with Google itself gives it
  let clientId = "null";
  await page.route(/\/api\/trpc\/.*system\.info/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<="googleScriptClientId":)null/, clientId);
    await route.fulfill({ response, body });
  });
  const consent = page.getByRole("checkbox", { name: /Let Google suggest/ });
  /** Opens the page; resolves once it has asked for what it needs. */
  async function openLogin(): Promise<void> {
    await page.goto("/login");
    await button(page, "Continue with Google").waitFor();
    await page.waitForLoadState("networkidle");
  }

  await openLogin();
  expect([await consent.count(), fetched]).toEqual([0, []]);

  clientId = '"an-id"';
  await openLogin();
  expect([await consent.isChecked(), fetched]).toEqual([false, []]);

  await consent.check();
  await page.waitForFunction(() => "prompted" in window);
  expect(fetched).toEqual(["https://accounts.google.com/gsi/client"]);
  // its answer only chooses whom to ask for: signing in goes the usual way
  const credential = `x.${Buffer.from(JSON.stringify({ email: "ada@gmail.example" })).toString("base64url")}.x`;
  await page.evaluate(`window.asked.callback({ credential: ${JSON.stringify(credential)} })`);
  await headed(page, "Google (local stand-in)");
  expect(await page.getByLabel("Email").inputValue()).toBe("ada@gmail.example");

  // and it is as easily taken back
  await page.goto("/login");
  await consent.uncheck();
  await openLogin();
  expect(await consent.isChecked()).toBe(false);
  // and the policy let the script in, as nothing complained
  expect(fetched).toHaveLength(2);
});

test("take one's data along, ask to be deleted, change one's mind on the page and by email", async () => {
  const leaver = await app.person("leaver@example.com", { credits: 5 });
  // the wrong password is answered as one
  const page = await app.openAs(leaver, { path: "/account", expects: /422|requestDeletion/ });
  await click(page, "Download my data");
  await button(page, "Email me the link again").waitFor();

  const dialog = page.getByRole("alertdialog");
  const confirmWith = async (password: string) => {
    await field(dialog, "Your password").fill(password);
    await click(dialog, "Delete my account");
  };
  const closing = "Your account will be deleted";
  await click(page, "Delete my account");
  await says(dialog, /\d credits/);
  await confirmWith("not the password");
  await says(dialog, ERRORS.WRONG_PASSWORD.message);
  await confirmWith(PASSWORD);
  await headed(page, closing);
  // nothing else is left, wherever one goes
  await page.goto("/dashboard");
  await headed(page, closing);

  // but one's data
  await openLink(page, leaver.email, "/account/export");
  const [download] = await Promise.all([page.waitForEvent("download"), click(page, "Save zip file 1")]);
  expect(download.suggestedFilename()).toMatch(/^likeness-data-[\d-]+-1-of-1\.zip$/);

  await page.goto("/account");
  await click(page, "Keep my account");
  await headed(page, "Your devices");
  await click(page, "Delete my account");
  await confirmWith(PASSWORD);
  await headed(page, closing);
  await openLink(page, leaver.email, "/keep-account");
  await alive(page);
  await click(page, "Keep my account");
  await headed(page, "You kept your account");
});
