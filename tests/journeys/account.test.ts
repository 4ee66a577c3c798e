import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ERRORS } from "#schema/errors.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { PASSWORD, register, signIn, startApp } from "#tests/support/app.ts";
import { alive, holdBack, toldOf } from "#tests/support/browser.ts";
import { keepToasts } from "#tests/support/keep-toasts.ts";
import { inbox } from "#tests/support/mailbox.ts";
import { eventually } from "#tests/support/people.ts";

const app = startApp({ google: true });
const EMAIL = "ada@example.com";
const MOVED = "ada@moved.example.com";
const SECOND = "the second password";

async function openAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Account" }).click();
  await page.getByRole("heading", { name: "Your devices" }).waitFor();
}

/** The secret of the newest link to a page that was mailed to an address: other mails may come in between. */
const newestToken = (to: string, path: string) =>
  eventually(
    `a link to ${path} for ${to}`,
    async () => (await inbox(app, to)).find(({ text }) => text.includes(`${path}?token=`))?.token,
  );
/** Until the bar has heard of the credits: a question still on its way would come without a session. */
const balance = (page: Page) =>
  page
    .getByRole("banner")
    .getByText(/^[\d,]+ credits$/)
    .waitFor();

test("register, verify, sign out, reset, sign in, sign a device out, move address, connect Google", async () => {
  const page = await app.open();
  await keepToasts(page);

  await page.goto("/register");
  expect(await page.getByRole("checkbox", { name: /tips/i }).isChecked()).toBe(false);
  await register(page, EMAIL);
  // the browser that registered is signed in by the link
  await page.goto(`/verify-email?token=${await newestToken(EMAIL, "/verify-email")}`);
  await page.waitForURL("**/tools/trainings/new");
  await toldOf(page, "Your email is verified. Welcome!");
  await balance(page);
  // whoever is signed in is sent on from registering
  await page.goto("/register");
  await page.waitForURL("**/dashboard");
  // and asked to make a pack instead of to begin
  await page.goto("/");
  const start = page.getByRole("main").getByRole("link", { name: "Make a pack" }).first();
  expect(await start.getAttribute("href")).toBe("/packs/new");
  await page.goto("/dashboard");
  await balance(page);
  await page.getByText("No pictures yet.").waitFor();
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  // the page knows it is signed out before it has left
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("button", { name: "Sign In" }).waitFor();

  // forgot, with the keyboard alone
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press("Enter");
  await page.getByText("If this address has an account").waitFor();
  await page.goto(`/reset-password?token=${await newestToken(EMAIL, "/reset-password")}`);
  await alive(page);
  await page.getByLabel("New password").focus();
  await page.keyboard.type(SECOND);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Your password is set" }).waitFor();
  await page.goto("/login");
  await signIn(page, EMAIL, SECOND);
  await page.waitForURL("**/dashboard");

  // a phone signs in, and is signed out from here
  const phone = new ApiClient(app.url, {
    "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:133.0) Firefox/133.0",
  });
  await phone.signIn(EMAIL, SECOND);
  await openAccount(page);
  await page.getByRole("button", { name: "Sign out Firefox on Android" }).click();
  await page.getByText("That device is signed out.").waitFor();
  expect(await (await phone.fetch("/api/auth/session")).json()).toBeNull();

  // another address
  await page.getByRole("button", { name: "Change address" }).click();
  await page.getByLabel("New email").fill(MOVED);
  await page.getByLabel("Your password", { exact: true }).fill(SECOND);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("We sent a link to").waitFor();
  await page.goto(`/account/confirm-email?token=${await newestToken(MOVED, "/account/confirm-email")}`);
  await page.getByRole("button", { name: "Use this address" }).waitFor();
  // the page has asked for the account by the time it learns that the address is another one now
  const session = await holdBack(page, "**/api/auth/session");
  const account = await holdBack(page, "**/api/trpc/*account.get*");
  await page.getByRole("button", { name: "Use this address" }).click();
  await page.getByRole("heading", { name: "Your address has changed" }).waitFor();
  await session.asked;
  await page.getByRole("link", { name: "Back to your account" }).click();
  await account.asked;
  await session.release();
  await account.release();
  await page.getByRole("main").getByText(MOVED).first().waitFor();

  // Google: connected, then used to come in
  await page.getByRole("button", { name: "Connect Google" }).click();
  await page.getByLabel("Your password", { exact: true }).fill(SECOND);
  await page.getByRole("button", { name: "Continue to Google" }).click();
  await page.getByRole("heading", { name: "Google (local stand-in)" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("The other service did not complete the sign-in.").waitFor();
  await page.getByRole("button", { name: "Connect Google" }).click();
  await page.getByLabel("Your password", { exact: true }).fill(SECOND);
  await page.getByRole("button", { name: "Continue to Google" }).click();
  // what the page asks for last
  const duplicate = page.waitForResponse((answer) => answer.url().includes("rewards.duplicate"));
  await page.getByRole("button", { name: /Grace Hopper/ }).click();
  await page.getByText("as grace@gmail.example").waitFor();
  await balance(page);
  await duplicate;
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  await page.goto("/login?callbackUrl=%2Faccount");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: /Grace Hopper/ }).click();
  await page.getByRole("heading", { name: "Your devices" }).waitFor();
  await page.getByRole("main").getByText(MOVED).first().waitFor();
}, 240_000);

