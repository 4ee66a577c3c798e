import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { waitForToken } from "#scripts/mailbox.ts";
import { register, startApp } from "#tests/support/app.ts";
import { toldOf } from "#tests/support/browser.ts";

const app = startApp({ compute: "real" });

test("register, verify, upload, train, generate a pack, look and download, without a console error", async () => {
  const page = await app.open();

  await page.goto("/prompt-packs/pack/film-noir/the-private-eye");
  await page.getByRole("main").getByRole("link", { name: "Get Started" }).first().click();
  await register(page, "ada@example.com");

  const token = await waitForToken(app.cloud.mail.url, "ada@example.com");
  // the link of the mail, in another tab: it signs in here, and the pack is not forgotten
  const tab = await page.context().newPage();
  await tab.goto(`/verify-email?token=${token}`);
  await toldOf(tab, "Your email is verified. Welcome!");
  await tab.waitForURL("**/tools/trainings/new?pack=film-noir%2Fthe-private-eye");
  await tab.getByText("The Private Eye is saved.").waitFor();
  await tab.close();
  await page.getByRole("heading", { name: "You are signed in" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Continue" }).click();
  await page.getByText("The Private Eye is saved.").waitFor();

  await page.getByLabel("Photos", { exact: true }).setInputFiles("scripts/local/demo-photos/astronaut.jpg");
  await page.getByRole("button", { name: "Upload 1 photo" }).click({ timeout: 60_000 });
  await page.getByText("1 photo uploaded.").first().waitFor();
  await page.getByLabel("Model name").fill("Me");
  await page.getByRole("radio", { name: "Woman" }).check();
  await page.getByRole("checkbox", { name: /is an adult/ }).check();
  await page.getByRole("checkbox", { name: /learning the face in these photos/ }).check();
  await page.getByRole("button", { name: /^Train for/ }).click();
  await page
    .getByRole("alertdialog", { name: "Train with 1 photo?" })
    .getByText(/scores \d+ of 100/)
    .waitFor();
  await page.getByRole("button", { name: "Train with 1 photo anyway" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: "Make The Private Eye" })
    .click({ timeout: 180_000 });

  await page.getByRole("button", { name: /^Make .* for/ }).click();
  await page.getByRole("button", { name: /Open picture 20/ }).waitFor({ timeout: 300_000 });

  await page.getByRole("button", { name: /Open picture 1,/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  const file = await download.path();
  expect(statSync(file).size).toBeGreaterThan(20_000);
  expect(readFileSync(file).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
}, 720_000);
