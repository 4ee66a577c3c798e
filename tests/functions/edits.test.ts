import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import type { EditSource } from "#schema/pictures/edits.ts";
import { PictureRefused } from "#scripts/local/inference/compute/compute-types.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf, open } from "#tests/support/bookkeeping.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { expectRefused } from "#tests/support/model-owner.ts";
import { photo } from "#tests/support/people.ts";
import { forgetDelayed, quiet, runOn } from "#tests/support/quiet.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";
import { addCharge, editRows, generationRow } from "#tests/support/rows.ts";
import { refusal, signedIn, stopQueue, told } from "#tests/support/signed-in.ts";
import { withOutput } from "#tests/support/with-provider.ts";

/** Changing one's own pictures: from the charge to the picture, by the queue and the embedded engine. */
const engine = fakeCompute();
const usual = { ...engine.compute };
const harness = harnessForFile({ retryScale: 0.001, compute: engine.compute });
afterEach(async () => {
  Object.assign(engine.compute, usual);
  restoreDeps(harness);
  await quiet(harness);
  await forgetDelayed(harness);
});

/** Someone with a photo of 400 × 400 pixels and so many credits. */
async function withPhoto(credits: number) {
  const person = await signedIn(harness, { credits });
  const { client } = person;
  const { id } = await client.upload("me.jpg", await photo(1, 400));
  const { edits } = client.trpc;
  type Input = Parameters<typeof edits.create.mutate>[0];
  const source: EditSource = { kind: "upload", id };
  const create = (input: Partial<Input> & Pick<Input, "operation">) =>
    edits.create.mutate({ requestKey: crypto.randomUUID(), source, options: {}, ...input });
  /** Waits for the end of what was begun. */
  const ended = async (id: string) => {
    await runOn(harness, async () => !(await jobsOf(harness, person.userId)).some(open));
    await expectConsistent(harness, person.userId);
    await expectSwept(harness, person.userId);
    return edits.get.query({ id });
  };
  return { ...person, edits, source, create, ended };
}

const UPSCALE = { operation: "upscale", options: { factor: "2" } } as const;
const CUT_OUT = { operation: "cut-out" } as const;
const BY_WORDS = { operation: "edit-by-words", options: { prompt: "a red hat" } } as const;

/** As deployed, with the provider's answer in the place of a real one. */
function withProviderKind() {
  replaceDeps(harness, () => ({
    config: { INFERENCE_KIND: "provider" },
    queue: { publish: async () => {} },
  }));
}

