import { expect, test } from "vitest";
import { CREDIT_PACKS } from "#schema/billing/plans.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { startApp } from "#tests/support/app.ts";
import { atStripe, balance, pay } from "#tests/support/browser/app-steps.ts";
import { wrongWithLook } from "#tests/support/browser/axe.ts";
import { button, click, follow, headed, says } from "#tests/support/browser/on-page.ts";
import { formatCredits } from "#web/lib/format.ts";

const SMALL = CREDIT_PACKS[0]!;
const BUY = new RegExp(`^Buy ${SMALL.credits} credits`);
const app = startApp({ pays: true });

test("too few credits: the work waits while one leaves, comes back and pays", async () => {
  const ada = await app.person("ada@example.com", { credits: 10, model: true });
  // the last refusal is the server's own
  const page = await app.openAs(ada, { expects: /\b412\b|generations\.create/ });
  const prompt = page.getByLabel("What should the picture show?");
  const PROMPT = "me in a neon alley at night";
  const price = 4 * PACK_IMAGE_CREDITS;
  const buy = button(page, BUY);
  const make = button(page, `Make 4 pictures for ${price} credits`);

  await page.goto("/tools/image-generator");
  await prompt.fill(PROMPT);
  await says(page, `${price - 10} credits short`);
  expect(await make.count()).toBe(0);
  expect(await wrongWithLook(page)).toEqual([]);

  // left: nothing was charged, and the way back to the work stands there
  await buy.click();
  await atStripe(page);
  const first = page.url();
  await follow(page, "Back, without paying");
  await says(page, "Nothing was charged.");
  await balance(page, 10);
  expect(await wrongWithLook(page)).toEqual([]);
  await follow(page, "Back to your picture");
  await says(page, `${price - 10} credits short`);
  expect(await prompt.inputValue()).toBe(PROMPT);

  // the same purchase is the same page, also after a reload
  await page.reload();
  await buy.dblclick();
  await atStripe(page);
  expect(page.url()).toBe(first);

  // paid: the page waits for the report, then shows it, and the bar follows without a reload
  app.cloud.stripe.hold();
  await click(page, /^Pay/);
  await headed(page, "Your credits are on their way");
  await balance(page, 10);
  expect(await wrongWithLook(page)).toEqual([]);
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  app.cloud.stripe.release();
  await headed(page, `+${SMALL.credits} credits`);
  await balance(page, 10 + SMALL.credits);
  expect(await page.locator("body[data-same-page]").count()).toBe(1);
  expect(await wrongWithLook(page)).toEqual([]);

  await follow(page, "Back to your picture");
  await make.waitFor();
  expect(await prompt.inputValue()).toBe(PROMPT);

  // spent elsewhere meanwhile: the server's refusal is told the same way
  await ada.setCredits(5);
  await make.click();
  await says(page, `${price - 5} credits short`);
  expect(await prompt.inputValue()).toBe(PROMPT);

  // a pack's choice comes back too
  await page.goto("/packs/new?pack=film-noir");
  await button(page, "The Private Eye").click();
  await says(page, `${PACK_CREDITS - 5} credits short`);
  await buy.click();
  await pay(page);
  await follow(page, "Back to your pack");
  await button(page, /^Make 1 pack:/).waitFor();
  expect(await button(page, "The Private Eye").getAttribute("aria-pressed")).toBe("true");
});

test("a training's photos and settings wait too", async () => {
  const eve = await app.person("eve@example.com", { credits: 20 });
  const page = await app.openAs(eve);
  const name = page.getByLabel("Model name");
  const ready = page.getByText("1 photo ready.").first();
  await page.goto("/tools/trainings/new");
  await name.fill("Eve");
  await says(page, `${TRAINING_CREDITS - 20} credits short`);
  await page.getByLabel("Photos", { exact: true }).setInputFiles("scripts/local/demo-photos/astronaut.jpg");
  await ready.waitFor();
  expect(await wrongWithLook(page)).toEqual([]);

  await click(page, BUY);
  await pay(page);
  await follow(page, "Back to your new model");
  await button(page, `Train for ${TRAINING_CREDITS} credits`).waitFor();
  await ready.waitFor();
  expect(await name.inputValue()).toBe("Eve");
});

test("what was spent before its payment was disputed is owed, and said so", async () => {
  const tom = await app.person("tom@example.com");
  const page = await app.openAs(tom, { path: "/pricing" });
  await click(page, `Buy: ${SMALL.name}, $9`);
  await pay(page);
  await headed(page, `+${SMALL.credits} credits`);
  await tom.setCredits(0);
  const charged = app.cloud.stripe.events().findLast(({ type }) => type === "charge.succeeded");
  app.cloud.stripe.openDispute((charged!.data.object as { id: string }).id);
  await app.cloud.stripe.idle();

  await page.goto("/billing");
  await says(page, `You owe ${SMALL.credits} credits.`);
  await says(page, "Refunded");
  expect(await wrongWithLook(page)).toEqual([]);
  // what is missing and what is owed come together in what is offered
  await page.goto("/tools/trainings/new");
  await says(page, `${SMALL.credits} credits owed will be deducted first.`);
  const enough = CREDIT_PACKS.find(({ credits }) => credits >= TRAINING_CREDITS + SMALL.credits);
  await button(page, new RegExp(`^Buy ${formatCredits(enough!.credits)} for`)).waitFor();
});

test("an address of no purchase gets a kind word, and prices can be read without scripts", async () => {
  const joe = await app.person("joe@example.com");
  const page = await app.openAs(joe, { path: "/billing/success?checkout=nothing" });
  await headed(page, "We can't find this purchase");
  expect(await wrongWithLook(page)).toEqual([]);
  await page.goto("/billing");
  await says(page, "You don't need one");
  expect(await wrongWithLook(page)).toEqual([]);

  const plain = await app.open({ javaScriptEnabled: false });
  const isShown = (price: string) => plain.getByText(price, { exact: true }).isVisible();
  await plain.goto("/pricing");
  expect([await isShown("$19"), await isShown("$190")]).toEqual([true, false]);
  await plain.getByRole("radio", { name: /^Yearly/ }).check();
  expect([await isShown("$19"), await isShown("$190")]).toEqual([false, true]);
  await follow(plain, "Choose Portrait billed yearly");
  expect(new URL(plain.url()).search).toBe("?buy=plan-portrait-year");
});
