import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PACK_IMAGE_CREDITS } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors.ts";
import { ApiClient } from "#scripts/api-client.ts";
import type { Compute } from "#scripts/local/inference/compute/compute-types.ts";
import { startCompute } from "#scripts/local/inference/compute/start-compute.ts";
import { type Stack, startStack } from "#scripts/local/stack.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { openPage, resize, startBrowser } from "#tests/support/browser.ts";
import { eventually } from "#tests/support/people.ts";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const [email, password] = ["ada@example.com", "a long password"];
const WORDS = "me in a neon alley at night, close-up";

let dataDir: string;
let compute: Compute;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "likeness-generator-"));
  compute = await startCompute();
  stack = await startStack({ dataDir, port: null, compute, retryScale: 0.01 });
  await trainedAccount();
  browser = await startBrowser();
}, 360_000);
afterAll(async () => {
  await browser?.close();
  await stack?.close();
  await compute?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Someone with a finished model of the demo photo, made through the public interface. */
async function trainedAccount(): Promise<void> {
  const client = new ApiClient(stack.url);
  await client.trpc.account.register.mutate({ name: "Ada", email, password });
  await client.trpc.account.verifyEmail.mutate({ token: await waitForToken(stack.cloud.mail.url, email) });
  await client.signIn(email, password);
  const photo = new Uint8Array(readFileSync("scripts/local/demo-photos/astronaut.jpg"));
  const upload = await client.upload("astronaut.jpg", photo);
  const { id } = await client.trpc.trainings.start.mutate({
    ...{ requestKey: crypto.randomUUID(), name: "Me", genderOrCategory: "WOMAN", consent: true },
    uploadIds: [upload.id],
  });
  await eventually(
    "the training's end",
    async () => (await client.trpc.trainings.get.query({ id })).status === "COMPLETED",
    180_000,
  );
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  return violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

test("describe, reload, pay, see, mark, and use the settings again without losing a word", async () => {
  const { page, unexpected } = await openPage(browser, stack.url);
  const words = page.getByLabel("What should the picture show?");
  const make = (count: string) =>
    page.getByRole("button", {
      name: `Make ${count} for ${parseInt(count, 10) * PACK_IMAGE_CREDITS} credits`,
    });

  await page.goto("/tools/image-generator");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/tools/image-generator");

  // what was typed outlives a reload; the price follows the number
  await words.fill(WORDS);
  await make("4 pictures").waitFor();
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("radio", { name: "Portrait, 3 to 4" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.reload();
  await make("2 pictures").waitFor();
  expect(await words.inputValue()).toBe(WORDS);
  expect(await page.getByRole("radio", { name: "Tall, 9 to 16" }).isChecked()).toBe(true);
  await page.getByText("Preview mode.").waitFor();
  expect(await violations(page)).toEqual([]);

  // a refused prompt is told so at once
  await words.fill("me naked in a neon alley");
  await make("2 pictures").click();
  await page.getByText(ERRORS.PROMPT_REFUSED.message).waitFor();
  expect(await words.inputValue()).toBe("me naked in a neon alley");

  // what a preview cannot do is said before anything is charged
  await words.fill("me at the airport with a red suitcase");
  const reading = page.getByRole("region", { name: "What the preview will show" });
  await reading.getByText("airport, red suitcase").waitFor();
  const nearest = reading.getByRole("button").first();
  const label = await nearest.innerText();
  await nearest.click();
  await reading.locator("dd").filter({ hasText: label }).first().waitFor();
  expect(await words.inputValue()).toBe(`me at the airport with a red suitcase, ${label}`);
  expect(await reading.getByRole("button").count()).toBe(0);

  // one suggestion after another asks nothing
  await words.fill("");
  await page.getByRole("button", { name: "Harbour at dawn" }).click();
  await reading.getByText("harbour at dawn").waitFor();
  expect(await reading.getByText("Left out").count()).toBe(0);
  await page.getByRole("button", { name: "On stage" }).click();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await reading.getByText("conference main stage").waitFor();

  await words.fill(WORDS);
  await make("2 pictures").click();
  const sheet = page.getByRole("article", { name: WORDS });
  await sheet.getByRole("button", { name: /Open picture 2/ }).waitFor({ timeout: 180_000 });
  expect(await page.getByRole("article").count()).toBe(1);

  await sheet.getByRole("button", { name: /Open picture 1/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Favourite" }).click();
  await page.keyboard.press("Escape");
  await sheet.getByRole("button", { name: /Open picture 1,.* favourite/ }).waitFor();

  // typed words are lost only if one says so
  await words.fill("me on a mountain");
  const again = sheet.getByRole("button", { name: "Use these settings again" });
  await again.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Keep my text/ })
    .click();
  expect(await words.inputValue()).toBe("me on a mountain");
  await again.click();
  await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
  expect(await words.inputValue()).toBe(WORDS);
  await page.getByText("Seed and likeness").click();
  const seed = await page.getByLabel("Number").inputValue();
  expect(await sheet.textContent()).toContain(`seed ${seed}`);
  expect(await violations(page)).toEqual([]);

  // the button stays in reach on a phone
  await resize(page, { width: 360, height: 740 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const place = await make("2 pictures").boundingBox();
  expect(place && place.y + place.height).toBeLessThanOrEqual(740);
  // the refusal above is the server's own
  expect(unexpected.filter((line) => !/\b422\b|generations\.create/.test(line))).toEqual([]);
}, 480_000);
