import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import { startApp } from "#tests/support/app.ts";
import { button, says } from "#tests/support/browser/on-page.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { photo } from "#tests/support/photos/uploads.ts";

const app = startApp({ provider: true });
const CREDITS = 100;

const file = async (seed: number) => ({
  name: `${seed}.jpg`,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await photo(seed)),
});
const consentOf = (page: Page) => page.getByRole("checkbox", { name: /is an adult/ });
const consentsOf = (userId: string) =>
  rowsOf(app.db, "SELECT kind, engine FROM likenessConsent WHERE userId = ? ORDER BY rowid", userId);

test("other clothes are agreed to each time, Auto says what it chose, and a failure gives the credits back and says so", async () => {
  const person = await app.person("ada@example.com", { credits: CREDITS });
  const credits = async () => (await person.client.trpc.user.getCredits.query()).amount;
  const page = await app.openAs(person, { path: "/tools/image-to-image" });
  await page.getByLabel("Photos: Pictures, in order").setInputFiles(await file(1));
  await page.getByRole("img", { name: "Number 1 of 1" }).waitFor();
  await page.getByLabel("What should change?").fill("give me a navy suit");
  await says(page, "Reads as: Change clothes");

  const make = button(page, /^Make 1 picture for \d+ credits?$/);
  const consent = consentOf(page);
  for (const times of [1, 2]) {
    await expect.poll(() => consent.isChecked()).toBe(false);
    await make.click();
    await says(page, "Please confirm this first.");
    await consent.check();
    await make.click();
    await expect.poll(() => consentsOf(person.userId)).toHaveLength(times);
  }
  // the local engine has no other clothes: both fail, and neither costs anything
  const newest = page.getByRole("article").first();
  await newest.getByText("Auto: Change clothes").first().waitFor();
  await newest.getByText(JOB_FAILURES.PROVIDER_REFUSED).waitFor();
  await expect.poll(credits).toBe(CREDITS);
  const kept = { kind: "CLOTHING_REPLACEMENT", engine: "provider" };
  expect(await consentsOf(person.userId)).toEqual([kept, kept]);
  const { items } = await person.client.trpc.user.creditHistory.query({});
  const moved = items.map(({ reason }) => reason);
  expect(moved.filter((reason) => reason === "FAILED_GENERATION")).toHaveLength(2);
});

test("a face on a photo is agreed to each time, and kept of each", async () => {
  const person = await app.person("grace@example.com", { credits: CREDITS });
  const page = await app.openAs(person, { path: "/tools/image-generator" });
  await page.getByLabel("Model", { exact: true }).selectOption({ label: "A photo of a face" });
  await page.getByLabel("Photos: Photo of the face").setInputFiles(await file(2));
  await page.getByRole("img", { name: "Number 1 of 1" }).waitFor();
  await page.getByLabel("What should the picture show?").fill("a portrait by a window");
  const make = button(page, /^Make 1 picture for \d+ credits?$/);
  const consent = consentOf(page);
  for (const times of [1, 2]) {
    await expect.poll(() => consent.isChecked()).toBe(false);
    await make.click();
    await says(page, "Please confirm this first.");
    await consent.check();
    await make.click();
    await expect.poll(() => consentsOf(person.userId)).toHaveLength(times);
  }
  const kept = { kind: "FACE_REFERENCE", engine: "provider" };
  expect(await consentsOf(person.userId)).toEqual([kept, kept]);
});
