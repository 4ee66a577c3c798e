import { afterAll, beforeAll, expect, test } from "vitest";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { eventually, photo, signUp } from "#tests/support/people.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test("photos in, portraits out, and the credits add up", async () => {
  const { client } = await signUp(harness);
  const before = (await client.trpc.user.getCredits.query()).amount;
  const uploads = [];
  for (const seed of [1, 2, 3]) uploads.push(await client.upload(`me-${seed}.jpg`, await photo(seed)));

  const training = await client.trpc.trainings.start.mutate({
    requestKey: crypto.randomUUID(),
    name: "Me",
    genderOrCategory: "WOMAN",
    uploadIds: uploads.map((upload) => upload.id),
    consent: true,
  });
  const trained = await eventually("training", async () => {
    const view = await client.trpc.trainings.get.query(training);
    return view.status === "COMPLETED" && view;
  });
  expect(trained.report).toHaveLength(3);
  expect(trained.photos).toHaveLength(3);

  const pack = await client.trpc.packs.generate.mutate({
    requestKey: crypto.randomUUID(),
    trainingId: training.id,
    themeSlug: "film-noir",
    packSlug: "the-private-eye",
  });
  await eventually("pack", async () => (await client.trpc.packs.get.query(pack)).status === "COMPLETED");
  const pictures = await client.trpc.generations.list.query({ packId: pack.id, limit: 100 });
  expect(pictures.items).toHaveLength(20);
  const file = await client.fetch(pictures.items[0]!.imageUrl);
  expect(file.status).toBe(200);
  expect(await file.text()).toContain("compositeWithTrainedAlgorithmicMedia");
  const thumbnail = await client.fetch(`${pictures.items[0]!.imageUrl}?w=160`);
  expect(thumbnail.headers.get("content-type")).toBe("image/webp");

  const after = (await client.trpc.user.getCredits.query()).amount;
  expect(before - after).toBe(TRAINING_CREDITS + PACK_CREDITS);
  expect(await harness.audit()).toEqual([]);
});
