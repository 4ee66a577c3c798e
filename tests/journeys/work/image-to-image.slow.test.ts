import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pictureCredits } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { upscale } from "#schema/operations/edits/upscale.ts";
import { startApp } from "#tests/support/app.ts";
import { signIn } from "#tests/support/browser/app-steps.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { toldOf } from "#tests/support/browser/browser.ts";
import { button, click, follow, says } from "#tests/support/browser/on-page.ts";
import { eventually } from "#tests/support/eventually.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { formatCredits } from "#web/lib/format.ts";

const app = startApp();
const CREDITS = 100;
/** The size of `photo`. */
const PHOTO = { width: 400, height: 400 };
const PRICE = pictureCredits(upscale, upscale.outputSize({ factor: "2" }, PHOTO), "embedded");

const file = async (name: string, seed: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await photo(seed)),
});
const chosen = (page: Page) => page.getByRole("img", { name: /^Number \d of \d$/ });

test("a photo is enlarged, and its result is the next input; edits are marked, deleted and brought back", async () => {
  const person = await app.person("ada@example.com", { credits: CREDITS });
  const page = await app.open();
  await page.goto("/tools/image-to-image");
  await follow(page.getByRole("main"), "Sign in");
  await signIn(page, person.email);
  await page.waitForURL("**/tools/image-to-image");

  // what is not offered says so, and has no button
  await says(page, "This change needs an AI provider");
  expect(await button(page, /^Make/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await click(page, "Upscale");

  // bad input is told, then mended
  await click(page, /^Make 1 picture/);
  await says(page, "Choose one picture.");
  const files = page.getByLabel("Photos: Picture", { exact: true });
  await files.setInputFiles({ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") });
  await says(page, "This file could not be opened.");
  await files.setInputFiles(await file("me.jpg", 1));
  await chosen(page).waitFor();
  await page.reload();
  await chosen(page).waitFor();

  await click(page, `Make 1 picture for ${formatCredits(PRICE)}`);
  const result = page.getByRole("region", { name: "Latest result" });
  await button(result, "Open result 1").waitFor();
  await result.getByText("How it was made").click();
  await says(result, `${2 * PHOTO.width} × ${2 * PHOTO.height}`);
  await says(result, formatCredits(PRICE));
  expect(await violations(page)).toEqual([]);

  await click(result, "More about result 1");
  await page.getByRole("menuitem", { name: "Use as input" }).click();
  await expect.poll(() => chosen(page).getAttribute("width")).toBe(String(2 * PHOTO.width));
  expect(new URL(page.url()).search).toBe("");

  await click(result, "Favourite");
  await button(result, "Remove from favourites").waitFor();
  await page.getByRole("group", { name: "How much larger" }).waitFor();
  await click(page, /^Make 1 picture/);
  const earlier = page.getByRole("region", { name: "Earlier edits" });
  await button(earlier, "Open result 1").waitFor();
  await click(earlier, "Delete");
  await toldOf(page, "Edit deleted.");
  await expect.poll(() => earlier.getByRole("article").count()).toBe(0);
  await click(page, "Undo");
  await earlier.getByRole("article").first().waitFor();
  expect((await person.client.trpc.user.getCredits.query()).amount).toBeLessThan(CREDITS);
}, 240_000);

test("with a provider, Auto says what it reads, asks for consent, and pictures keep their order", async () => {
  const person = await app.person("grace@example.com", { credits: CREDITS });
  // the server itself has no provider: what is sent to it is refused, and nothing is charged
  const page = await app.openAs(person, { expects: /edits\.create|\b4\d\d\b|\b501\b/ });
  await page.route("**/api/trpc/*system.info*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"embedded"', '"provider"'),
    });
  });
  await page.goto("/tools/image-to-image");
  const files = page.getByLabel("Photos: Pictures, in order");
  await files.setInputFiles([await file("one.jpg", 1), await file("two.jpg", 2)]);
  await expect.poll(() => chosen(page).count()).toBe(2);
  const first = await chosen(page).first().getAttribute("src");
  await click(page, "Move picture 2 earlier");
  expect(await chosen(page).nth(1).getAttribute("src")).toBe(first);

  const words = page.getByLabel("What should change?");
  await words.fill("remove the lamp behind me");
  await says(page, "Reads as: Remove");
  expect(await page.getByRole("checkbox", { name: /is an adult/ }).count()).toBe(0);
  await words.fill("give me a navy suit");
  await says(page, "Reads as: Change clothes");
  const consent = page.getByRole("checkbox", { name: /is an adult/ });
  expect(await consent.isChecked()).toBe(false);
  await page.getByRole("group", { name: "How many" }).getByRole("radio", { name: "2" }).check();
  const make = button(page, /^Make 2 pictures for \d+ credits$/);
  await make.click();
  await says(page, "Please confirm this first.");
  expect(await violations(page)).toEqual([]);

  await click(page, "Choose it yourself");
  expect(await page.getByLabel("Kind of change").inputValue()).toBe("clothing-replacement");
  await consent.check();
  await make.click();
  await says(page, ERRORS.NEEDS_PROVIDER.message);
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(CREDITS);
  expect((await person.client.trpc.edits.list.query({})).items).toEqual([]);
});

test("a picture comes from the library, dropped or pasted", async () => {
  const person = await app.person("joan@example.com", { credits: CREDITS });
  await person.client.upload("mine.jpg", await photo(3));
  const page = await app.openAs(person, { path: "/tools/image-to-image" });
  await click(page, "From your library");
  const library = page.getByRole("dialog", { name: "Your library" });
  await library.getByRole("tab", { name: "Photos" }).click();
  await click(library, "Picture 1");
  await says(library, "1");
  expect(await violations(page)).toEqual([]);
  await click(library, "Done");
  expect(await chosen(page).count()).toBe(1);
  const bytes = [...(await photo(4))];
  await page.evaluate((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], "pasted.jpg", { type: "image/jpeg" }));
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
  }, bytes);
  await expect.poll(() => chosen(page).count()).toBe(2);
  await click(page, "Remove picture 1");
  expect(await chosen(page).count()).toBe(1);
});

test("the viewer tells an edit's whole history, and leads on to what can be made of it", async () => {
  const person = await app.person("mary@example.com", { credits: CREDITS });
  const upload = await person.client.upload("mine.jpg", await photo(5));
  const { edits } = person.client.trpc;
  const { id } = await edits.create.mutate({
    requestKey: crypto.randomUUID(),
    operation: "upscale",
    inputs: { image: [{ kind: "upload", id: upload.id }] },
    options: { factor: "2" },
  });
  await eventually("the edit's end", async () => (await edits.get.query({ id })).status === "COMPLETED");
  const page = await app.openAs(person, { path: "/dashboard" });
  await button(page, /^Open picture 1/).click();
  const viewer = page.getByRole("dialog");
  await click(viewer, "How it was made");
  await says(viewer, "Made from");
  await says(viewer, formatCredits(PRICE));
  // and all its versions, the photo it began with among them
  const versions = viewer.getByRole("list", { name: "Versions" });
  await expect.poll(() => versions.getByRole("listitem").allInnerTexts()).toEqual(["Photo", "Upscale"]);
  expect(await versions.locator("[aria-current]").innerText()).toBe("Upscale");
  expect(await violations(page)).toEqual([]);
  await click(viewer, "Change the picture");
  await page.getByRole("menuitem", { name: "More like this" }).click();
  await chosen(page).waitFor();
  expect(await page.getByLabel("Kind of change").inputValue()).toBe("variations");
});
