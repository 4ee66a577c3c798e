import { expect, test } from "vitest";
import { ADULT_PACK_VERSION, PUBLIC_MODEL_VERSION } from "#schema/accounts/consent.ts";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { MAX_SAMPLES } from "#schema/trainings/public-models.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { generationRow, insertInto } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { eventually } from "#tests/support/eventually.ts";
import { balanceOf, expectConsistent, jobsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { MODEL_VIDEO_PRICE, MOVEMENT_PRICE } from "#tests/support/jobs/people/model-film-maker.ts";
import { insertModelOwner, SOME_ORDER } from "#tests/support/jobs/people/model-owner.ts";
import { ended } from "#tests/support/jobs/started-work.ts";
import { expectRefused, refusal } from "#tests/support/procedures/refusals.ts";
import { replaceInference } from "#tests/support/replace-deps.ts";

/** Models whose owners let everybody use them. */
const { harness, engine } = jobHarnessForFile();
const DECLARED = { declaration: PUBLIC_MODEL_VERSION } as const;
const uuid = () => crypto.randomUUID();

/** A model that is open, its owner, and somebody else with credits for a pack. */
async function lender(credits = PACK_CREDITS) {
  const owner = await insertModelOwner(harness, { credits: PACK_CREDITS });
  const { trainings } = owner.trpc;
  await trainings.publish.mutate({ id: owner.trainingId, ...DECLARED });
  const other = await signedIn(harness, { credits });
  const { trainingId } = owner;
  const ask = (client: typeof other.client, prompt = "me at the sea") =>
    client.trpc.generations.create.mutate({
      ...{ requestKey: uuid(), trainingId, prompt, count: 1, aspect: "portrait", seed: 5 },
    });
  const order = (client: typeof other.client, selection: (typeof SOME_ORDER)["selections"][number]) =>
    client.trpc.packs.generate.mutate({
      ...{ requestKey: uuid(), trainingId, selections: [selection] },
      consent: ADULT_PACK_VERSION,
    });
  /** As it stands among those that are open. */
  const shown = async (client: typeof other.client) =>
    (await client.trpc.trainings.listPublic.query()).find(({ id }) => id === trainingId);
  return { owner, trainings, other, trainingId, ask, order, shown };
}
const LINGERIE = { themeSlug: "lingerie", packSlug: "lace-dreams" } as never;

test("opened by a declaration, others see it and make pictures and packs with it for their own credits", async () => {
  const { owner, other, trainingId, ask, order, shown } = await lender(PACK_CREDITS + 7);
  const seen = { id: trainingId, name: "Me", isVirtual: false, samples: [] };
  expect(await shown(other.client)).toEqual({ ...seen, isMine: false, genderOrCategory: "WOMAN" });
  expect(await shown(owner.client)).toMatchObject({ isMine: true });
  // nothing else of it is theirs
  expect((await other.client.trpc.trainings.list.query({})).items).toEqual([]);
  expect(await refusal(other.client.trpc.trainings.get.query({ id: trainingId }))).toBe("NOT_FOUND");
  await ask(other.client);
  await order(other.client, SOME_ORDER.selections[0]!);
  await ended(harness, other.userId);
  expect((await other.client.trpc.generations.list.query({ limit: 100 })).items).toHaveLength(21);
  expect((await owner.trpc.generations.list.query({})).items).toEqual([]);
  expect(await balanceOf(harness, other.userId)).toBe(0);
  expect(await balanceOf(harness, owner.userId)).toBe(PACK_CREDITS);
  const agreed = (await owner.trpc.account.consents.query({})).items;
  expect(agreed.find(({ kind }) => kind === "PUBLIC_MODEL")).toMatchObject({ version: PUBLIC_MODEL_VERSION });
  await expectConsistent(harness, other.userId);
});

test("without the declaration, before it is ready, or for a stranger nothing is opened", async () => {
  const owner = await insertModelOwner(harness, { credits: 1 });
  const { trainings } = owner.trpc;
  const { trainingId: id } = owner;
  expect(await refusal(trainings.publish.mutate({ id } as never))).toBe("BAD_INPUT");
  const unready = await insertModelOwner(harness, { credits: 1, status: "TRAINING" });
  expect(await refusal(unready.trpc.trainings.publish.mutate({ id: unready.trainingId, ...DECLARED }))).toBe(
    "NOT_FOUND",
  );
  const stranger = (await signedIn(harness)).client.trpc.trainings;
  for (const one of [id, "none"]) {
    expect(await refusal(stranger.publish.mutate({ id: one, ...DECLARED }))).toBe("NOT_FOUND");
    expect(await refusal(stranger.withdraw.mutate({ id: one }))).toBe("NOT_FOUND");
    expect(await refusal(stranger.setSamples.mutate({ id: one, generationIds: [] }))).toBe("NOT_FOUND");
  }
  expect((await trainings.get.query({ id })).isPublic).toBe(false);
});

test("nothing suggestive is made with an open model, by anybody", async () => {
  const { owner, other, ask, order, trainings, trainingId } = await lender();
  for (const person of [owner, other]) {
    const { userId, client } = person;
    await expectRefused(harness, { userId, code: "PUBLIC_MODEL_ADULT" }, () => order(client, LINGERIE));
    await expectRefused(harness, { userId, code: "PUBLIC_MODEL_ADULT" }, () =>
      ask(client, "me in lace lingerie"),
    );
  }
  await trainings.withdraw.mutate({ id: trainingId });
  expect(await refusal(order(owner.client, LINGERIE))).toBeNull();
  await ended(harness, owner.userId);
});

test("closed, it is nobody else's from then on, and what they had asked for and was not begun comes back", async () => {
  const { owner, other, ask, trainings, trainingId, shown } = await lender();
  harness.cloud.qstash.pause();
  await ask(other.client);
  await trainings.withdraw.mutate({ id: trainingId });
  harness.cloud.qstash.resume();
  await ended(harness, other.userId);
  expect(await jobsOf(harness, other.userId)).toMatchObject([{ status: "FAILED", errorCode: "CANCELLED" }]);
  expect(await balanceOf(harness, other.userId)).toBe(PACK_CREDITS);
  expect(await refusal(ask(other.client))).toBe("NOT_FOUND");
  expect(await shown(other.client)).toBeUndefined();
  // the owner's own goes on
  await ask(owner.client);
  await ended(harness, owner.userId);
  expect((await owner.trpc.generations.list.query({})).items).toHaveLength(1);
});

test("closed while the still of somebody else's video is made, the still is theirs and the video is not begun", async () => {
  const { other, trainings, trainingId } = await lender(MODEL_VIDEO_PRICE);
  replaceInference(harness, () => ({ cancel: async () => "started" as const }));
  engine.pause();
  const { id } = await other.client.trpc.videos.create.mutate({
    requestKey: uuid(),
    type: "TEXT_TO_VIDEO",
    model: "FRAMEPACK",
    quality: "LOW",
    trainingModel: trainingId,
    options: { prompt: "me at the sea, the camera comes closer", seconds: 5, aspect: "16:9" },
  });
  const jobOf = async (kind: string) =>
    (await jobsOf(harness, other.userId)).find((one) => one.kind === kind);
  await eventually("still asked for", async () => (await jobOf("VIDEO_STILL"))?.status === "SUBMITTED");
  await trainings.withdraw.mutate({ id: trainingId });
  engine.resume();
  await ended(harness, other.userId);
  expect(await jobOf("VIDEO_STILL")).toMatchObject({ status: "COMPLETED" });
  expect(await jobOf("VIDEO")).toMatchObject({ status: "FAILED", errorCode: "CANCELLED", requestId: null });
  expect(await other.client.trpc.videos.get.query({ id })).toMatchObject({ status: "FAILED" });
  expect(await balanceOf(harness, other.userId)).toBe(MOVEMENT_PRICE);
  await expectConsistent(harness, other.userId);
});

test("an owner deletes an open model though others are at work with it; their pictures stay", async () => {
  const { owner, other, ask, trainingId } = await lender();
  await ask(other.client);
  await ended(harness, other.userId);
  harness.cloud.qstash.pause();
  await ask(other.client);
  await owner.trpc.trainings.delete.mutate({ id: trainingId });
  harness.cloud.qstash.resume();
  await ended(harness, other.userId);
  const { items } = await other.client.trpc.generations.list.query({});
  expect(items).toMatchObject([{ trainingId: null }]);
  expect((await other.client.fetch(items[0]!.imageUrl)).status).toBe(200);
  expect(await balanceOf(harness, other.userId)).toBe(PACK_CREDITS - 7);
});

test("samples are shown to others while the model is open, and to nobody else before and after", async () => {
  const { owner, other, trainings, trainingId, shown } = await lender();
  const { userId, chargeId } = owner;
  const row = async (columns: Record<string, string | null> = {}) => {
    const id = uuid();
    await harness.db.write([generationRow({ id, userId, chargeId, trainingId, ...columns })]);
    await harness.env.MEDIA.put(`outputs/${userId}/${id}.jpg`, "picture");
    return id;
  };
  const [first, second] = [await row(), await row()];
  await trainings.setSamples.mutate({ id: trainingId, generationIds: [second, first] });
  const model = await shown(other.client);
  expect(model?.samples.map(({ id }) => id)).toEqual([second, first]);
  expect((await trainings.get.query({ id: trainingId })).samples).toEqual(model?.samples);
  const status = async (id: string) =>
    (await other.client.fetch(`/media/outputs/${userId}/${id}.jpg`)).status;
  expect(await status(first)).toBe(200);
  expect(await status(await row())).toBe(404);
  await owner.trpc.generations.delete.mutate({ ids: [second] });
  expect((await shown(other.client))?.samples).toHaveLength(1);
  expect(await status(second)).toBe(404);
  const reported = await row();
  await trainings.setSamples.mutate({ id: trainingId, generationIds: [first, reported] });
  expect(await status(reported)).toBe(200);
  await harness.db.write([
    insertInto("shareReport", {
      ...{ id: uuid(), shareId: "gone", kind: "picture", subjectId: reported, userId, createdAt: 1 },
      ...{ reason: "CONSENT", words: "", decision: "TAKEN_DOWN", decidedAt: 2 },
    }),
  ]);
  expect((await shown(other.client))?.samples.map(({ id }) => id)).toEqual([first]);
  expect(await status(reported)).toBe(404);
  await trainings.withdraw.mutate({ id: trainingId });
  expect(await status(first)).toBe(404);

  const lace = await row({ promptPackId: "lingerie/lace-dreams" });
  const bare = await row({ promptPackId: null, prompt: "LKN12345678 in lace lingerie" });
  const foreign = await row({ trainingId: null });
  for (const unfit of [lace, bare, foreign, "none"])
    expect(await refusal(trainings.setSamples.mutate({ id: trainingId, generationIds: [unfit] }))).toBe(
      "SAMPLE_UNFIT",
    );
  const many = Array.from({ length: MAX_SAMPLES + 1 }, () => uuid());
  expect(await refusal(trainings.setSamples.mutate({ id: trainingId, generationIds: many }))).toBe(
    "BAD_INPUT",
  );
});

test("a model of somebody who is banned or leaves is no longer offered", async () => {
  const { owner, other, ask, shown } = await lender();
  await harness.db.write([sql("UPDATE user SET banned = 1 WHERE id = ?", owner.userId)]);
  expect(await shown(other.client)).toBeUndefined();
  expect(await refusal(ask(other.client))).toBe("NOT_FOUND");
  await harness.db.write([sql("UPDATE user SET banned = 0 WHERE id = ?", owner.userId)]);
});

test.each(["domain", "address"] as const)(
  "a ban of its owner's %s takes an open model and its samples from others until it is lifted",
  async (kind) => {
    const { owner, other, ask, order, trainings, trainingId, shown } = await lender();
    const { userId, chargeId } = owner;
    const id = uuid();
    await harness.db.write([generationRow({ id, userId, chargeId, trainingId })]);
    await harness.env.MEDIA.put(`outputs/${userId}/${id}.jpg`, "picture");
    await trainings.setSamples.mutate({ id: trainingId, generationIds: [id] });
    const sample = async () => (await other.client.fetch(`/media/outputs/${userId}/${id}.jpg`)).status;
    const value = kind === "domain" ? `lent-${process.pid}.example` : "198.51.78.7";
    await harness.db.write([
      kind === "domain"
        ? sql("UPDATE user SET email = ? WHERE id = ?", `eve@${value}`, userId)
        : sql("UPDATE session SET ipaddress = ? WHERE userId = ?", value, userId),
    ]);
    const { staff: desk } = (await signedIn(harness, { role: "ADMIN" })).client.trpc;
    expect([await shown(other.client), await sample()]).toEqual([
      expect.objectContaining({ id: trainingId }),
      200,
    ]);

    await desk.banPlace.mutate({ kind, value, reason: "ABUSE", note: "", requestKey: uuid() });
    expect([await shown(other.client), await sample()]).toEqual([undefined, 404]);
    expect(await refusal(ask(other.client))).toBe("NOT_FOUND");
    expect(await refusal(order(other.client, SOME_ORDER.selections[0]!))).not.toBeNull();

    await desk.unbanPlace.mutate({ kind, value, requestKey: uuid() });
    expect([await shown(other.client), await sample()]).toEqual([
      expect.objectContaining({ id: trainingId }),
      200,
    ]);
  },
);
