import { expect, test } from "vitest";
import { PUBLIC_MODEL_DECLARATION } from "#schema/accounts/consent.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { button, click, follow, says } from "#tests/support/browser/on-page.ts";
import { makePack } from "#tests/support/jobs/finished-work.ts";

/** A model that its owner opens to others, in two people's browsers. */
const app = startApp();

test("a model is opened with samples, used by somebody else within its limits, and closed; their picture stays", async () => {
  const owner = await app.person("ada@example.com", { credits: PACK_CREDITS, model: true });
  const [model] = (await owner.client.trpc.trainings.list.query({})).items;
  await makePack(owner.client, model!.id);
  const mine = await app.openAs(owner, { path: `/tools/trainings/${model!.id}` });

  await click(mine, "Choose samples");
  const samples = mine.getByRole("dialog", { name: "Choose samples" });
  for (const number of [1, 3])
    await samples.getByRole("checkbox", { name: new RegExp(`number ${number}$`) }).check({ force: true });
  await says(samples, "2 of");
  expect(await violations(mine)).toEqual([]);
  await click(samples, "Save samples");
  await samples.waitFor({ state: "detached" });

  await click(mine, "Let others use it");
  const asked = mine.getByRole("dialog", { name: "Let others use this model?" });
  await click(asked, "Let others use it");
  await says(asked, "Please confirm whose face it is");
  await asked.getByLabel(PUBLIC_MODEL_DECLARATION).check();
  await click(asked, "Let others use it");
  await says(mine, "Everybody signed in may make pictures with this model");

  const other = await app.person("bob@example.com", { credits: PACK_IMAGE_CREDITS });
  const theirs = await app.openAs(other, {
    path: "/tools/trainings",
    expects: /generations\.create|status of 412/,
  });
  const shared = theirs.getByRole("region", { name: "Models that others share" });
  const shown = shared.getByRole("list", { name: /^Samples of/ }).getByRole("img");
  await expect.poll(() => shown.count()).toBe(2);
  expect(await violations(theirs)).toEqual([]);
  await follow(shared, "Describe a picture");
  const prompt = theirs.getByLabel("What should the picture show?");
  const make = button(theirs, /^Make \d pictures? for \d+ credits$/);
  await theirs.getByRole("radio", { name: "1", exact: true }).check();
  await prompt.fill("me in lingerie on a bed");
  await make.click();
  await says(theirs, ERRORS.PUBLIC_MODEL_ADULT.message);
  expect((await other.client.trpc.user.getCredits.query()).amount).toBe(PACK_IMAGE_CREDITS);
  await prompt.fill("me in a garden");
  await make.click();
  const picture = theirs.getByRole("article", { name: "me in a garden" });
  await picture.getByRole("button", { name: /Open picture/ }).waitFor();

  await click(mine, "Close it to others");
  await says(mine, "Only you can see and use this model.");
  await theirs.goto("/tools/trainings");
  await says(theirs, "No model yet.");
  expect(await shared.count()).toBe(0);
  await theirs.goto("/dashboard");
  await theirs.getByRole("button", { name: /^Open picture 1/ }).waitFor();
});
