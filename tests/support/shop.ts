import type { Page } from "playwright-core";

/** Until the browser is at the provider's page to pay at. */
export const atStripe = (page: Page) => page.waitForURL("**/c/pay/**");

/** Until the bar at the top says so. */
export const balance = (page: Page, credits: number) =>
  page
    .getByRole("banner")
    .getByText(`${credits.toLocaleString("en")} credits`)
    .waitFor();
