import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { startApp } from "#tests/support/app.ts";
import { holdBack } from "#tests/support/browser/browser.ts";
import { choose, tabTo } from "#tests/support/browser/keyboard.ts";
import { button, click, says } from "#tests/support/browser/on-page.ts";
import { eventually } from "#tests/support/eventually.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";

const fake = fakeCompute();
const app = startApp({ compute: fake.compute });
afterAll(fake.resume);

const makeButton = (page: Page) => button(page, /^Make .* for/);

/** Sends the form for a pack; resolves once its page says that it is starting. */
async function startPack(page: Page): Promise<void> {
  await makeButton(page).click();
  await page.waitForURL(/\/packs\/[0-9a-f-]{36}$/);
  await says(page, "Starting.");
}

test("a pack that ends before the page has heard of its work is shown whole", async () => {
  const person = await app.person("ada@example.com", { credits: PACK_CREDITS, model: true });
  const page = await app.openAs(person);
  const read = page.waitForResponse("**/api/trpc/*jobs.active*");
  await page.goto("/packs/new?theme=film-noir&pack=the-private-eye");
  await read;
  await makeButton(page).waitFor();
  const work = await holdBack(page, "**/api/trpc/*jobs.active*");
  fake.pause();
  await startPack(page);
  fake.resume();
  const id = new URL(page.url()).pathname.split("/").pop() ?? "";
  const pack = async () => (await person.client.trpc.packs.get.query({ id })).status;
  await eventually("the pack's end", async () => (await pack()) === "COMPLETED");
  await work.release();
  await expect.poll(() => button(page, /^Open picture \d+,/).count()).toBe(20);
  expect(await page.getByText("Deleted", { exact: true }).count()).toBe(0);
  await says(page, "Film Noir, made with Me");
  const { items } = await person.client.trpc.trainings.list.query({ limit: 1 });
  await person.client.trpc.trainings.delete.mutate({ id: items[0]!.id });
  await page.reload();
  await says(page, "Film Noir, made with a deleted model");
});

test("a pack is cancelled by its owner, who is told what is kept and what comes back", async () => {
  const page = await app.openAs(
    await app.person("grace@example.com", { credits: PACK_CREDITS, model: true }),
  );
  fake.pause();
  await page.goto("/packs/new?theme=fitness");
  await makeButton(page).click();
  const problem = page.getByText("Choose a pack first.");
  await problem.waitFor();
  // by keyboard: the theme one up in the list, then a pack with the arrow keys
  const theme = page.getByLabel("Theme");
  await tabTo(page, theme);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => theme.inputValue()).toBe("film-noir");
  await choose(page, page.getByRole("group"), page.getByRole("radio", { name: "City in Shadows" }));
  await problem.waitFor({ state: "detached" });
  await startPack(page);
  const cancel = button(page, "Cancel pack");
  await cancel.click();
  const dialog = page.getByRole("alertdialog");
  await says(dialog, "8 pictures are being made and will be kept (56 credits).");
  await says(dialog, "12 will be cancelled: 84 credits will be refunded.");
  await click(dialog, "Cancel pack");
  await says(page, "Finishing 8, then stopping.");
  expect(await cancel.count()).toBe(0);
  fake.resume();
  await says(page, "8 pictures. You cancelled 12. 84 credits refunded.");
});
