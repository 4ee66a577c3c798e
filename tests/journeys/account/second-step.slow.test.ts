import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { setRole } from "#scripts/staff/set-role.ts";
import { PASSWORD } from "#tests/support/accounts/people.ts";
import { appCode } from "#tests/support/accounts/second-step.ts";
import { startApp } from "#tests/support/app.ts";
import { chooseInAccountMenu } from "#tests/support/browser/app-steps.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { toldOf } from "#tests/support/browser/browser.ts";
import { button, click, field, says } from "#tests/support/browser/on-page.ts";

const app = startApp();

/** A device that makes and keeps passkeys, and whose owner always agrees. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("an admin sets up an app and a passkey, opens the back office, and signs in again by code, recovery code and passkey", async () => {
  const ada = await app.person("ada@example.com");
  await setRole(app.db, { email: ada.email, role: "ADMIN" });
  const page = await app.openAs(ada, { viewport: { width: 390, height: 844 }, expects: /401|403|422/ });
  const { cdp, authenticatorId } = await addAuthenticator(page);

  await page.goto("/admin/users");
  await says(page, "Set up two-step sign-in first");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Go to my account" }).click();

  await click(page, "Set up an authenticator app");
  await field(page, "Your password").fill(PASSWORD);
  await click(page, "Continue");
  await says(page, "Scan this with your app");
  expect(await violations(page)).toEqual([]);
  expect(await wide(page)).toBe(0);
  const secret = ((await page.locator("dialog code").textContent()) ?? "").replaceAll(" ", "");
  await field(page, "Code from the app").fill(appCode(secret, Date.now()));
  await click(page, "Turn it on");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await codes.first().waitFor();
  const [first = ""] = await codes.allTextContents();
  expect(await codes.count()).toBe(10);
  expect(await violations(page)).toEqual([]);
  expect(await wide(page)).toBe(0);
  // they are shown once, so only this closes them
  for (let press = 0; press < 2; press++) await page.keyboard.press("Escape");
  // and a copy that is refused leaves them selected
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new Error("not allowed"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });
  await click(page, "Copy");
  await toldOf(page, "Your codes are selected. Please copy them.");
  expect(await page.evaluate(() => String(getSelection()))).toContain(first);
  await click(page, "I have kept them");
  await says(page, "Your app is set up.");

  await click(page, "Add a passkey");
  await field(page.getByRole("alertdialog"), "Name").fill("My phone");
  await field(page, "Your password").fill(PASSWORD);
  await click(page, "Continue");
  await says(page, "Your passkey is ready.");
  await says(page, "My phone");
  expect((await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
  expect(await wide(page)).toBe(0);

  await page.goto("/admin/content");
  await says(page, "Promotion codes");

  // by the password and a recovery code
  const signOut = async () => {
    await page.goto("/dashboard");
    await chooseInAccountMenu(page, "Sign out");
    await page.waitForURL(`${app.url}/`);
    await page.goto("/login");
  };
  const password = async () => {
    await field(page, "Email").fill(ada.email);
    await field(page, "Password").fill(PASSWORD);
    await click(page.getByRole("main"), "Sign In");
    await says(page, "Your account asks for a second step");
  };
  await signOut();
  await password();
  expect(await violations(page)).toEqual([]);
  await field(page, "Code").fill("123 456");
  await click(page, "Continue");
  await says(page, "This code is wrong or was already used");
  await field(page, "Code").fill(first);
  await click(page, "Continue");
  await page.waitForURL("**/dashboard");

  // by the password and the passkey, then by the passkey alone
  await signOut();
  await password();
  await click(page, "Use a passkey instead");
  await page.waitForURL("**/dashboard");
  await signOut();
  await click(page, "Sign in with a passkey");
  await page.waitForURL("**/dashboard");
  await page.goto("/admin/content");
  await says(page, "Promotion codes");

  // a removed passkey opens nothing
  await page.goto("/account");
  await says(page, "9 codes left");
  await button(page, "Remove My phone").click();
  await click(page, "Remove with a passkey");
  await says(page, "The passkey is removed.");
  await signOut();
  await click(page, "Sign in with a passkey");
  await says(page, "This passkey did not work here.");
}, 300_000);
