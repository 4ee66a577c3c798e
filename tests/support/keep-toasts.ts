import type { Page } from "playwright-core";

/** From now on every toast of the page stays, as one does that is pointed at: on a slow machine they go before they are seen. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document
        .querySelector("[data-sonner-toast][data-expanded=false]")
        ?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-expanded"] });
  });
}
