import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { waitForToken } from "#scripts/mailbox.ts";
import { startApp } from "#tests/support/app.ts";
import { focused, toldOf } from "#tests/support/browser/browser.ts";
import { choose, press, tabTo, typeInto } from "#tests/support/browser/keyboard.ts";
import { button, field, headed, says } from "#tests/support/browser/on-page.ts";

const app = startApp({ compute: "real" });
const EMAIL = "ada@example.com";

test("the whole path without a mouse: choose a pack, register, verify, upload, train, make the pack, look, mark and save", async () => {
  const page = await app.open();
  const main = page.getByRole("main");
  // listened for from the start: choosing is asked for by a key later on
  page.on("filechooser", (chooser) => void chooser.setFiles("scripts/local/demo-photos/astronaut.jpg"));

  await page.goto("/prompt-packs/pack/film-noir/the-private-eye");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toMatch(/skip/i);
  await press(page, main.getByRole("link", { name: "Get Started" }).first());
  await typeInto(page, main.getByLabel("Name"), "Ada");
  await typeInto(page, field(main, "Email"), EMAIL);
  await typeInto(page, field(main, "Password"), "a long password");
  await press(page, main.getByRole("checkbox", { name: /I am 18 or older/ }), "Space");
  await page.keyboard.press("Enter");
  await says(main, EMAIL);

  // the link of the email, in another tab: it signs in here, and the pack is not forgotten
  const tab = await page.context().newPage();
  await tab.goto(`/verify-email?token=${await waitForToken(app.cloud.email.url, EMAIL)}`);
  await toldOf(tab, "Your email is verified. Welcome!");
  await tab.waitForURL("**/tools/trainings/new?pack=film-noir%2Fthe-private-eye");
  await says(tab, "The Private Eye is saved.");
  await tab.close();
  await headed(page, "You are signed in");
  await press(page, main.getByRole("link", { name: "Continue" }));
  await says(page, "The Private Eye is saved.");

  await page.waitForLoadState("networkidle");
  await press(page, button(main, "Choose photos"));
  await press(page, button(main, "Upload 1 photo"));
  await says(main, "1 photo uploaded.");
  await typeInto(page, main.getByLabel("Model name"), "Me");
  await choose(page, main, main.getByRole("radio", { name: "Woman" }));
  await press(page, main.getByRole("checkbox", { name: /is an adult/ }), "Space");
  await press(page, main.getByRole("checkbox", { name: /learning the face in these photos/ }), "Space");
  await press(page, button(main, /^Train for/));
  // one photo promises little, which is asked about in a dialog
  await says(page.getByRole("alertdialog", { name: "Train with 1 photo?" }), /scores \d+ out of 100/);
  await press(page, button(page, "Train with 1 photo anyway"));
  const make = main.getByRole("link", { name: "Make The Private Eye" });
  await make.waitFor({ timeout: 180_000 });
  await press(page, make);

  await press(page, button(main, /^Make .* for/));
  const last = button(main, /^Open picture 20,/);
  await last.waitFor({ timeout: 300_000 });
  await press(page, last);
  const viewer = page.getByRole("dialog");
  await viewer.waitFor();
  await page.keyboard.press("ArrowLeft");
  await says(viewer, "Picture 19 of 20");
  await press(page, button(viewer, /favourite/i));
  await expect.poll(() => viewer.getByRole("button", { pressed: true }).count()).toBe(1);
  await tabTo(page, viewer.getByRole("link", { name: "Download" }));
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  const file = readFileSync(await download.path());
  expect(file.length).toBeGreaterThan(20_000);
  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  await page.keyboard.press("Escape");
  await viewer.waitFor({ state: "hidden" });
  // the focus is back among the pictures, not lost at the top of the page
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toMatch(/^Open picture/);
}, 720_000);
