import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import type { EditSourceInput } from "#schema/pictures/edits.ts";
import { PictureRefused } from "#scripts/local/inference/compute/compute-types.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, editRows, generationRow } from "#tests/support/database/rows.ts";
import { rowOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { balanceOf, jobsOf } from "#tests/support/jobs/bookkeeping.ts";
import { withPhoto as editorWith } from "#tests/support/jobs/people/editor.ts";
import { forgetDelayed, quiet } from "#tests/support/jobs/quiet.ts";
import { standInProvider } from "#tests/support/jobs/stand-in-provider.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { expectRefused, refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, replaceOutput, restoreDeps, stopQueue } from "#tests/support/replace-deps.ts";

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

const withPhoto = (credits: number) => editorWith(harness, credits);

const UPSCALE = { operation: "upscale", options: { factor: "2" } } as const;
const CUT_OUT = { operation: "cut-out" } as const;
const BY_WORDS = { operation: "edit-by-words", options: { prompt: "a red hat" } } as const;

const engineFails = (error: Error) => {
  engine.compute.cutOut = () => Promise.reject(error);
};
const engineMakes = (text: string) => {
  engine.compute.cutOut = async () => ({
    bytes: Buffer.from(text),
    extension: "png",
    width: 400,
    height: 400,
  });
};
const withoutAddress = ({ image }: Record<string, unknown>) => ({
  image: { ...(image as object), url: "none" },
});

/** As deployed, with the provider's answer in the place of a real one. */
function withProviderKind() {
  replaceDeps(harness, () => ({
    config: { INFERENCE_KIND: "provider" },
    queue: { publish: async () => {} },
  }));
}

test("upscaling is charged by the megapixels that come of it", async () => {
  const { userId, client, create, ended } = await withPhoto(10);
  const { id } = await create({ operation: "upscale", options: { factor: "4" } });
  expect(await balanceOf(harness, userId)).toBe(10 - 1);
  const edit = await ended(id);
  const asked = { operation: "upscale", editType: "ENHANCE", prompt: "", options: { factor: "4" } };
  const made = { status: "COMPLETED", failure: null, width: 1600, height: 1600 };
  expect(edit).toMatchObject({ ...asked, ...made });
  const answer = await client.fetch(edit.imageUrls[0] ?? "");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1600, height: 1600 });
  expect(await balanceOf(harness, userId)).toBe(9);
  const [charge] = (await client.trpc.user.creditHistory.query({})).items;
  expect(charge).toMatchObject({ credits: -1, reasonExtra: { kind: "EDIT", requestId: id } });
});

