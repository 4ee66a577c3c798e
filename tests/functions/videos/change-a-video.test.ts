import { expect, test } from "vitest";
import { videoCredits } from "#schema/billing/pricing.ts";
import { KLING_VIDEOS } from "#schema/operations/videos/kling.ts";
import { WAN2_VIDEOS } from "#schema/operations/videos/wan2.ts";
import { addCharge, insertInto, videoRows } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { balanceOf, jobsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { filmMaker } from "#tests/support/jobs/people/film-maker.ts";
import { expectRefused } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

type Input = NonNullable<Parameters<Awaited<ReturnType<typeof changer>>["change"]>[0]>;
type Inputs = NonNullable<Input["inputs"]>;

/** A video that is changed: one that was sent, or one that was made here; by the provider alone. */
const { harness } = jobHarnessForFile();
const CREDITS = 2000;
const WAN2 = WAN2_VIDEOS.find((video) => video.name === "wan2-video_to_video-low")!;
const KLING = KLING_VIDEOS.find((video) => video.name === "kling-video_to_video-high")!;

/** Someone with a video they sent, one that was made here, and what changes either. Nothing of it is begun. */
async function changer({ duration = 4.2 } = {}) {
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "provider" } }));
  harness.cloud.qstash.pause();
  const maker = await filmMaker(harness, CREDITS + 1, { rowsOnly: true });
  const { userId } = maker;
  const chargeId = await addCharge(harness.db, userId);
  const [sentId, madeId] = [crypto.randomUUID(), crypto.randomUUID()];
  const key = `uploads/${userId}/${sentId}.mp4`;
  await harness.db.write([
    insertInto("uploadedVideo", {
      ...{ id: sentId, userId, key, url: `/media/${key}`, name: "beach.mov", size: 9, mimeType: "video/mp4" },
      ...{ duration, hash: sentId, width: 1280, height: 720, videoCodec: "avc", createdAt: harness.now() },
    }),
    ...videoRows({ id: madeId, userId, chargeId }),
  ]);
  await harness.env.MEDIA.put(key, "x");
  await harness.env.MEDIA.put(`outputs/${userId}/${madeId}/1/video.mp4`, "x");
  const sent = { kind: "uploadedVideo" as const, id: sentId };
  const made = { kind: "video" as const, id: madeId };
  const change = (input: Parameters<typeof maker.video>[0]) =>
    maker.video({
      ...{ type: "VIDEO_TO_VIDEO", model: "WAN2", quality: "LOW" },
      options: { prompt: "as an oil painting", seconds: 5, aspect: "16:9" },
      ...input,
    });
  return { ...maker, key, sent, made, change };
}

test.each(["sent", "made"] as const)(
  "one that was %s is handed over whole and named with what came of it",
  async (which) => {
    const work = await changer();
    const source = work[which];
    await harness.db.write([sql("UPDATE videoGeneration SET isVirtual = 1 WHERE id = ?", work.made.id)]);
    const { id } = await work.change({ inputs: { video: [source] } });
    const price = videoCredits(WAN2, 5)!;
    expect(await balanceOf(harness, work.userId)).toBe(CREDITS - price);
    const [handed] = await rowsOf(harness.db, "SELECT role, key FROM jobInput WHERE jobId = ?", id);
    const key = which === "sent" ? work.key : `outputs/${work.userId}/${work.made.id}/1/video.mp4`;
    expect(handed).toEqual({ role: "video", key });
    expect(await work.videos.get.query({ id })).toMatchObject({
      ...{ type: "VIDEO_TO_VIDEO", duration: 5, credits: price },
      inputs: [{ role: "video", url: `/media/${key}`, source }],
      // nobody knows who is in one that was sent
      isVirtual: which === "made",
    });
    const [row] = await rowsOf(
      harness.db,
      "SELECT inputType FROM videoInput WHERE videoGenerationId = ?",
      id,
    );
    expect(row).toEqual({ inputType: "VIDEO" });
    expect(await harness.audit()).toEqual([]);
  },
);

test("a model that keeps a video's length asks for that, whatever the browser says it is", async () => {
  const work = await changer({ duration: 4.2 });
  const kling = { model: "KLING", quality: "HIGH" } as const;
  const { id } = await work.change({
    ...kling,
    inputs: { video: [work.sent] },
    options: { prompt: "at night", seconds: 3, aspect: "16:9" },
  });
  const price = videoCredits(KLING, 4.2)!;
  expect(price).toBe(videoCredits(KLING, 5));
  expect(await work.videos.get.query({ id })).toMatchObject({
    ...{ duration: 4.2, credits: price, width: 1920, height: 1080 },
    options: { seconds: 4.2 },
  });
  for (const duration of [2.9, 10.1]) {
    const other = await changer({ duration });
    await expectRefused(harness, { userId: other.userId, code: "VIDEO_LENGTH" }, () =>
      other.change({ ...kling, inputs: { video: [other.sent] } }),
    );
  }
});

test("none, a picture, two, another's, one that is gone: nothing begins", async () => {
  const work = await changer();
  const other = await changer();
  const { userId } = work;
  const bad = async (inputs: Inputs) => {
    const refused = await expectRefused(harness, { userId, code: "BAD_INPUT" }, () =>
      work.change({ inputs }),
    );
    expect(Object.keys(refused!.fields)).toEqual(["inputs.video"]);
  };
  await bad({});
  await bad({ video: [work.source] });
  await bad({ video: [work.sent, work.made] });
  const asPicture = await expectRefused(harness, { userId, code: "BAD_INPUT" }, () =>
    work.video({ inputs: { image: [work.made] } }),
  );
  expect(Object.keys(asPicture!.fields)).toEqual(["inputs.image"]);
  const missing = (inputs: Inputs) =>
    expectRefused(harness, { userId, code: "NOT_FOUND" }, () => work.change({ inputs }));
  await missing({ video: [other.sent] });
  await missing({ video: [other.made] });
  await work.videos.delete.mutate({ ids: [work.made.id] });
  await missing({ video: [work.made] });
  expect(await jobsOf(harness, userId)).toHaveLength(1);
});

test("what it was made from may go, and it is told without it", async () => {
  const work = await changer();
  const { id } = await work.change({ inputs: { video: [work.made] } });
  await work.videos.delete.mutate({ ids: [work.made.id] });
  const [input] = (await work.videos.get.query({ id })).inputs;
  expect(input).toMatchObject({ role: "video", url: null });
});

test("the built-in engine changes none, before anything is charged", async () => {
  const work = await changer();
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "embedded" } }));
  await expectRefused(harness, { userId: work.userId, code: "NEEDS_PROVIDER" }, () =>
    work.change({ inputs: { video: [work.sent] } }),
  );
});
