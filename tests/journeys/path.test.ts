import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Compute } from "#scripts/local/inference/compute/compute-types.ts";
import { startCompute } from "#scripts/local/inference/compute/start-compute.ts";
import { type Stack, startStack } from "#scripts/local/stack.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { openPage, startBrowser, toldOf } from "#tests/support/browser.ts";

let dataDir: string;
let compute: Compute;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "likeness-journey-"));
  compute = await startCompute();
  stack = await startStack({ dataDir, port: null, compute, retryScale: 0.01 });
  browser = await startBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await stack?.close();
  await compute?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("register, verify, upload, train, generate a pack, look and download, without a console error", async () => {
  const { page, unexpected } = await openPage(browser, stack.url);

  await page.goto("/prompt-packs/pack/film-noir/the-private-eye");
  await page.getByRole("main").getByRole("link", { name: "Get Started" }).first().click();
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email", { exact: true }).fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a long password");
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("main").getByText("ada@example.com").waitFor();

  const token = await waitForToken(stack.cloud.mail.url, "ada@example.com");
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
  expect(unexpected).toEqual([]);
}, 720_000);
