import { beforeEach, expect, test } from "vitest";
import { FACE_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, generationRow, trainingRow } from "#tests/support/database/rows.ts";
import { rowOf, rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { modelFilmMaker } from "#tests/support/jobs/people/model-film-maker.ts";
import { creditsOf, SOME_TRAINING } from "#tests/support/jobs/people/model-owner.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { expectRefused, refusal, refusals } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, stopQueue } from "#tests/support/replace-deps.ts";

/** Starting, listing and cancelling trainings; the queue stands still, so nothing moves by itself. */
const harness = harnessForFile();
beforeEach(() => stopQueue(harness));

async function ready(credits: number, seeds = [1]) {
  const person = await signedIn(harness, { credits });
  const uploadIds: string[] = [];
  for (const seed of seeds) uploadIds.push((await person.client.upload(`${seed}.jpg`, await photo(seed))).id);
  const { trpc } = person.client;
  type Input = Parameters<typeof trpc.trainings.start.mutate>[0];
  const start = (input: Partial<Input> = {}) =>
    trpc.trainings.start.mutate({ requestKey: crypto.randomUUID(), uploadIds, ...SOME_TRAINING, ...input });
  return { ...person, trpc, uploadIds, start };
}

test("starting a training charges for it and shows it at once", async () => {
  const person = await ready(TRAINING_CREDITS + 5, [1, 2]);
  const { id } = await person.start({ name: "  Spring  ", keepPhotos: true });
  expect(await creditsOf(person)).toBe(5);
  const view = await person.trpc.trainings.get.query({ id });
  const asked = { name: "Spring", genderOrCategory: "WOMAN", keepPhotos: true };
  expect(view).toMatchObject({ id, status: "PENDING", report: null, failure: null, ...asked });
  expect(view.photos).toHaveLength(2);
  const coverUrl = view.photos[0]!.url;
  expect((await person.client.fetch(coverUrl)).status).toBe(200);
  const list = await person.trpc.trainings.list.query({});
  expect(list.items).toMatchObject([{ id, name: "Spring", photoCount: 2, coverUrl }]);
  const [charge] = (await person.trpc.user.creditHistory.query({})).items;
  const reasonExtra = { kind: "TRAINING", trainingId: id };
  expect(charge).toMatchObject({ credits: -TRAINING_CREDITS, reason: "OTHER", reasonExtra });
  expect(await person.trpc.jobs.active.query()).toMatchObject([{ kind: "TRAINING", subjectId: id }]);
});

test("starting a training keeps when and to which text somebody agreed, and no photos or public model unless asked", async () => {
  const person = await ready(2 * TRAINING_CREDITS);
  const agreed = await person.start({ faceConsent: FACE_CONSENT_VERSION });
  const other = await person.start();
  const stored = ({ id }: { id: string }) => rowOf(harness.db, "SELECT * FROM training WHERE id = ?", id);
  const consentVersion = `${FACE_CONSENT_VERSION} embedded`;
  expect(await stored(agreed)).toMatchObject({ consentVersion, consentLanguage: "en" });
  const row = await stored(other);
  expect(row).toMatchObject({ consentVersion: null, consentLanguage: null, keepPhotos: 0, isPublic: 0 });
  expect(Math.abs(Number(row?.consentedAt) - harness.now())).toBeLessThan(30_000);
  // a text that never was
  const invented = { faceConsent: "1999-01-01" as typeof FACE_CONSENT_VERSION };
  expect(await refusal(person.start(invented))).toBe("BAD_INPUT");
});

test("starting a training with somebody else's photo, a deleted one or none at all changes nothing", async () => {
  const { userId, trpc, client, uploadIds: own, start } = await ready(TRAINING_CREDITS);
  const { uploadIds: others } = await ready(0, [7]);
  const gone = await client.upload("gone.jpg", await photo(8));
  await trpc.uploads.delete.mutate({ id: gone.id });
  for (const uploadIds of [others, [...own, ...others], [gone.id], ["none"]])
    await expectRefused(harness, { userId, code: "UPLOADS_MISSING" }, () => start({ uploadIds }));
});

test("a third training while two run is refused, also when all come at once", async () => {
  const person = await ready(TRAINING_CREDITS * 6);
  const answers = await refusals([1, 2, 3, 4, 5].map(() => person.start()));
  expect(answers.toSorted()).toEqual([...Array(3).fill("TRAINING_LIMIT"), null, null]);
  expect(await creditsOf(person)).toBe(TRAINING_CREDITS * 4);
  const { items } = await person.trpc.trainings.list.query({});
  await person.trpc.trainings.cancel.mutate({ id: items[0]!.id });
  expect(await refusal(person.start())).toBeNull();
});

const PERMISSION = "Please confirm that this is you, or that you have the person's permission";
const MANY = Array.from({ length: TRAINING_PHOTOS.max + 1 }, (_, n) => `u${n}`);
test.each([
  [{ consent: false }, "consent", PERMISSION],
  [{ consent: undefined }, "consent", PERMISSION],
  [{ name: "   " }, "name", "Please enter a name."],
  [{ name: "x".repeat(61) }, "name", "Keep the name under 60 characters."],
  [{ genderOrCategory: "OTHER" }, "genderOrCategory", "Choose man, woman or neutral."],
  [{ uploadIds: [] }, "uploadIds", "Add at least one photo."],
  [{ uploadIds: MANY }, "uploadIds", `Use at most ${TRAINING_PHOTOS.max} photos.`],
  [{ uploadIds: ["a", "a"] }, "uploadIds", "The same photo was added twice. Remove one of them."],
  [{ requestKey: "again" }, "requestKey", ""],
])("starting a training with %j tells what to do", async (bad, field, words) => {
  const { userId, start } = await ready(TRAINING_CREDITS);
  const bring = () => start(bad as never);
  const refused = await expectRefused(harness, { userId, code: "BAD_INPUT" }, bring);
  expect(refused?.fields[field]).toContain(words);
});

test("a model has another name at once, its owner's alone, and none a public figure has", async () => {
  const person = await ready(TRAINING_CREDITS);
  const { id } = await person.start();
  const { trainings } = person.trpc;
  await trainings.rename.mutate({ id, name: "  Winter  " });
  expect((await trainings.get.query({ id })).name).toBe("Winter");
  expect(await refusal(trainings.rename.mutate({ id, name: "Taylor Swift" }))).toBe("MODEL_PUBLIC_FIGURE");
  const other = await signedIn(harness);
  expect(await refusal(other.client.trpc.trainings.rename.mutate({ id, name: "Mine" }))).toBe("NOT_FOUND");
  expect((await trainings.get.query({ id })).name).toBe("Winter");
});

test("what failed is tried again with the same photos, charged once a key; what did not fail is not", async () => {
  const person = await ready(TRAINING_CREDITS * 2, [1, 2]);
  const { trainings } = person.trpc;
  const { id } = await person.start({ name: "Spring", faceConsent: FACE_CONSENT_VERSION });
  const again = { id, requestKey: crypto.randomUUID() };
  expect(await refusal(trainings.retry.mutate(again))).toBe("CONFLICT");
  // never begun, so it ends at once and is paid back
  await trainings.cancel.mutate({ id });
  expect(await creditsOf(person)).toBe(TRAINING_CREDITS * 2);
  const [first, second] = [await trainings.retry.mutate(again), await trainings.retry.mutate(again)];
  expect(second).toEqual(first);
  expect(await creditsOf(person)).toBe(TRAINING_CREDITS);
  const view = await trainings.get.query(first);
  expect(view).toMatchObject({ name: "Spring", status: "PENDING", genderOrCategory: "WOMAN" });
  expect(view.photos).toHaveLength(2);
  const kept = "SELECT retryCount, consentVersion FROM training WHERE id = ?";
  const consentVersion = (await rowOf(harness.db, kept, id))?.consentVersion;
  expect(await rowOf(harness.db, kept, first.id)).toEqual({ retryCount: 1, consentVersion });
  const other = await signedIn(harness);
  expect(await refusal(other.client.trpc.trainings.retry.mutate(again))).toBe("NOT_FOUND");
});

test("a model's pictures go to the trash with it where that is asked for, and stay where it is not", async () => {
  for (const pictures of [true, false]) {
    const { userId, client } = await signedIn(harness, { credits: 10 });
    const own = { userId, chargeId: await addCharge(harness.db, userId) };
    const [trainingId, pictureId] = [crypto.randomUUID(), crypto.randomUUID()];
    await harness.db.write([
      trainingRow({ id: trainingId, ...own }),
      generationRow({ id: pictureId, ...own, trainingId }),
    ]);
    await client.trpc.trainings.delete.mutate({ id: trainingId, pictures });
    const idsIn = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
    const there = [
      idsIn(await client.trpc.generations.list.query({})),
      idsIn(await client.trpc.trash.list.query({})),
    ];
    expect(there).toEqual(pictures ? [[], [pictureId]] : [[pictureId], []]);
  }
});

test("a picture that never came does not go to the trash with its model, and holds up nobody's", async () => {
  const { userId, client } = await signedIn(harness, { credits: 10 });
  const own = { userId, chargeId: await addCharge(harness.db, userId) };
  const [trainingId, made, failed, before] = Array.from({ length: 4 }, () => crypto.randomUUID());
  const long = harness.now() - 31 * 86_400_000;
  await harness.db.write([
    trainingRow({ id: trainingId!, ...own }),
    generationRow({ id: made!, ...own, trainingId }),
    generationRow({ id: failed!, ...own, trainingId, status: "FAILED" }),
    // as an earlier version left it
    generationRow({ id: before!, ...own, status: "FAILED", deletedAt: long }),
  ]);
  await client.trpc.trainings.delete.mutate({ id: trainingId!, pictures: true });
  expect((await client.trpc.trash.list.query({})).items.map(({ id }) => id)).toEqual([made]);
  await harness.db.write([sql("UPDATE generation SET deletedAt = ? WHERE id = ?", long, made!)]);
  await harness.cron("* * * * *");
  const left = await rowsOf(harness.db, "SELECT id FROM generation WHERE userId = ?", userId);
  expect(left).toEqual([{ id: failed }]);
});

test("a model stays while a still of one's own video is being made with it", async () => {
  const { trpc, trainingId, video, videos } = await modelFilmMaker(harness);
  const { id } = await video();
  expect(await refusal(trpc.trainings.delete.mutate({ id: trainingId, pictures: true }))).toBe(
    "TRAINING_BUSY",
  );
  await videos.cancel.mutate({ id });
  await trpc.trainings.delete.mutate({ id: trainingId, pictures: true });
  expect(await refusal(trpc.trainings.get.query({ id: trainingId }))).toBe("NOT_FOUND");
});

test("starting a training needs as many photos as the connected trainer does", async () => {
  const { userId, trpc, start } = await ready(TRAINING_CREDITS);
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "provider" } }));
  await expectRefused(harness, { userId, code: "TOO_FEW_PHOTOS" }, start);
  expect(await trpc.system.info.query()).toMatchObject({ inference: "provider", minPhotos: 6 });
});

test("a public figure's name is refused for a model, in any spelling, and nothing is charged", async () => {
  const person = await ready(TRAINING_CREDITS);
  for (const name of ["Taylor Swift", "my PENÉLOPE  CRUZ model", "D0nald Trump", "Iga Świątek"]) {
    await expectRefused(harness, { userId: person.userId, code: "MODEL_PUBLIC_FIGURE" }, () =>
      person.start({ name }),
    );
  }
  // one word is many people's name
  await person.start({ name: "Adele" });
});
