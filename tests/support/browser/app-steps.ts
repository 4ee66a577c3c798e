import type { Page } from "playwright-core";
import { PASSWORD } from "../accounts/people.ts";
import { click, field } from "./on-page.ts";

/** Fills in the page's form for signing in and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole("main");
  await field(main, "Email").fill(email);
  await field(main, "Password").fill(password);
  await click(main, "Sign In");
}

/** Fills in the page's form for registering and sends it; resolves once a link is on its way. */
export async function register(page: Page, email: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Ada");
  await field(main, "Email").fill(email);
  await field(main, "Password").fill(PASSWORD);
  await main.getByLabel(/I am 18 or older/).check();
  await click(main, "Create account");
  await main.getByText(email).waitFor();
}

/** Chooses from the menu of whoever is signed in. */
export async function chooseInAccountMenu(page: Page, item: string): Promise<void> {
  await click(page, "Account menu");
  await page.getByRole("menuitem", { name: item }).click();
}

/** Until the browser is at the provider's page to pay at. */
export const atStripe = (page: Page) => page.waitForURL("**/c/pay/**");

/** Pays there, with a card that is taken. */
export async function pay(page: Page): Promise<void> {
  await atStripe(page);
  await click(page, /^Pay/);
}

/** Until the bar at the top says so. */
export const balance = (page: Page, credits: number) =>
  page
    .getByRole("banner")
    .getByText(`${credits.toLocaleString("en")} credits`)
    .waitFor();
