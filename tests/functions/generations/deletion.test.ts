import { expect, test } from "vitest";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { idsOf } from "#tests/support/all-pages.ts";
import { insertInto } from "#tests/support/database/rows.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { stored } from "#tests/support/jobs/bookkeeping.ts";
import { makePack, train } from "#tests/support/jobs/finished-work.ts";
import { insertModelOwner, SOME_ORDER } from "#tests/support/jobs/people/model-owner.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { refusal, refusals } from "#tests/support/procedures/refusals.ts";
import { restoreDeps, stopQueue } from "#tests/support/replace-deps.ts";

/** What takes what along, what stays, and when objects are gone for good. */
const harness = harnessForFile({ compute: fakeCompute({ small: true }).compute });

const DAY = 86_400_000;
const sweep = () => harness.cron("* * * * *");
const hourly = () => harness.cron("17 * * * *");

async function customer() {
  const person = await signedIn(harness, { credits: 10_000 });
  return {
    ...person,
    trpc: person.client.trpc,
    train: (seeds: number[], keepPhotos = false) => train(person.client, { seeds, keepPhotos }),
    statusOf: async (url: string) => (await person.client.fetch(url)).status,
    keys: async () => [...(await stored(harness, person.userId))].sort(),
  };
}
const keysOf = (pictures: { imageUrl: string }[]) =>
  pictures.map(({ imageUrl }) => imageUrl.slice("/media/".length)).sort();

test("deleting a training takes its photos and model along, and leaves its pictures", async () => {
  const { client, trpc, train, statusOf, keys } = await customer();
  const { id, uploads } = await train([31, 32]);
  const pack = await makePack(client, id);
  const stranger = await signedIn(harness);
  expect(await refusal(stranger.client.trpc.trainings.delete.mutate({ id }))).toBe("NOT_FOUND");
  expect(await trpc.trainings.delete.mutate({ id })).toEqual({ ok: true });
  expect(await refusal(trpc.trainings.get.query({ id }))).toBe("NOT_FOUND");
  expect(await refusal(trpc.trainings.delete.mutate({ id }))).toBe("NOT_FOUND");
  expect((await trpc.uploads.list.query({})).items).toEqual([]);
  expect(await statusOf(uploads[0]!.url)).toBe(404);
  await sweep();
  expect(await keys()).toEqual(keysOf(pack.pictures));
  expect(await statusOf(pack.pictures[0]!.imageUrl)).toBe(200);
  const nameless = { trainingId: null, trainingName: null };
  expect(await trpc.packs.get.query({ id: pack.id })).toMatchObject(nameless);
  expect((await trpc.generations.list.query({ limit: 100 })).items).toHaveLength(20);
});

test("deleting one of two trainings that share a photo leaves the photo to the other", async () => {
  const { trpc, train, statusOf, keys } = await customer();
  const [first, second] = [await train([35, 36]), await train([36, 37])];
  const shared = first.uploads[1]!;
  expect(second.uploads[0]!.id).toBe(shared.id);
  await trpc.trainings.delete.mutate({ id: first.id });
  // nor does it go with the upload
  await trpc.uploads.delete.mutate({ id: shared.id });
  await sweep();
  expect([await statusOf(first.uploads[0]!.url), await statusOf(shared.url)]).toEqual([404, 200]);
  expect((await trpc.trainings.get.query({ id: second.id })).photos).toHaveLength(2);
  await trpc.trainings.delete.mutate({ id: second.id });
  await sweep();
  expect(await keys()).toEqual([]);
});

test("deleting what is still being made is refused, and changes nothing; its photos stay", async () => {
  const { client, trpc, trainingId } = await insertModelOwner(harness, { credits: 10_000 });
  const upload = await client.upload("me.jpg", await photo(40));
  stopQueue(harness);
  const requestKey = crypto.randomUUID();
  const { id } = await trpc.packs.generate.mutate({ requestKey, trainingId, ...SOME_ORDER });
  const work = { name: "Two", genderOrCategory: "MAN", consent: true } as const;
  const busy = await trpc.trainings.start.mutate({ requestKey, uploadIds: [upload.id], ...work });
  harness.advance(30 * 60_000);
  await hourly();
  restoreDeps(harness);
  const removals = () => [
    trpc.packs.delete.mutate({ id }),
    trpc.trainings.delete.mutate({ id: trainingId }),
    trpc.trainings.delete.mutate({ id: busy.id }),
  ];
  expect(await refusals(removals())).toEqual(["PACK_BUSY", "TRAINING_BUSY", "TRAINING_BUSY"]);
  expect(await trpc.packs.get.query({ id })).toMatchObject({ status: "PENDING" });
  expect((await trpc.trainings.get.query({ id: busy.id })).photos).toHaveLength(1);
  await trpc.packs.cancel.mutate({ id });
  await trpc.trainings.cancel.mutate({ id: busy.id });
  expect(await refusals(removals())).toEqual([null, null, null]);
});

