import { expect, test } from "vitest";
import { waitForToken } from "#scripts/mailbox.ts";
import { startApp } from "#tests/support/app.ts";
import { alive, toldOf } from "#tests/support/browser.ts";
import { choose, press, tabTo, typeInto } from "#tests/support/keyboard.ts";

const app = startApp();

test("the whole path without a mouse: register, sign in, add photos, train, make a pack, look, mark and go back", async () => {
  const page = await app.open();
  const main = page.getByRole("main");
  // listened for from the start: choosing is asked for by a key later on
  page.on("filechooser", (chooser) => void chooser.setFiles("scripts/local/demo-photos/astronaut.jpg"));

  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
  await press(page, page.getByRole("link", { name: "Get Started" }).first());
  await typeInto(page, main.getByLabel("Name"), "Ada");
  await typeInto(page, main.getByLabel("Email", { exact: true }), "ada@example.com");
  await typeInto(page, main.getByLabel("Password", { exact: true }), "a long password");
  await press(page, main.getByRole("checkbox", { name: /I am 18 or older/ }), "Space");
  await page.keyboard.press("Enter");
  await main.getByText("ada@example.com").waitFor();

  await page.goto(`/verify-email?token=${await waitForToken(app.cloud.mail.url, "ada@example.com")}`);
  await page.waitForURL("**/tools/trainings/new");
  await toldOf(page, "Your email is verified. Welcome!");
  await alive(page);
  await page.waitForLoadState("networkidle");
  await tabTo(page, main.getByRole("button", { name: "Choose photos" }));
  await page.keyboard.press("Enter");
  await main.getByRole("button", { name: "Upload 1 photo" }).waitFor({ timeout: 60_000 });
  await press(page, main.getByRole("button", { name: "Upload 1 photo" }));
  await main.getByText("1 photo uploaded.").first().waitFor();
  await typeInto(page, main.getByLabel("Model name"), "Me");
  await choose(page, main, main.getByRole("radio", { name: "Woman" }));
  await press(page, main.getByRole("checkbox", { name: /is an adult/ }), "Space");
  await press(page, main.getByRole("checkbox", { name: /learning the face in these photos/ }), "Space");
  await press(page, main.getByRole("button", { name: /^Train for/ }));
  // one photo promises little, which is asked about in a dialog
  await press(page, page.getByRole("button", { name: "Train with 1 photo anyway" }));
  await main.getByRole("link", { name: "Choose a pack" }).waitFor({ timeout: 60_000 });
  await press(page, main.getByRole("link", { name: "Choose a pack" }));

  const theme = main.getByLabel("Theme");
  await tabTo(page, theme);
  await page.keyboard.press("Home");
  // typed letters would choose as well, but are forgotten after a second
  for (let step = await theme.getByRole("option").count(); step > 0; step--) {
    if ((await theme.inputValue()) === "film-noir") break;
    await page.keyboard.press("ArrowDown");
  }
  await choose(page, main, main.getByRole("radio", { name: /The Private Eye/ }));
  await press(page, main.getByRole("button", { name: /^Make .* for/ }));
  const last = main.getByRole("button", { name: /Open picture 20/ });
  await last.waitFor({ timeout: 60_000 });

  await press(page, last);
  const viewer = page.getByRole("dialog");
  await viewer.waitFor();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => viewer.locator("[aria-live]").textContent()).toBe("Picture 19 of 20");
  await press(page, viewer.getByRole("button", { name: /favourite/i }));
  await expect.poll(() => viewer.getByRole("button", { pressed: true }).count()).toBe(1);
  await page.keyboard.press("Escape");
  await viewer.waitFor({ state: "hidden" });
  // the focus is back among the pictures, not lost at the top of the page
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toMatch(/^Open picture/);
}, 300_000);