test("what is cut out is a marked PNG with transparency, saved as one, and nobody else's", async () => {
  const { client, create, ended } = await withPhoto(8);
  const { id } = await create(CUT_OUT);
  const { imageUrls } = await ended(id);
  const url = imageUrls[0] ?? "";
  expect(url).toMatch(/\.png$/);
  const answer = await client.fetch(`${url}?download=1`);
  expect(answer.headers.get("content-disposition")).toContain(".png");
  const thumbnail = await client.fetch(`${url}?w=320`);
  for (const [file, kind] of [
    [answer, "png"],
    [thumbnail, "webp"],
  ] as const) {
    const { format, hasAlpha, xmp } = await sharp(await file.arrayBuffer()).metadata();
    expect([format, hasAlpha]).toEqual([kind, true]);
    expect(xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
  }
  const stranger = await signedIn(harness);
  expect((await stranger.client.fetch(url)).status).toBe(404);
  expect(await refusal(stranger.client.trpc.edits.get.query({ id }))).toBe("NOT_FOUND");
});

test("what is brushed over is erased by the embedded engine, from the picture and its mask", async () => {
  const { userId, source, addPhoto, create, ended } = await withPhoto(8);
  const mask = await addPhoto(2);
  const handed: Uint8Array[][] = [];
  engine.compute.erase = (input) => {
    handed.push([input.picture, input.mask]);
    return usual.erase(input);
  };
  const { id } = await create({ operation: "erase", inputs: { image: [source], mask: [mask] } });
  const edit = await ended(id);
  expect(edit).toMatchObject({ status: "COMPLETED", editType: "REMOVE", width: 400, height: 400 });
  expect(edit.imageUrls[0]).toMatch(/\.png$/);
  expect(await balanceOf(harness, userId)).toBe(0);
  const [[picture, brushed] = []] = handed;
  expect(Buffer.compare(picture!, brushed!)).not.toBe(0);
});

test.each([
  ["a colour", { colours: ["#3366cc"] }, { colours: ["#3366cc"] }],
  ["a gradient", { colours: ["#3366cc", "#ffffff"] }, { colours: ["#3366cc", "#ffffff"] }],
  ["a place in words", { prompt: "on a beach at sunset" }, { theme: expect.any(String), seed: 7 }],
  ["nothing chosen", {}, { theme: "studio", seed: 7 }],
])("the embedded engine puts people before %s", async (_, options, background) => {
  const { create, ended } = await withPhoto(8);
  const asked: unknown[] = [];
  engine.compute.replaceBackground = (input) => {
    asked.push(input.background);
    return usual.replaceBackground(input);
  };
  const { id } = await create({ operation: "replace-background", options, seed: 7 });
  expect(await ended(id)).toMatchObject({ status: "COMPLETED", width: 400, height: 400 });
  expect(asked).toMatchObject([background]);
});

test("a picture of one's own comes behind people whatever else is said, once for each picture wanted", async () => {
  const { source, addPhoto, create, ended } = await withPhoto(16);
  const asked: object[] = [];
  engine.compute.replaceBackground = (input) => {
    asked.push(input.background);
    return usual.replaceBackground(input);
  };
  const inputs = { image: [source], background: [await addPhoto(2)] };
  const options = { prompt: "on a beach", colours: ["#3366cc"] };
  const { id } = await create({ operation: "replace-background", inputs, options, count: 2 });
  expect((await ended(id)).imageUrls).toHaveLength(2);
  expect(asked.map((background) => Object.keys(background))).toEqual([["picture"], ["picture"]]);
});

test.each([
  ["restoration", { prompt: "" }, { amount: "restoration" }],
  ["enhance", {}, { amount: "enhance" }],
  ["finish", { finish: "oil painting" }, { finish: "oil painting", seed: 7 }],
] as const)(
  "the embedded engine knows %s by the instruction of the provider's model",
  async (operation, options, told) => {
    const { userId, create, ended } = await withPhoto(6);
    const asked: unknown[] = [];
    engine.compute.restore = (input) => {
      asked.push(input);
      return usual.restore(input);
    };
    engine.compute.finish = (input) => {
      asked.push(input);
      return usual.finish(input);
    };
    const { id } = await create({ operation, options, seed: 7 });
    expect(await ended(id)).toMatchObject({ status: "COMPLETED", width: 400, height: 400 });
    expect(asked).toMatchObject([told]);
    expect(await balanceOf(harness, userId)).toBe(0);
  },
);

test("words are charged as the provider asks, picture by picture, and its answer is stored", async () => {
  const { userId, client, create, ended } = await withPhoto(12);
  const asked = standInProvider(harness, (image) => ({ images: [image, image], seed: 9 }));
  const { id } = await create({ ...BY_WORDS, count: 2 });
  expect(await balanceOf(harness, userId)).toBe(0);
  const cost = await rowOf(harness.db, "SELECT costMicroUsd FROM job WHERE id = ?", id);
  expect(cost).toEqual({ costMicroUsd: 60_000 });
  const edit = await ended(id);
  const input = { num_images: 2, image_size: { width: 960, height: 960 }, enable_safety_checker: true };
  expect(asked).toMatchObject([{ endpoint: "fal-ai/bytedance/seedream/v4/edit", input }]);
  expect(asked[0]?.input.prompt).toContain("a red hat");
  expect(edit).toMatchObject({
    prompt: "a red hat",
    editType: "AUTO",
    status: "COMPLETED",
    seed: 9,
    count: 2,
  });
  expect(edit.imageUrls).toHaveLength(2);
  for (const url of edit.imageUrls) {
    const answer = await client.fetch(url);
    const { xmp } = await sharp(await answer.arrayBuffer()).metadata();
    expect(xmp?.toString()).toContain("/trainedAlgorithmicMedia");
  }
});

test("a picture one made and an earlier edit can be changed again", async () => {
  const { userId, create, ended } = await withPhoto(20);
  const first = await ended((await create(UPSCALE)).id);
  const second = await create({ ...UPSCALE, inputs: { image: [{ kind: "edit", id: first.id }] } });
  expect(await ended(second.id)).toMatchObject({ status: "COMPLETED", width: 1600, height: 1600 });
  const chargeId = await addCharge(harness.db, userId);
  const key = first.imageUrls[0]?.replace("/media/", "") ?? "";
  const pictureId = crypto.randomUUID();
  await harness.db.write([generationRow({ id: pictureId, userId, chargeId, imageUrl: `${key}-own` })]);
  await harness.env.MEDIA.put(`${key}-own`, await photo(2, 64));
  const third = await create({ ...UPSCALE, inputs: { image: [{ kind: "picture", id: pictureId }] } });
  expect((await jobsOf(harness, userId)).map(({ subjectId }) => subjectId)).toContain(third.id);
});

test.each<[string, failure: string, arrange: () => unknown]>([
  ["a picture with nobody in it", "PROVIDER_REFUSED", () => engineFails(new PictureRefused("no_person"))],
  ["an engine that breaks down", "PROVIDER_FAILED", () => engineFails(new Error("out of memory"))],
  ["a file that is no picture", "OUTPUT_INVALID", () => engineMakes("<svg/>")],
  ["an answer with no picture", "OUTPUT_INVALID", () => replaceOutput(harness, () => ({}))],
  ["an answer without an address", "OUTPUT_INVALID", () => replaceOutput(harness, withoutAddress)],
])("%s is paid back", async (_, failure, arrange) => {
  const { userId, create, ended } = await withPhoto(8);
  arrange();
  const edit = await ended((await create(CUT_OUT)).id);
  expect(edit).toMatchObject({ status: "FAILED", failure, imageUrls: [] });
  expect(await balanceOf(harness, userId)).toBe(8);
});

test.each([
  ["NEEDS_PROVIDER", "embedded", BY_WORDS],
  ["NEEDS_PROVIDER", "embedded", { operation: "restoration", options: { prompt: "and colour it" } }],
  ["BAD_INPUT", "embedded", { operation: "upscale", options: { factor: "3" } }],
  ["PROMPT_REFUSED", "provider", { ...BY_WORDS, options: { prompt: "make me naked" } }],
] as const)("refused before any charge: %s with the %s engine: %o", async (code, kind, input) => {
  const { userId, create } = await withPhoto(20);
  if (kind === "provider") withProviderKind();
  const refused = await expectRefused(harness, { userId, code }, () => create(input));
  if (code === "BAD_INPUT") expect(refused?.fields).toEqual({ "options.factor": "Choose 2 or 4." });
});

test("refused before any charge: a source that is somebody else's, not there, or not made yet", async () => {
  stopQueue(harness);
  const [owner, { userId, create }] = [await withPhoto(20), await withPhoto(20)];
  const others = { userId: owner.userId, chargeId: await addCharge(harness.db, owner.userId) };
  const editCharge = await addCharge(harness.db, owner.userId);
  const [pictureId, editId] = [crypto.randomUUID(), crypto.randomUUID()];
  await harness.db.write([
    generationRow({ id: pictureId, ...others }),
    ...editRows({ id: editId, ...others, chargeId: editCharge }),
  ]);
  const sources: EditSourceInput[] = [
    owner.source,
    { kind: "picture", id: pictureId },
    { kind: "edit", id: editId },
    { kind: "upload", id: "none" },
    { kind: "edit", id: (await create(CUT_OUT)).id },
  ];
  for (const source of sources)
    await expectRefused(harness, { userId, code: "NOT_FOUND" }, () =>
      create({ ...UPSCALE, inputs: { image: [source] } }),
    );
});

test("refused before any charge a result larger than we make", async () => {
  const { userId, client, create } = await withPhoto(100);
  const { id } = await client.upload("large.jpg", await photo(3, 1100));
  const large = { image: [{ kind: "upload" as const, id }] };
  const input = { operation: "upscale", options: { factor: "4" }, inputs: large } as const;
  await expectRefused(harness, { userId, code: "PICTURE_TOO_LARGE" }, () => create(input));
});
