import { afterAll, expect, test } from "vitest";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { startApp } from "#tests/support/app.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { eventually } from "#tests/support/people.ts";

const fake = fakeCompute();

const app = startApp({ compute: fake.compute });
afterAll(fake.resume);

test("a pack that ends before the page has heard of its work is shown whole", async () => {
  const person = await app.person("ada@example.com", { credits: PACK_CREDITS, model: true });
  const page = await app.openAs(person);
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
  await page.waitForURL(/\/packs\/[0-9a-f-]{36}$/);
  await page.getByText("Starting.").waitFor();
  fake.resume();
  const id = new URL(page.url()).pathname.split("/").pop() ?? "";
  await eventually(
    "the pack's end",
    async () => (await person.client.trpc.packs.get.query({ id })).status === "COMPLETED",
  );
  end();
  await expect.poll(() => page.getByRole("button", { name: /^Open picture \d+,/ }).count()).toBe(20);
  expect(await page.getByText("Deleted", { exact: true }).count()).toBe(0);
}, 180_000);

test("a pack is cancelled by its owner, who is told what is kept and what comes back", async () => {
  const person = await app.person("grace@example.com", { credits: PACK_CREDITS, model: true });
  const page = await app.openAs(person);
  fake.pause();
  await page.goto("/packs/new?theme=film-noir");
  const make = page.getByRole("button", { name: /^Make .* for/ });
  await make.click();
  const problem = page.getByText("Choose a pack first.");
  await problem.waitFor();
  await page.getByText("The Private Eye", { exact: true }).click();
  await problem.waitFor({ state: "detached" });
  await make.click();
  await page.waitForURL(/\/packs\/[0-9a-f-]{36}$/);
  await page.getByText("Starting.").waitFor();
  await page.getByRole("button", { name: "Cancel pack" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog
    .getByText(
      "8 pictures are being made and will be kept (56 credits). 12 will be cancelled: 84 credits will be refunded.",
    )
    .waitFor();
  await dialog.getByRole("button", { name: "Cancel pack" }).click();
  await page.getByText("Finishing 8, then stopping.").waitFor();
  expect(await page.getByRole("button", { name: "Cancel pack" }).count()).toBe(0);
  fake.resume();
  await page.getByText("8 pictures. You cancelled 12. 84 credits refunded.").waitFor();
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(84);
}, 180_000);
