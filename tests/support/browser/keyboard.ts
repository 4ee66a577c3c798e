import type { Locator, Page } from "playwright-core";

/** Longer than any page's row of stops. */
const MOST_STOPS = 120;

/** Presses Tab until this element has the focus, as someone without a mouse would. Throws when it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: "attached" });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/** Types into a field after tabbing to it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Tabs to something and presses a key on it. */
export async function press(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Chooses in a group of radio buttons with the arrow keys, as such a group has one stop for Tab. */
export async function choose(page: Page, group: Locator, option: Locator): Promise<void> {
  const radios = group.getByRole("radio");
  const checked = group.getByRole("radio", { checked: true });
  await tabTo(page, (await checked.count()) > 0 ? checked : radios.first());
  if (!(await option.isChecked())) await page.keyboard.press("Space");
  for (let step = await radios.count(); step > 0 && !(await option.isChecked()); step--) {
    await page.keyboard.press("ArrowDown");
  }
  if (!(await option.isChecked())) throw new Error(`the arrow keys do not reach ${option}`);
}