test("a newcomer comes in by Google; a link opened elsewhere asks for a password", async () => {
  const page = await app.open();
  await page.goto("/register");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("heading", { name: "Google (local stand-in)" }).waitFor();
  await page.getByLabel("Email").fill("newcomer@gmail.example");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(({ origin }) => origin === app.url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await openAccount(page);
  await page.getByText("You sign in with Google and have no password.").waitFor();
  expect(await page.getByRole("button", { name: "Disconnect" }).count()).toBe(0);

  const scanned = "scanned@example.com";
  const registrant = new ApiClient(app.url);
  await registrant.trpc.account.register.mutate({ name: "Ada", email: scanned, password: PASSWORD });
  // the refused password is logged, and that is all
  const elsewhere = await app.open({ expects: /status of 422|account\.verifyEmail/ });
  await elsewhere.goto(`/verify-email?token=${await newestToken(scanned, "/verify-email")}`);
  const confirm = elsewhere.getByRole("button", { name: "Confirm my email" });
  await confirm.waitFor();
  await expect(registrant.signIn(scanned, PASSWORD)).rejects.toThrow("EMAIL_NOT_VERIFIED");
  await elsewhere.getByLabel(/I am 18 or older/).check();
  await elsewhere.getByLabel("Password", { exact: true }).fill("password1");
  await confirm.click();
  await elsewhere.getByText(ERRORS.PASSWORD_COMMON.message).waitFor();
  await elsewhere.getByLabel("Password", { exact: true }).fill("a password of my own");
  await confirm.click();
  await elsewhere.getByRole("heading", { name: "Your email is verified" }).waitFor();
  await expect(registrant.signIn(scanned, PASSWORD)).rejects.toThrow("WRONG_CREDENTIALS");
  await elsewhere.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect
    .poll(() => elsewhere.getByRole("main").getByLabel("Email", { exact: true }).inputValue())
    .toBe(scanned);
}, 120_000);

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
  let clientId: string | null = null;
  await page.route("**/api/trpc/**", async (route) => {
    if (!route.request().url().includes("system.info")) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/"googleScriptClientId":null/, `"googleScriptClientId":${JSON.stringify(clientId)}`),
    });
  });
  const consent = page.getByRole("checkbox", { name: /Let Google suggest/ });

  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect([await consent.count(), fetched]).toEqual([0, []]);

  clientId = "an-id";
  await page.reload();
  await consent.waitFor();
  await page.waitForLoadState("networkidle");
  expect([await consent.isChecked(), fetched]).toEqual([false, []]);

  await consent.check();
  await page.waitForFunction(() => "prompted" in window);
  expect(fetched).toEqual(["https://accounts.google.com/gsi/client"]);
  // its answer only chooses whom to ask for: signing in goes the usual way
  const credential = `x.${Buffer.from(JSON.stringify({ email: "ada@gmail.example" })).toString("base64url")}.x`;
  await page.evaluate(`window.asked.callback({ credential: ${JSON.stringify(credential)} })`);
  await page.getByRole("heading", { name: "Google (local stand-in)" }).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("ada@gmail.example");

  // and it is as easily taken back
  await page.goto("/login");
  await consent.uncheck();
  await page.reload();
  await consent.waitFor();
  await page.waitForLoadState("networkidle");
  expect(await consent.isChecked()).toBe(false);
  // and the policy let the script in, as nothing complained
  expect(fetched).toHaveLength(2);
}, 120_000);

test("take one's data along, ask to be deleted, change one's mind on the page and by mail", async () => {
  const leaver = await app.person("leaver@example.com", { credits: 5 });
  const { email } = leaver;
  // the wrong password is answered as one
  const page = await app.openAs(leaver, { expects: /422|requestDeletion/ });
  await page.goto("/account");
  await page.getByRole("button", { name: "Download my data" }).click();
  await page.getByRole("button", { name: "Mail me the link again" }).waitFor();

  const askToLeave = async (password: string) => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText(/\d credits/).waitFor();
    await dialog.getByLabel("Your password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    return dialog;
  };
  const dialog = await askToLeave("not the password");
  await dialog.getByText(ERRORS.WRONG_PASSWORD.message).waitFor();
  await dialog.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  const closing = page.getByRole("heading", { name: "Your account will be deleted" });
  await closing.waitFor();
  // nothing else is left, wherever one goes
  await page.goto("/dashboard");
  await closing.waitFor();

  // but one's data
  await page.goto(`/account/export?token=${await newestToken(email, "/account/export")}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save zip file 1" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^likeness-data-[\d-]+-1-of-1\.zip$/);

  await page.goto("/account");
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByRole("heading", { name: "Your devices" }).waitFor();
  await askToLeave(PASSWORD);
  await closing.waitFor();
  await page.goto(`/keep-account?token=${await newestToken(email, "/keep-account")}`);
  await alive(page);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByRole("heading", { name: "You kept your account" }).waitFor();
  await page.goto("/account");
  await page.getByRole("heading", { name: "Your devices" }).waitFor();
}, 120_000);