test("selfies of a finished training go after seven days, unless they were to be kept", async () => {
  const { client, trpc, train, statusOf } = await customer();
  const [passing, kept] = [await train([51, 52]), await train([52, 53], true)];
  const photosOf = async ({ id }: { id: string }) => (await trpc.trainings.get.query({ id })).photos.length;

  harness.advance(7 * DAY - 60_000);
  await hourly();
  expect(await photosOf(passing)).toBe(2);

  harness.advance(2 * 60_000);
  await hourly();
  await hourly();
  await sweep();
  expect([await photosOf(passing), await photosOf(kept)]).toEqual([0, 2]);
  // one was shared with the kept one
  expect([await statusOf(passing.uploads[0]!.url), await statusOf(kept.uploads[0]!.url)]).toEqual([404, 200]);
  // the trained model is still good for a pack
  expect(await trpc.trainings.get.query({ id: passing.id })).toMatchObject({ status: "COMPLETED" });
  expect((await makePack(client, passing.id)).pictures).toHaveLength(20);
});

test("a selfie added again after its training stays for the next one, and goes with its own days", async () => {
  const { client, trpc, train, statusOf, keys } = await customer();
  const { id, uploads } = await train([54, 55]);
  const [again, other] = [uploads[0]!, uploads[1]!];
  const left = async () => idsOf((await trpc.uploads.list.query({})).items);

  harness.advance(6.5 * DAY);
  expect((await client.upload("again.jpg", await photo(54))).duplicate).toBe(true);
  harness.advance(0.6 * DAY);
  await hourly();
  await sweep();
  expect((await trpc.trainings.get.query({ id })).photos).toEqual([]);
  expect(await left()).toEqual([again.id]);
  expect([await statusOf(again.url), await statusOf(other.url)]).toEqual([200, 404]);

  harness.advance((RETENTION_DAYS.unusedUpload - 0.5) * DAY);
  await hourly();
  await sweep();
  expect(await left()).toEqual([]);
  expect((await keys()).filter((key) => key.includes(again.id))).toEqual([]);
});

test("photos nobody trained with go after their days, counted from when they were last added", async () => {
  const { client, trpc, train, statusOf, keys } = await customer();
  const used = await train([70], true);
  const loose = await client.upload("loose.jpg", await photo(71));
  const again = await client.upload("again.jpg", await photo(72));
  await client.fetch(`${loose.url}?w=160`);

  harness.advance((RETENTION_DAYS.unusedUpload - 1) * DAY);
  expect((await client.upload("again.jpg", await photo(72))).duplicate).toBe(true);
  await hourly();
  expect((await trpc.uploads.list.query({})).items).toHaveLength(3);

  harness.advance(1.1 * DAY);
  await hourly();
  await hourly();
  await sweep();
  const left = idsOf((await trpc.uploads.list.query({})).items);
  expect(left.sort()).toEqual([used.uploads[0]!.id, again.id].sort());
  expect(await statusOf(loose.url)).toBe(404);
  expect((await keys()).filter((key) => key.includes(loose.id))).toEqual([]);
});

test("objects under an unfinished folder are swept, its neighbours are not", async () => {
  const { userId, keys } = await customer();
  const base = `outputs/${userId}/job`;
  for (const name of ["1/0", "1/1", "10/0", "2/0"]) await harness.env.MEDIA.put(`${base}/${name}.jpg`, "x");
  const due = insertInto("mediaGarbage", { prefix: `${base}/1/`, dueAt: harness.now() });
  await harness.db.write([due]);
  await sweep();
  expect(await keys()).toEqual([`${base}/10/0.jpg`, `${base}/2/0.jpg`]);
});
