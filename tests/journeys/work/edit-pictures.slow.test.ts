import { expect, test } from "vitest";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { button, field, says } from "#tests/support/browser/on-page.ts";
import { photo } from "#tests/support/photos/uploads.ts";

const app = startApp();

test("a background is chosen as a colour, and all that was made of it opens from one tile of the library", async () => {
  const person = await app.person("rosalind@example.com", { credits: 100 });
  const page = await app.openAs(person, { path: "/tools/image-to-image" });
  await field(page, "Kind of change").selectOption("replace-background");
  await page
    .getByLabel("Photos: Picture", { exact: true })
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await photo(1)) });
  await page.getByRole("img", { name: "Number 1 of 1" }).waitFor();
  await field(page, "2").check({ force: true });

  // in words, as a place, as a picture: each says what is still missing
  await button(page, /^Make 2 pictures/).click();
  await says(page, "Say which background.");
  await field(page, "A place").check({ force: true });
  await button(page, /^Make 2 pictures/).click();
  await says(page, "Choose a place.");
  await field(page, "Own picture").check({ force: true });
  await button(page, /^Make 2 pictures/).click();
  await says(page, "Choose the picture that goes behind.");
  await field(page, "Two colours").check({ force: true });
  expect(await field(page, "Which background?").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await button(page, /^Make 2 pictures/).click();
  const result = page.getByRole("region", { name: "Latest result" });
  await button(result, "Open result 2").waitFor();
  const { items } = await person.client.trpc.edits.list.query({});
  expect(items[0]).toMatchObject({ options: { colours: ["#cfd8e3", "#5b6b7f"] }, imageUrls: { length: 2 } });

  await page.goto("/dashboard");
  await page.getByRole("group", { name: "Your pictures" }).getByRole("button").first().click();
  const strip = page.getByRole("list", { name: "Pictures of this edit" });
  const second = strip.getByRole("button", { name: "Picture 2 of 2" });
  await second.waitFor();
  const shown = () => page.getByRole("dialog").locator("img[draggable=false]").getAttribute("src");
  const [first] = [await shown()];
  await page.keyboard.press("2");
  expect(await second.getAttribute("aria-current")).toBe("true");
  expect(await shown()).not.toBe(first);
  expect(await page.getByRole("link", { name: "Download" }).getAttribute("href")).toContain(await shown());
  // a link shows an edit's first picture, so it is offered for that one
  expect(await button(page, "Share").isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await strip.getByRole("button", { name: "Picture 1 of 2" }).click();
  expect(await shown()).toBe(first);
});
