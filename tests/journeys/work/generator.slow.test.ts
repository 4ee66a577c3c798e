import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { startApp } from "#tests/support/app.ts";
import { signIn } from "#tests/support/browser/app-steps.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { resize } from "#tests/support/browser/browser.ts";
import { button, click, follow, says } from "#tests/support/browser/on-page.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { train } from "#tests/support/jobs/finished-work.ts";

const PROMPT = "me in a neon alley at night, close-up";

const app = startApp({ compute: "real" });
const ada = duringFile(async () => {
  const person = await app.person("ada@example.com", { credits: TRAINING_CREDITS });
  const photo = readFileSync("scripts/local/demo-photos/astronaut.jpg");
  await train(person.client, { photos: [new Uint8Array(photo)] });
  await person.setCredits(20 * PACK_IMAGE_CREDITS);
  return person;
});

test("describe, reload, pay, see, mark, and use the settings again without losing a word", async () => {
  // the refusal below is the server's own
  const page = await app.open({ expects: /\b422\b|generations\.create/ });
  const prompt = page.getByLabel("What should the picture show?");
  const make = (count: number) =>
    button(page, `Make ${count} pictures for ${count * PACK_IMAGE_CREDITS} credits`);

  await page.goto("/tools/image-generator");
  await follow(page.getByRole("main"), "Sign in");
  await signIn(page, ada.email);
  await page.waitForURL("**/tools/image-generator");

  // what was typed outlives a reload; the price follows the number
  await prompt.fill(PROMPT);
  await make(4).waitFor();
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("radio", { name: "Portrait, 4 to 5" }).press("ArrowRight");
  await page.reload();
  await make(2).waitFor();
  expect(await prompt.inputValue()).toBe(PROMPT);
  expect(await page.getByRole("radio", { name: "Tall, 9 to 16" }).isChecked()).toBe(true);
  await says(page, "Preview mode.");
  expect(await violations(page)).toEqual([]);

  // a refused prompt is told so at once
  await prompt.fill("me naked in a neon alley");
  await make(2).click();
  await page.getByText(ERRORS.PROMPT_REFUSED.message).waitFor();
  expect(await prompt.inputValue()).toBe("me naked in a neon alley");

  // what a preview cannot do is said before anything is charged
  await prompt.fill("me at the airport with a red suitcase");
  const reading = page.getByRole("region", { name: "What the preview will show" });
  await says(reading, "airport, red suitcase");
  const nearest = reading.getByRole("button").first();
  const label = await nearest.innerText();
  await nearest.click();
  await reading.locator("dd").filter({ hasText: label }).first().waitFor();
  expect(await prompt.inputValue()).toBe(`me at the airport with a red suitcase, ${label}`);
  expect(await reading.getByRole("button").count()).toBe(0);

  await prompt.fill("oil painting of me, harbour at dawn");
  await says(reading, "oil painting");
  // one suggestion after another asks nothing
  await prompt.fill("");
  await click(page, "Harbour at dawn");
  await says(reading, "harbour at dawn");
  expect(await reading.getByText("Left out").count()).toBe(0);
  await click(page, "On stage");
  await says(reading, "conference main stage");

  await prompt.fill(PROMPT);
  await make(2).click();
  const request = page.getByRole("article", { name: PROMPT });
  await request.getByRole("button", { name: /Open picture 2/ }).waitFor({ timeout: 180_000 });
  expect(await page.getByRole("article").count()).toBe(1);

  await request.getByRole("button", { name: /Open picture 1/ }).click();
  const dialog = page.getByRole("dialog");
  await click(dialog, "Favourite");
  await page.keyboard.press("Escape");
  await request.getByRole("button", { name: /Open picture 1,.* favourite/ }).waitFor();

  // typed words are lost only if one says so
  await prompt.fill("me on a mountain");
  const again = request.getByRole("button", { name: "Use these settings again" });
  await again.click();
  await click(dialog, /^Keep my text/);
  expect(await prompt.inputValue()).toBe("me on a mountain");
  await again.click();
  await click(dialog, "Replace");
  expect(await prompt.inputValue()).toBe(PROMPT);
  await page.getByText("Seed and likeness").click();
  const seed = await page.getByLabel("Number").inputValue();
  expect(await request.textContent()).toContain(`seed ${seed}`);
  expect(await violations(page)).toEqual([]);

  // on a phone the button stays in reach, and the desk's navigation stands under it
  await resize(page, { width: 360, height: 740 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const desk = page.getByRole("navigation", { name: "Your desk" });
  const [place, bar] = await Promise.all([make(2).boundingBox(), desk.boundingBox()]);
  expect(place && place.y + place.height).toBeLessThanOrEqual(bar!.y);
  expect(bar!.y + bar!.height).toBe(740);
  expect(await desk.locator("[aria-current=page]").innerText()).toBe("Generator");
}, 480_000);
