import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { personView } from "#schema/operations/edits/by-words/person-view.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { FACE_COUNT } from "#schema/virtual-people/person-prompt.ts";
import { VIEW_NAMES } from "#schema/virtual-people/person-views.ts";
import { NOBODY_REAL } from "#schema/virtual-people/virtual-people.ts";
import type { EmbeddedOperation } from "#scripts/local/inference/operations/embedded-operation.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { button, click, says } from "#tests/support/browser/on-page.ts";
import { PERSON_PRICES } from "#tests/support/jobs/people/inventor.ts";

/** A person who does not exist, in the browser: the local queue answers as the provider's models do. */

const PHOTO = readFileSync("scripts/local/demo-photos/astronaut.jpg");
/** Somebody else's face, by whom the catalogue shows a theme. */
const OTHER = sharp("web/public/covers/model-headshots-960.avif").jpeg().toBuffer();

/** The first face is one that the owner's own photo shows. */
const inventFace: EmbeddedOperation = async ({ files }, { id, input }) => {
  const isMine = (input as { prompt: string }).prompt.includes("oval face");
  const file = await files.save(id, "face.jpg", isMine ? PHOTO : await OTHER);
  return { images: [{ ...file, width: 1024, height: 1024 }], seed: 5, has_nsfw_concepts: [false] };
};
const drawView: EmbeddedOperation = async ({ files }, { id }) => {
  const file = await files.save(id, "view.jpg", await OTHER);
  return { images: [{ ...file, width: 1024, height: 1024 }], seed: 5 };
};

const app = startApp({
  provider: true,
  operations: { [textToImage.endpoint]: inventFace, [personView.endpoint]: drawView },
});
const CREDITS = PERSON_PRICES.faces + PERSON_PRICES.views + TRAINING_CREDITS + 7;
const face = (page: Page, place: number) =>
  page.getByRole("radio", { name: `Face ${place} Not a real person`, exact: true });

test("described, chosen among faces, seen in views, trained, used, renamed and deleted; one like the owner is refused", {
  timeout: 600_000,
}, async () => {
  const person = await app.person("ada@example.com", { credits: CREDITS });
  await person.client.upload("me.jpg", new Uint8Array(PHOTO));
  const page = await app.openAs(person, {
    path: "/tools/virtual-people",
    expects: /virtualPeople\.create|status of 422/,
  });
  await says(page, "Nobody yet.");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Invent a person" }).click();
  await click(page, new RegExp(`^Make ${FACE_COUNT} faces for`));
  await says(page, "Please enter a name.");
  await says(page, "Please confirm that you describe an adult who does not exist.");
  await page.getByLabel("Name", { exact: true }).fill("Mara");
  await page.getByRole("radio", { name: /^Woman/ }).check();
  await page.getByLabel("Age", { exact: true }).fill("16");
  await page.getByLabel("In a few words").fill("just like Taylor Swift");
  await page.getByRole("checkbox", { name: NOBODY_REAL }).check();
  await click(page, new RegExp(`^Make ${FACE_COUNT} faces for`));
  await says(page, "Virtual people are adults: choose an age from 18 to 90.");
  await page.getByLabel("Age", { exact: true }).fill("34");
  await click(page, new RegExp(`^Make ${FACE_COUNT} faces for`));
  await says(page, ERRORS.PERSON_WORDS.message);
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(CREDITS);
  await page.getByLabel("In a few words").fill("grey at the temples");
  expect(await violations(page)).toEqual([]);
  await click(page, `Make ${FACE_COUNT} faces for ${PERSON_PRICES.faces} credits`);
  await page.waitForURL(/\/tools\/virtual-people\/[0-9a-f-]{36}$/);

  await face(page, FACE_COUNT).waitFor({ timeout: 120_000 });
  expect(await violations(page)).toEqual([]);
  // by which of them is like the owner's photo
  const [{ id } = { id: "" }] = (await person.client.trpc.virtualPeople.list.query({})).items;
  const made = await person.client.trpc.virtualPeople.get.query({ id });
  const sizes = await Promise.all(
    made.faces.map(async ({ url }) => (await (await person.client.fetch(url!)).arrayBuffer()).byteLength),
  );
  const mine = sizes.findIndex((size) => sizes.filter((other) => other === size).length === 1) + 1;
  expect(mine).toBeGreaterThan(0);
  const other = mine === 2 ? 3 : 2;
  await page.getByAltText(`Face ${mine}`, { exact: true }).click();
  await click(page, "Choose this face");
  await page.getByText(ERRORS.PERSON_TOO_LIKE.message).waitFor({ timeout: 120_000 });
  await says(page, "Choose a face first.");
  await page.getByAltText(`Face ${other}`, { exact: true }).click();
  await click(page, "Choose this face");
  const views = `Make ${VIEW_NAMES.length} views for ${PERSON_PRICES.views} credits`;
  await button(page, views).waitFor({ timeout: 120_000 });
  await click(page, views);
  await page.getByAltText("Smiling, not a real person").waitFor({ timeout: 120_000 });
  await button(page, `Train the model for ${TRAINING_CREDITS} credits`).waitFor({ timeout: 120_000 });
  await expect
    .poll(() => page.getByRole("checkbox", { name: /^Make .* again$/ }).count(), { timeout: 120_000 })
    .toBe(VIEW_NAMES.length);
  expect(await violations(page)).toEqual([]);
  await click(page, `Train the model for ${TRAINING_CREDITS} credits`);
  await page.getByRole("link", { name: "Describe a picture" }).waitFor({ timeout: 120_000 });
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(7);
  const kept = await person.client.trpc.virtualPeople.get.query({ id });
  expect(kept).toMatchObject({ stage: "READY", faceId: made.faces[other - 1]!.id });

  // usable as any model, and marked
  await person.client.trpc.generations.create.mutate({
    ...{ requestKey: crypto.randomUUID(), trainingId: kept.training!.id, count: 1, aspect: "portrait" },
    ...{ prompt: "me at the sea", seed: 5 },
  });
  await page.goto("/tools/trainings");
  await says(page, "Not a real person.");
  await page.goto("/dashboard");
  await page
    .getByRole("button", { name: /Open picture .*not a real person/ })
    .first()
    .click();
  await click(page, "How it was made");
  await page.getByRole("region", { name: "How it was made" }).getByText("Not a real person").waitFor();

  await page.goto(`/tools/virtual-people/${id}`);
  await click(page, "Rename");
  await page.getByRole("dialog").getByLabel("Name").fill("Ines");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Ines" }).waitFor();
  await click(page, "Delete");
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "Delete this person" })
    .click();
  await says(page, "Nobody yet.");
  expect((await person.client.trpc.trainings.list.query({})).items).toEqual([]);
});

test("a person that is not there says so, and a stranger's is one", async () => {
  const page = await app.openAs(await app.person("grace@example.com"), {
    path: "/tools/virtual-people/none",
    expects: /virtualPeople\.get/,
  });
  await says(page, "We can't find this person");
});
