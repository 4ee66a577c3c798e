import { expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { personView } from "#schema/operations/edits/by-words/person-view.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { TRAIN_MIN_PHOTOS, trainModel } from "#schema/operations/train-model.ts";
import { FACE_COUNT } from "#schema/virtual-people/person-prompt.ts";
import { VIEW_NAMES } from "#schema/virtual-people/person-views.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { rowOf, rowsOf } from "#tests/support/database/sql.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { inventor, PERSON_PRICES } from "#tests/support/jobs/people/inventor.ts";
import { SOME_ORDER } from "#tests/support/jobs/people/model-owner.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { expectRefused, refusal } from "#tests/support/procedures/refusals.ts";
import { restoreDeps } from "#tests/support/replace-deps.ts";

/** A person who does not exist, from a description to a model, as their owner makes them. */
const { harness, engine } = jobHarnessForFile();
const ALL = PERSON_PRICES.faces + PERSON_PRICES.views + TRAINING_CREDITS;

test("a description becomes faces, one of them views, and those a model that makes pictures, all marked as nobody's", async () => {
  const work = await inventor(harness, ALL + 1000);
  const { people, create, ended, comparison, key, userId, client, asked } = work;
  const { id } = await create();
  expect(await balanceOf(harness, userId)).toBe(ALL + 1000 - PERSON_PRICES.faces);
  expect(await people.get.query({ id })).toMatchObject({ stage: "FACES", isAtWork: true, coverUrl: null });
  await ended();
  const faces = await people.get.query({ id });
  expect(faces).toMatchObject({ stage: "FACES", isAtWork: false, age: 34, words: "grey at the temples" });
  expect(faces.faces.map(({ status }) => status)).toEqual(Array(FACE_COUNT).fill("COMPLETED"));
  const prompts = asked.map(({ input }) => String(input.prompt));
  expect(new Set(prompts).size).toBe(FACE_COUNT);
  for (const prompt of prompts)
    expect(prompt).toMatch(/fictional 34-year-old adult woman.*grey at the temples/);
  expect(asked.map(({ endpoint }) => endpoint)).toEqual(Array(FACE_COUNT).fill(textToImage.endpoint));

  expect(await refusal(people.makeViews.mutate({ ...key(id), views: ["smiling"] }))).toBe("CONFLICT");
  const chosen = faces.faces[2]!;
  await people.chooseFace.mutate({ id, generationId: chosen.id, comparison: await comparison() });
  expect(await people.get.query({ id })).toMatchObject({
    stage: "VIEWS",
    faceId: chosen.id,
    coverUrl: chosen.url,
  });
  const [kept] = await rowsOf(
    harness.db,
    "SELECT comparedPhotos, nearestDistance FROM virtualPerson WHERE id = ?",
    id,
  );
  expect(kept).toEqual({ comparedPhotos: 1, nearestDistance: 0.8 });

  expect(await refusal(people.train.mutate({ ...key(id), comparison: await comparison() }))).toBe(
    "TOO_FEW_PHOTOS",
  );
  asked.length = 0;
  await people.makeViews.mutate({ ...key(id), views: [...VIEW_NAMES] });
  await ended();
  const views = await people.get.query({ id });
  expect(views).toMatchObject({ stage: "TRAINING", isAtWork: false });
  expect(views.views.map(({ view }) => view).sort()).toEqual([...VIEW_NAMES].sort());
  for (const { endpoint, input } of asked) {
    expect(endpoint).toBe(personView.endpoint);
    expect(input.image_urls).toEqual([expect.stringContaining(chosen.url!)]);
  }

  asked.length = 0;
  const training = await people.train.mutate({ ...key(id), comparison: await comparison() });
  expect(await people.get.query({ id })).toMatchObject({ isAtWork: true, training: { id: training.id } });
  await ended();
  expect(asked.map(({ endpoint }) => endpoint)).toEqual([trainModel.endpoint]);
  expect(await people.get.query({ id })).toMatchObject({
    stage: "READY",
    training: { id: training.id, status: "COMPLETED", failure: null },
  });
  expect(await balanceOf(harness, userId)).toBe(1000);
  expect(await people.list.query({})).toMatchObject({
    items: [{ id, stage: "READY", coverUrl: chosen.url }],
  });
  const { trainings } = client.trpc;
  expect((await trainings.list.query({})).items).toMatchObject([
    { id: training.id, name: "Mara", isVirtual: true, photoCount: VIEW_NAMES.length + 1 },
  ]);
  expect(await trainings.get.query({ id: training.id })).toMatchObject({ isVirtual: true, personId: id });

  // usable wherever a model is, and what is made of it is marked
  restoreDeps(harness);
  await client.trpc.packs.generate.mutate({
    requestKey: crypto.randomUUID(),
    trainingId: training.id,
    ...SOME_ORDER,
  });
  await client.trpc.generations.create.mutate({
    ...{ requestKey: crypto.randomUUID(), trainingId: training.id, count: 1 },
    ...{ prompt: "me on a beach", aspect: "portrait", seed: 5 },
  });
  await ended();
  const library = (await client.trpc.generations.list.query({ limit: 100 })).items;
  expect(library).toHaveLength(FACE_COUNT + VIEW_NAMES.length + 21);
  expect(library.filter(({ isVirtual }) => !isVirtual)).toEqual([]);
  expect((await client.trpc.generations.listRequests.query({})).items[0]?.pictures[0]?.picture).toMatchObject(
    {
      isVirtual: true,
    },
  );
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
});

test("an edit of such a picture carries the mark, one that a real photo goes into does not, and a shared one says so", async () => {
  const { withFaces, client, upload, ended } = await inventor(harness, 500);
  const { faces } = await withFaces();
  restoreDeps(harness);
  const { edits } = client.trpc;
  const picture = { kind: "picture", id: faces[0]!.id } as const;
  const edit = (source: typeof picture | { kind: "upload"; id: string }) =>
    edits.create.mutate({
      requestKey: crypto.randomUUID(),
      operation: "cut-out",
      options: {},
      inputs: { image: [source] },
    });
  const [mine, theirs] = [await edit({ kind: "upload", id: upload.id }), await edit(picture)];
  await ended();
  const later = await edits.create.mutate({
    ...{ requestKey: crypto.randomUUID(), operation: "cut-out", options: {} },
    inputs: { image: [{ kind: "edit", id: theirs.id, position: 0 }] },
  });
  await ended();
  const marks = await Promise.all([mine, theirs, later].map(({ id }) => edits.get.query({ id })));
  expect(marks.map(({ isVirtual }) => isVirtual)).toEqual([false, true, true]);
  const listed = await client.trpc.generations.list.query({ kind: "edit" });
  expect(listed.items.map(({ isVirtual }) => isVirtual)).toEqual([true, true, false]);
  const share = await client.trpc.shares.create.mutate({
    ...{ id: crypto.randomUUID(), subject: { kind: "picture", id: picture.id }, days: 7 },
  });
  const page = await (await client.fetch(share.path)).text();
  expect(page).toContain("It shows a person who does not exist.");
  expect(page).toContain('alt="AI-made picture 1, not a real person"');
});

test.each<[string, string, string?]>([
  ["PERSON_WORDS", "a teenage girl with braces"],
  ["PERSON_WORDS", "looks like a 15-year-old"],
  ["PERSON_WORDS", "just like Taylor Swift"],
  ["PERSON_WORDS", "in lace lingerie"],
  ["MODEL_PUBLIC_FIGURE", "", "Taylor Swift"],
])("%s: %s", async (code, words, name = "Mara") => {
  const { create, userId } = await inventor(harness, 100);
  await expectRefused(harness, { userId, code: code as "PERSON_WORDS" }, () => create({ words, name }));
});

test("nobody under 18 can be described, nor without saying that they do not exist", async () => {
  const { create, userId } = await inventor(harness, 100);
  for (const wrong of [
    { age: 17 },
    { age: 18.5 },
    { age: 91 },
    { nobodyReal: false as never },
    { name: " " },
  ])
    await expectRefused(harness, { userId, code: "BAD_INPUT" }, () => create(wrong));
});

test("the built-in engine makes no people, and takes no credits", async () => {
  const { create, userId } = await inventor(harness, 100);
  restoreDeps(harness);
  await expectRefused(harness, { userId, code: "NEEDS_PROVIDER" }, () => create());
});

test("a face like somebody's in the photos is refused, as is one that a photo was left out of the comparison with", async () => {
  const { withFaces, people, comparison, client, userId } = await inventor(harness, 100);
  const { id, faces } = await withFaces();
  const choose = async (input: Awaited<ReturnType<typeof comparison>>) =>
    people.chooseFace.mutate({ id, generationId: faces[0]!.id, comparison: input });
  const compared = await comparison();
  for (const nearest of [0, 0.3, 0.5])
    await expectRefused(harness, { userId, code: "PERSON_TOO_LIKE" }, () => choose({ ...compared, nearest }));
  await expectRefused(harness, { userId, code: "CONFLICT" }, () => choose({ ...compared, photos: [] }));
  await client.upload("more.jpg", await photo(2, 400));
  await expectRefused(harness, { userId, code: "CONFLICT" }, () => choose(compared));
  expect((await people.get.query({ id })).faceId).toBeNull();
  await choose(await comparison(0.51));
  expect((await people.get.query({ id })).faceId).toBe(faces[0]!.id);
});

test("a training asks again: photos may have come since", async () => {
  const { withViews, people, comparison, key, userId, client } = await inventor(harness, ALL);
  const { id } = await withViews();
  const before = await comparison();
  await client.upload("more.jpg", await photo(3, 400));
  await expectRefused(harness, { userId, code: "CONFLICT" }, () =>
    people.train.mutate({ ...key(id), comparison: before }),
  );
  await expectRefused(harness, { userId, code: "PERSON_TOO_LIKE" }, async () =>
    people.train.mutate({ ...key(id), comparison: await comparison(0.4) }),
  );
});

test("each face that fails gives back its own part, and the others stay", async () => {
  let left = 3;
  const { withFaces, userId } = await inventor(harness, PERSON_PRICES.faces, () => left-- <= 0);
  const { faces } = await withFaces();
  expect(faces.filter(({ status }) => status === "COMPLETED")).toHaveLength(FACE_COUNT - 3);
  expect(faces.find(({ status }) => status === "FAILED")?.failure).toBe("PROVIDER_REFUSED");
  expect(await balanceOf(harness, userId)).toBe(3 * PERSON_PRICES.face);
  await expectConsistent(harness, userId);
});

test("twice with one key is one person and one charge; another of the same description costs again", async () => {
  const { create, people, ended, key, userId } = await inventor(harness, 3 * PERSON_PRICES.faces - 1);
  const requestKey = crypto.randomUUID();
  const made = await Promise.all([1, 2, 3].map(() => create({ requestKey })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const [{ id } = { id: "" }] = made;
  expect(await refusal(people.makeFaces.mutate(key(id)))).toBe("PERSON_BUSY");
  await ended();
  await people.makeFaces.mutate(key(id));
  await ended();
  expect((await people.get.query({ id })).faces).toHaveLength(2 * FACE_COUNT);
  expect(await refusal(people.makeFaces.mutate(key(id)))).toBe("INSUFFICIENT_CREDITS");
  expect(await balanceOf(harness, userId)).toBe(PERSON_PRICES.faces - 1);
});

test("views of an earlier face are not the new one's, and a view made again takes its own place", async () => {
  const { withFace, people, comparison, ended, key } = await inventor(harness, 500);
  const { id, faces } = await withFace();
  await people.makeViews.mutate({ ...key(id), views: ["smiling", "profile"] });
  await ended();
  const [first] = (await people.get.query({ id })).views;
  await people.makeViews.mutate({ ...key(id), views: [first!.view] });
  await ended();
  const again = (await people.get.query({ id })).views;
  expect(again).toHaveLength(2);
  expect(again.map((view) => view.id)).not.toContain(first!.id);
  await people.chooseFace.mutate({ id, generationId: faces[1]!.id, comparison: await comparison() });
  expect(await people.get.query({ id })).toMatchObject({ views: [], stage: "VIEWS" });
});

test("a failed training is paid back and begun again from the person's page alone", async () => {
  const work = await inventor(harness, ALL + TRAINING_CREDITS);
  const { withViews, people, comparison, ended, key, userId, client } = work;
  const { id } = await withViews();
  engine.train = () => Promise.reject(new Error("broken"));
  const { id: trainingId } = await people.train.mutate({ ...key(id), comparison: await comparison() });
  await ended();
  expect(await people.get.query({ id })).toMatchObject({ stage: "TRAINING", training: { status: "FAILED" } });
  expect(await balanceOf(harness, userId)).toBe(2 * TRAINING_CREDITS);
  const retry = { id: trainingId, requestKey: crypto.randomUUID() };
  expect(await refusal(client.trpc.trainings.retry.mutate(retry))).toBe("CONFLICT");
  delete engine.train;
  await people.train.mutate({ ...key(id), comparison: await comparison() });
  await ended();
  expect((await people.get.query({ id })).stage).toBe("READY");
  const more = people.train.mutate({ ...key(id), comparison: await comparison() });
  expect(await refusal(more)).toBe("CONFLICT");
});

test("what its pictures were deleted for stays a photo of the model until that goes too, object included", async () => {
  const { withModel, people, client, userId } = await inventor(harness, ALL);
  const { id, views, training } = await withModel();
  const { trainings, generations, trash } = client.trpc;
  await generations.delete.mutate({ ids: views.map((view) => view.id) });
  await trash.deleteNow.mutate({ ids: views.map((view) => view.id) });
  await expectConsistent(harness, userId);
  expect((await client.fetch(views[0]!.url!)).status).toBe(200);
  await trainings.delete.mutate({ id: training!.id });
  expect((await client.fetch(views[0]!.url!)).status).toBe(404);
  // the person is still there, without a model and without views
  expect(await people.get.query({ id })).toMatchObject({ stage: "VIEWS", training: null, views: [] });
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
});

test("renamed with its model; deleted with it, faces and views in the trash", async () => {
  const { withModel, people, client, userId } = await inventor(harness, ALL);
  const { id, training } = await withModel();
  expect(await refusal(people.rename.mutate({ id, name: "Taylor Swift" }))).toBe("MODEL_PUBLIC_FIGURE");
  await people.rename.mutate({ id, name: "Ines" });
  expect((await client.trpc.trainings.get.query({ id: training!.id })).name).toBe("Ines");
  await people.delete.mutate({ id, pictures: true });
  expect(await refusal(people.get.query({ id }))).toBe("NOT_FOUND");
  expect((await client.trpc.trainings.list.query({})).items).toEqual([]);
  expect((await client.trpc.generations.list.query({})).items).toEqual([]);
  const trashed = (await client.trpc.trash.list.query({ limit: 100 })).items;
  expect(trashed).toHaveLength(FACE_COUNT + VIEW_NAMES.length);
  expect(trashed.every(({ isVirtual }) => isVirtual)).toBe(true);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
});

test("busy, it is neither changed nor deleted; cancelled, what had not begun comes back", async () => {
  const { create, people, userId, comparison } = await inventor(harness, PERSON_PRICES.faces);
  harness.cloud.qstash.pause();
  const { id } = await create();
  expect(await refusal(people.delete.mutate({ id }))).toBe("PERSON_BUSY");
  const generationId = (await people.get.query({ id })).faces[0]!.id;
  expect(await refusal(people.chooseFace.mutate({ id, generationId, comparison: await comparison() }))).toBe(
    "PERSON_BUSY",
  );
  expect(await people.cancel.mutate({ id })).toEqual({ cancelled: FACE_COUNT, running: 0 });
  expect(await balanceOf(harness, userId)).toBe(PERSON_PRICES.faces);
  await people.delete.mutate({ id });
  harness.cloud.qstash.resume();
  expect(await jobsOf(harness, userId)).toHaveLength(FACE_COUNT);
});

test("another's person answers as none does, to everything", async () => {
  const { withFace, people: mine } = await inventor(harness, 500);
  const { id, faces } = await withFace();
  const stranger = await signedIn(harness, { credits: 1000 });
  const people = stranger.client.trpc.virtualPeople;
  const key = { requestKey: crypto.randomUUID() };
  const comparison = { photos: [], nearest: null };
  const views = ["smiling" as const];
  for (const one of [id, "none"]) {
    const calls = [
      () => people.get.query({ id: one }),
      () => people.makeFaces.mutate({ ...key, id: one }),
      () => people.chooseFace.mutate({ id: one, generationId: faces[0]!.id, comparison }),
      () => people.makeViews.mutate({ ...key, id: one, views }),
      () => people.train.mutate({ ...key, id: one, comparison }),
      () => people.cancel.mutate({ id: one }),
      () => people.rename.mutate({ id: one, name: "Mine" }),
      () => people.delete.mutate({ id: one }),
    ];
    for (const call of calls) expect(await refusal(call())).toBe("NOT_FOUND");
  }
  expect((await people.list.query({})).items).toEqual([]);
  expect((await mine.get.query({ id })).name).toBe("Mara");
  const [row] = [await rowOf(harness.db, "SELECT faceId FROM virtualPerson WHERE id = ?", id)];
  expect(row?.faceId).toBe(faces[0]!.id);
});

test("a model needs as many pictures as the trainer asks for", () => {
  expect(VIEW_NAMES.length + 1).toBeGreaterThanOrEqual(TRAIN_MIN_PHOTOS);
});
