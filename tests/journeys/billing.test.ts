import { afterAll, beforeAll, expect, test } from "vitest";
import { CREDIT_PACKS } from "#schema/billing/plans.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { openPage } from "#tests/support/browser.ts";
import { openShop, type Shop, wrongWithLook } from "#tests/support/shop.ts";
import { testInFull } from "#tests/support/tier.ts";
import { formatCredits } from "#web/lib/format.ts";

const SMALL = CREDIT_PACKS[0]!;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 180_000);
afterAll(() => shop?.close());

test("too few credits: the work waits while one declines, leaves, comes back and pays", async () => {
  const ada = await shop.someone("ada@example.com", { credits: 10, model: true });
  const { page, unexpected } = await openPage(shop.browser, shop.url);
  await shop.signIn(page, ada.email);
  const words = page.getByLabel("What should the picture show?");
  const WORDS = "me in a neon alley at night";
  const price = 4 * PACK_IMAGE_CREDITS;
  const buy = page.getByRole("button", { name: `Buy ${SMALL.credits} credits` });

  await page.goto("/tools/image-generator");
  await words.fill(WORDS);
  await page.getByText(`${price - 10} credits short`).waitFor();
  expect(await page.getByRole("button", { name: /^Make 4 pictures/ }).count()).toBe(0);
  expect(await wrongWithLook(page)).toEqual([]);

  // declined: the provider's page says why, and nothing has changed
  await buy.click();
  await shop.atStripe(page);
  const first = page.url();
  await page.getByRole("radio", { name: /^Declined/ }).check();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.getByText("Your card was declined.").waitFor();
  expect(page.url().startsWith(shop.stripe.url)).toBe(true);

  // left: nothing was charged, and the way back to the work stands there
  await page.getByRole("link", { name: "Back, without paying" }).click();
  await page.getByText("Nothing was charged.").waitFor();
  await shop.balance(page, 10);
  expect(await wrongWithLook(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to your picture" }).click();
  await page.getByText(`${price - 10} credits short`).waitFor();
  expect(await words.inputValue()).toBe(WORDS);

  // the same purchase is the same page, also after a reload
  await page.reload();
  await buy.dblclick();
  await shop.atStripe(page);
  expect(page.url()).toBe(first);

  // paid: the page waits for the report, then shows it, and the bar follows without a reload
  shop.stripe.hold();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("heading", { name: "Your credits are on their way" }).waitFor();
  await shop.balance(page, 10);
  expect(await wrongWithLook(page)).toEqual([]);
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  shop.stripe.release();
  await page.getByRole("heading", { name: `+${SMALL.credits} credits` }).waitFor({ timeout: 60_000 });
  await shop.balance(page, 10 + SMALL.credits);
  expect(await page.locator("body[data-same-page]").count()).toBe(1);
  expect(await wrongWithLook(page)).toEqual([]);

  await page.getByRole("link", { name: "Back to your picture" }).click();
  await page.getByRole("button", { name: `Make 4 pictures for ${price} credits` }).waitFor();
  expect(await words.inputValue()).toBe(WORDS);
  expect(shop.ours(unexpected)).toEqual([]);

  // spent elsewhere meanwhile: the server's refusal is told the same way
  await ada.setCredits(5);
  await page.getByRole("button", { name: `Make 4 pictures for ${price} credits` }).click();
  await page.getByText(`${price - 5} credits short`).waitFor();
  expect(await words.inputValue()).toBe(WORDS);

  // a pack's choice comes back too
  await page.goto("/packs/new?theme=film-noir");
  await page.getByText("The Private Eye", { exact: true }).click();
  await page.getByText(`${PACK_CREDITS - 5} credits short`).waitFor();
  await buy.click();
  await shop.atStripe(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("link", { name: "Back to your pack" }).click();
  await page.getByRole("button", { name: /^Make the pack for/ }).waitFor();
  expect(await page.getByRole("radio", { name: "The Private Eye" }).isChecked()).toBe(true);
}, 120_000);

testInFull(
  "a training's photos and settings wait too",
  async () => {
    const eve = await shop.someone("eve@example.com", { credits: 20 });
    const { page, unexpected } = await openPage(shop.browser, shop.url);
    await shop.signIn(page, eve.email);
    await page.goto("/tools/trainings/new");
    await page.getByLabel("Model name").fill("Eve");
    await page.getByRole("radio", { name: "Woman" }).check();
    await page.getByText(`${TRAINING_CREDITS - 20} credits short`).waitFor();
    await page.getByLabel("Photos", { exact: true }).setInputFiles("scripts/local/demo-photos/astronaut.jpg");
    const buy = page.getByRole("button", { name: `Buy ${SMALL.credits} credits` });

    // what is only on this device would be lost: it is to be uploaded first
    await page.getByText("1 photo is not uploaded yet.").waitFor({ timeout: 60_000 });
    expect(await buy.getAttribute("aria-disabled")).toBe("true");
    await page.getByRole("button", { name: "Upload 1 photo" }).click({ timeout: 60_000 });
    await page.getByText("1 photo uploaded.").first().waitFor();
    expect(await wrongWithLook(page)).toEqual([]);

    await buy.click();
    await shop.atStripe(page);
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.getByRole("link", { name: "Back to your training" }).click();
    await page.getByRole("button", { name: `Train for ${TRAINING_CREDITS} credits` }).waitFor();
    await page.getByText("1 photo uploaded.").first().waitFor({ timeout: 60_000 });
    expect(await page.getByLabel("Model name").inputValue()).toBe("Eve");
    expect(await page.getByRole("radio", { name: "Woman" }).isChecked()).toBe(true);
    expect(shop.ours(unexpected)).toEqual([]);
  },
  120_000,
);

test("what was spent before its payment was disputed is owed, and said so", async () => {
  const tom = await shop.someone("tom@example.com", { credits: 0 });
  const { page, unexpected } = await openPage(shop.browser, shop.url);
  await shop.signIn(page, tom.email);
  await page.goto("/pricing");
  await page.getByRole("button", { name: `Buy: ${SMALL.name}, $9` }).click();
  await shop.atStripe(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("heading", { name: `+${SMALL.credits} credits` }).waitFor();
  await tom.setCredits(0);
  const charged = shop.stripe.events().findLast(({ type }) => type === "charge.succeeded");
  shop.stripe.openDispute((charged!.data.object as { id: string }).id);
  await shop.stripe.idle();

  await page.goto("/billing");
  await page.getByText(`You owe ${SMALL.credits} credits.`).waitFor();
  await page.getByText("Refunded", { exact: true }).waitFor();
  expect(await wrongWithLook(page)).toEqual([]);
  // what is missing and what is owed come together in what is offered
  await page.goto("/tools/trainings/new");
  await page.getByText(`${SMALL.credits} credits owed will be deducted first.`).waitFor();
  const enough = CREDIT_PACKS.find(({ credits }) => credits >= TRAINING_CREDITS + SMALL.credits);
  await page.getByRole("button", { name: `Buy ${formatCredits(enough!.credits)} for` }).waitFor();
  expect(shop.ours(unexpected)).toEqual([]);
});

test("an address of no purchase gets a kind word, and prices can be read without scripts", async () => {
  await shop.someone("joe@example.com", { credits: 0 });
  const { page, unexpected } = await openPage(shop.browser, shop.url);
  await shop.signIn(page, "joe@example.com");
  await page.goto("/billing/success?checkout=nothing");
  await page.getByRole("heading", { name: "We can't find this purchase" }).waitFor();
  expect(await wrongWithLook(page)).toEqual([]);
  await page.goto("/billing");
  await page.getByText("You don't need one").waitFor();
  expect(await wrongWithLook(page)).toEqual([]);
  expect(unexpected).toEqual([]);

  const context = await shop.browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/pricing");
  await plain.getByText("$19", { exact: true }).waitFor();
  expect(await plain.getByText("$190", { exact: true }).isVisible()).toBe(false);
  await plain.getByRole("radio", { name: /^Yearly/ }).check();
  expect(await plain.getByText("$190", { exact: true }).isVisible()).toBe(true);
  expect(await plain.getByText("$19", { exact: true }).isVisible()).toBe(false);
  await plain.getByRole("link", { name: "Choose Portrait by the year" }).click();
  expect(new URL(plain.url()).search).toBe("?buy=plan-portrait-year");
});
