import { afterAll, beforeAll, expect, test } from "vitest";
import { PACK_CREDITS } from "#schema/pricing.ts";
import { openPage } from "#tests/support/browser.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { eventually } from "#tests/support/people.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const fake = fakeCompute();

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(fake.compute);
}, 120_000);
afterAll(async () => {
  fake.resume();
  await shop?.close();
});

test("a pack that ends before the page has heard of its work is shown whole", async () => {
  const { client, email } = await shop.someone("ada@example.com", { credits: PACK_CREDITS, model: true });
  const { page, unexpected } = await openPage(shop.browser, shop.url);
  await shop.signIn(page, email);
  await Promise.all([
    page.waitForResponse("**/api/trpc/*jobs.active*"),
    page.goto("/packs/new?theme=film-noir&pack=the-private-eye"),
  ]);
  const make = page.getByRole("button", { name: /^Make .* for/ });
  await make.waitFor();

  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  await page.route("**/api/trpc/*jobs.active*", async (route) => {
    await ended;
    await route.continue().catch(() => {});
  });
  fake.pause();
  await make.click();
  await page.getByText("0 of 20 pictures.").waitFor();
  fake.resume();
  const id = new URL(page.url()).pathname.split("/").pop() ?? "";
  await eventually(
    "the pack's end",
    async () => (await client.trpc.packs.get.query({ id })).status === "COMPLETED",
  );
  end();
  await expect.poll(() => page.getByRole("button", { name: /^Open picture \d+,/ }).count()).toBe(20);
  expect(await page.getByText("Deleted", { exact: true }).count()).toBe(0);
  expect(unexpected).toEqual([]);
}, 180_000);