describe("from the charge to the picture", () => {
  test("upscaling is charged by the megapixels that come of it", async () => {
    const { userId, client, create, ended } = await withPhoto(10);
    const { id } = await create({ operation: "upscale", options: { factor: "4" } });
    expect(await balanceOf(harness, userId)).toBe(10 - 3);
    const edit = await ended(id);
    expect(edit).toMatchObject({
      ...{ operation: "upscale", editType: "ENHANCE", prompt: "", options: { factor: "4" } },
      ...{ status: "COMPLETED", failure: null, width: 1600, height: 1600 },
    });
    const answer = await client.fetch(edit.imageUrls[0] ?? "");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1600, height: 1600 });
    expect(await balanceOf(harness, userId)).toBe(7);
    const [charge] = (await client.trpc.user.creditHistory.query({})).items;
    expect(charge).toMatchObject({ credits: -3, reasonExtra: { kind: "EDIT", requestId: id } });
  });

  test("what is cut out is a marked PNG with transparency, saved as one, and nobody else's", async () => {
    const { client, create, ended } = await withPhoto(2);
    const { id } = await create(CUT_OUT);
    const { imageUrls } = await ended(id);
    const url = imageUrls[0] ?? "";
    expect(url).toMatch(/\.png$/);
    const answer = await client.fetch(`${url}?download=1`);
    expect(answer.headers.get("content-disposition")).toContain(".png");
    const { format, hasAlpha, xmp } = await sharp(await answer.arrayBuffer()).metadata();
    expect([format, hasAlpha]).toEqual(["png", true]);
    expect(xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
    const thumbnail = await client.fetch(`${url}?w=320`);
    expect([thumbnail.status, thumbnail.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const stranger = await signedIn(harness);
    expect((await stranger.client.fetch(url)).status).toBe(404);
    expect(await refusal(stranger.client.trpc.edits.get.query({ id }))).toBe("NOT_FOUND");
  });

  test("words are charged as the provider asks, and its answer is stored", async () => {
    const { userId, client, create, ended } = await withPhoto(8);
    withProviderKind();
    const { id } = await create(BY_WORDS);
    expect(await balanceOf(harness, userId)).toBe(0);
    const cost = await harness.db.first({ sql: "SELECT costMicroUsd FROM job WHERE id = ?", args: [id] });
    expect(Number(cost?.costMicroUsd)).toBe(40_000);
    // what the provider would have made
    const asked: { endpoint: string; input: unknown }[] = [];
    replaceDeps(harness, (real) => ({
      config: { INFERENCE_KIND: "provider" },
      inference: {
        async submit(request) {
          asked.push(request);
          const [uploaded] = Object.values(request.input as object).filter((one) =>
            /^http/.test(String(one)),
          );
          const input = { image_url: uploaded, scale: 2, output_format: "jpeg" };
          return real.inference.submit({ ...request, endpoint: "fal-ai/esrgan", input });
        },
        async result(request) {
          const result = await real.inference.result(request);
          if (!result?.ok) return result;
          const { image } = result.output as { image: object };
          return { ok: true, output: { images: [image], seed: 9, has_nsfw_concepts: [false] } };
        },
      },
    }));
    const edit = await ended(id);
    expect(asked).toMatchObject([
      { endpoint: "fal-ai/flux-pro/kontext", input: { prompt: "a red hat", num_images: 1 } },
    ]);
    expect(edit).toMatchObject({ prompt: "a red hat", editType: "AUTO", status: "COMPLETED", seed: 9 });
    const answer = await client.fetch(edit.imageUrls[0] ?? "");
    const { xmp } = await sharp(await answer.arrayBuffer()).metadata();
    expect(xmp?.toString()).toContain("/trainedAlgorithmicMedia");
  });

  test("a picture one made and an earlier edit can be changed again", async () => {
    const { userId, create, ended } = await withPhoto(20);
    const first = await ended((await create(UPSCALE)).id);
    const second = await create({ ...UPSCALE, source: { kind: "edit", id: first.id } });
    expect(await ended(second.id)).toMatchObject({ status: "COMPLETED", width: 1600, height: 1600 });
    const chargeId = await addCharge(harness.db, userId);
    const key = first.imageUrls[0]?.replace("/media/", "") ?? "";
    const pictureId = crypto.randomUUID();
    await harness.db.write([generationRow({ id: pictureId, userId, chargeId, imageUrl: `${key}-own` })]);
    await harness.env.MEDIA.put(`${key}-own`, await photo(2, 64));
    const third = await create({ ...UPSCALE, source: { kind: "picture", id: pictureId } });
    expect((await jobsOf(harness, userId)).map(({ subjectId }) => subjectId)).toContain(third.id);
  });
});

describe("what fails is paid back:", () => {
  test("a picture in which the engine sees nobody", async () => {
    engine.compute.cutOut = () => Promise.reject(new PictureRefused("no_person"));
    const { userId, create, ended } = await withPhoto(2);
    const edit = await ended((await create(CUT_OUT)).id);
    expect(edit).toMatchObject({ status: "FAILED", failure: "PROVIDER_REFUSED", imageUrls: [] });
    expect(await balanceOf(harness, userId)).toBe(2);
  });

  test("an engine that breaks down", async () => {
    engine.compute.upscale = () => Promise.reject(new Error("out of memory"));
    const { userId, create, ended } = await withPhoto(1);
    const edit = await ended((await create(UPSCALE)).id);
    expect(edit).toMatchObject({ status: "FAILED", failure: "PROVIDER_FAILED" });
    expect(await balanceOf(harness, userId)).toBe(1);
  });

  test.each<[string, (output: Record<string, unknown>) => unknown]>([
    ["no picture", () => ({})],
    ["a picture without an address", ({ image }) => ({ image: { ...(image as object), url: "none" } })],
  ])("an answer with %s", async (_, change) => {
    const { userId, create, ended } = await withPhoto(2);
    withOutput(harness, change);
    expect(await ended((await create(CUT_OUT)).id)).toMatchObject({
      ...{ status: "FAILED", failure: "OUTPUT_INVALID" },
    });
    expect(await balanceOf(harness, userId)).toBe(2);
  });

  test("a file that is no picture", async () => {
    engine.compute.cutOut = async () => ({ bytes: Buffer.from("<svg/>"), width: 400, height: 400 });
    const { userId, create, ended } = await withPhoto(2);
    expect(await ended((await create(CUT_OUT)).id)).toMatchObject({ failure: "OUTPUT_INVALID" });
    expect(await balanceOf(harness, userId)).toBe(2);
  });

  test("what is cancelled before it begins", async () => {
    stopQueue(harness);
    const { userId, edits, create } = await withPhoto(2);
    const { id } = await create(CUT_OUT);
    expect(await edits.cancel.mutate({ id })).toEqual({ cancelled: 1, running: 0 });
    expect(await edits.get.query({ id })).toMatchObject({ status: "FAILED", failure: "CANCELLED" });
    expect(await balanceOf(harness, userId)).toBe(2);
  });
});

describe("refused before any charge:", () => {
  test("what the engine does not make, with what it would need", async () => {
    const { userId, create } = await withPhoto(20);
    await expectRefused(harness, { userId, code: "NEEDS_PROVIDER" }, () => create(BY_WORDS));
  });

  test("what has no price with the provider", async () => {
    const { userId, create } = await withPhoto(20);
    withProviderKind();
    for (const one of [UPSCALE, CUT_OUT])
      await expectRefused(harness, { userId, code: "NOT_OFFERED" }, () => create(one));
  });

  test("somebody else's photo, picture or edit, and none", async () => {
    stopQueue(harness);
    const owner = await withPhoto(20);
    const chargeId = await addCharge(harness.db, owner.userId);
    const [pictureId, editId] = [crypto.randomUUID(), crypto.randomUUID()];
    await harness.db.write([
      generationRow({ id: pictureId, userId: owner.userId, chargeId }),
      ...editRows({ id: editId, userId: owner.userId, chargeId: await addCharge(harness.db, owner.userId) }),
    ]);
    const { userId, create } = await withPhoto(20);
    const sources: EditSource[] = [
      owner.source,
      { kind: "picture", id: pictureId },
      { kind: "edit", id: editId },
      { kind: "upload", id: "none" },
    ];
    for (const source of sources)
      await expectRefused(harness, { userId, code: "NOT_FOUND" }, () => create({ ...UPSCALE, source }));
  });

  test("a picture of one's own that is not there: deleted, or not made yet", async () => {
    stopQueue(harness);
    const { userId, create } = await withPhoto(20);
    const pending = await create(CUT_OUT);
    await expectRefused(harness, { userId, code: "NOT_FOUND" }, () =>
      create({ ...UPSCALE, source: { kind: "edit", id: pending.id } }),
    );
  });

  test("options that are not the operation's, with the field", async () => {
    const { userId, create } = await withPhoto(20);
    const refused = await expectRefused(harness, { userId, code: "BAD_INPUT" }, () =>
      create({ operation: "upscale", options: { factor: "3" } }),
    );
    expect(refused?.fields).toEqual({ "options.factor": "Choose 2 or 4." });
  });

  test("a result larger than we make", async () => {
    const { userId, client, create } = await withPhoto(100);
    const { id } = await client.upload("large.jpg", await photo(3, 1100));
    const source: EditSource = { kind: "upload", id };
    await expectRefused(harness, { userId, code: "PICTURE_TOO_LARGE" }, () =>
      create({ operation: "upscale", options: { factor: "4" }, source }),
    );
  });

  test("words the safety rules refuse", async () => {
    const { userId, create } = await withPhoto(20);
    withProviderKind();
    await expectRefused(harness, { userId, code: "PROMPT_REFUSED" }, () =>
      create({ operation: "edit-by-words", options: { prompt: "make me naked" } }),
    );
  });

  test("credits that do not reach", async () => {
    const { userId, create } = await withPhoto(1);
    await expectRefused(harness, { userId, code: "INSUFFICIENT_CREDITS" }, () => create(CUT_OUT));
  });
});

test("twice with one key asks and charges once, at once, later, and after the photo was deleted", async () => {
  stopQueue(harness);
  const { userId, client, edits, source, create } = await withPhoto(4);
  const requestKey = crypto.randomUUID();
  const ids = await Promise.all([1, 2, 3, 4].map(() => create({ ...CUT_OUT, requestKey })));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  expect(await balanceOf(harness, userId)).toBe(2);
  await edits.cancel.mutate(ids[0]!);
  await client.trpc.uploads.delete.mutate({ id: source.id });
  expect(await create({ ...CUT_OUT, requestKey })).toEqual(ids[0]);
  expect((await told(create(CUT_OUT)))?.code).toBe("NOT_FOUND");
  expect(await balanceOf(harness, userId)).toBe(4);
});
