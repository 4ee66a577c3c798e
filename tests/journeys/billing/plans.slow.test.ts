import { expect, test } from "vitest";
import { findPlan } from "#schema/billing/plans.ts";
import { startApp } from "#tests/support/app.ts";
import { atStripe, balance, chooseInAccountMenu, signIn } from "#tests/support/browser/app-steps.ts";
import { wrongWithLook } from "#tests/support/browser/axe.ts";
import { alive, toastsGone, toldOf } from "#tests/support/browser/browser.ts";
import { click, follow, says } from "#tests/support/browser/on-page.ts";

const STARTER = findPlan("starter")!;
const PORTRAIT = findPlan("portrait")!;
const app = startApp({ pays: true });

test("a visitor chooses, signs in, subscribes; moves up, cancels, stays; and reads it line by line", async () => {
  const bob = await app.person("bob@example.com");
  const page = await app.open({ path: "/pricing" });
  await alive(page);
  expect(await wrongWithLook(page)).toEqual([]);
  await follow(page, `Choose ${STARTER.name} billed monthly`);
  // nearly all who choose have no account yet; who has one is a press away
  await page.waitForURL("**/register?buy=*");
  await follow(page.getByRole("main"), "Sign in");
  await page.waitForURL("**/login?*");
  await signIn(page, bob.email);

  // back at the choice
  await page.getByRole("alertdialog", { name: `Continue with ${STARTER.name}?` }).waitFor();
  await toldOf(page, "Successfully signed in!");
  await toastsGone(page);
  expect(await wrongWithLook(page)).toEqual([]);
  await click(page, "Continue to payment");
  await atStripe(page);
  await click(page, /^Subscribe/);
  await says(page, "Your plan has started.");
  await balance(page, STARTER.monthlyCredits);

  // up: what it costs and brings is said first
  await page.goto("/pricing");
  await says(page, "Your plan");
  expect(await wrongWithLook(page)).toEqual([]);
  await click(page, `Upgrade to ${PORTRAIT.name}, monthly`);
  await says(page, "Charged now");
  expect(await wrongWithLook(page)).toEqual([]);
  await click(page, /^Pay \$/);
  await toldOf(page, `You have ${PORTRAIT.name} now.`);
  const { amount } = await bob.client.trpc.user.getCredits.query();
  expect(amount).toBeGreaterThan(STARTER.monthlyCredits);
  await balance(page, amount);

  // down: from the next period on, and taken back
  const switching = `Switch to ${STARTER.name}, monthly, at the end of the period`;
  await page.getByRole("button", { name: switching }).click();
  await click(page, /^Change on/);
  await toldOf(page, new RegExp(`^${STARTER.name} starts on`));
  await chooseInAccountMenu(page, "Billing");
  await says(page, `${STARTER.name}, $9 a month`);
  await click(page, `Stay with ${PORTRAIT.name}`);
  await toldOf(page, "Your plan continues as before.");
  await toastsGone(page);

  await click(page, "Cancel plan");
  const asked = page.getByRole("alertdialog");
  await says(asked, "It runs until");
  expect(await wrongWithLook(page)).toEqual([]);
  await click(asked, "Cancel plan");
  await says(page, "Ends on");
  await toldOf(page, /^Cancelled\./);
  await toastsGone(page);
  expect(await wrongWithLook(page)).toEqual([]);
  await click(page, "Keep my plan");
  await says(page, "Renews on");

  // invoices lead to the provider's, and so does the portal
  await expect.poll(() => page.getByRole("link", { name: /^PDF/ }).count()).toBe(2);
  await click(page, "Manage payment");
  await page.waitForURL(`${app.cloud.stripe.url}/p/session/**`);
  await follow(page, "Back to the site");
  await page.waitForURL("**/billing");

  await page.goto("/billing/credits");
  const lines = page.getByRole("row");
  await lines.nth(2).waitFor();
  expect(await wrongWithLook(page)).toEqual([]);
  await page.getByLabel("Show").selectOption("SUBSCRIPTION_CREATE");
  await page.waitForURL("**/billing/credits?reason=SUBSCRIPTION_CREATE");
  // one line, below the table's head
  await lines.nth(2).waitFor({ state: "detached" });
  await page.getByRole("cell", { name: `+${STARTER.monthlyCredits}` }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^likeness-credits-.*\.csv$/);
  // only what occurs can be chosen
  expect(await page.getByLabel("Show").locator("option[value=REFERRAL]").count()).toBe(0);
}, 300_000);
