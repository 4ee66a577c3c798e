import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { startApp } from "#tests/support/app.ts";
import { button, click, field, says } from "#tests/support/browser/on-page.ts";
import { train } from "#tests/support/jobs/finished-work.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { photo } from "#tests/support/photos/uploads.ts";

const app = startApp({ compute: fakeCompute().compute });
const SHOW = "Show this model on the covers";
const drawn = (page: Page) => page.locator("[data-portrait]");

test("a model is put on the covers when asked to, from its first photo that will do, and taken off again", async () => {
  const person = await app.person("ada@example.com", { credits: TRAINING_CREDITS });
  const nobody = await photo(1);
  await train(person.client, { photos: [nobody, new Uint8Array(await fixturePhoto("astronaut.jpg"))] });
  const page = await app.openAs(person);
  await page.goto("/packs/new");
  await says(page, "Covers are illustrations.");
  expect(await drawn(page).count()).toBe(0);
  await click(page, SHOW);
  await drawn(page).first().waitFor();
  await says(page, "drawn on this device, from a photo of this model");
  // nothing of it is kept: the next visit begins with illustrations
  await page.reload();
  await button(page, SHOW).waitFor();
  expect(await drawn(page).count()).toBe(0);
  await click(page, SHOW);
  await drawn(page).first().waitFor();
  await click(page, "Show illustrations");
  await button(page, SHOW).waitFor();
  expect(await drawn(page).count()).toBe(0);
});

test("the covers follow to another model, and where its photos show nobody, nobody stays on them", async () => {
  const person = await app.person("grace@example.com", { credits: TRAINING_CREDITS, model: true });
  await train(person.client, { photos: [new Uint8Array(await fixturePhoto("astronaut.jpg"))] });
  const page = await app.openAs(person);
  await page.goto("/packs/new");
  await click(page, SHOW);
  await drawn(page).first().waitFor();
  await field(page, "Model").selectOption({ index: 1 });
  await says(page, "The covers could not be drawn from this model's photos.");
  expect(await drawn(page).count()).toBe(0);
});
