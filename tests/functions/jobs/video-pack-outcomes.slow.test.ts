import { expect, test } from "vitest";
import { PACK_EMAIL_AFTER_SECONDS } from "#schema/emails/emails.ts";
import { PictureRefused } from "#scripts/local/inference/compute/compute-types.ts";
import { refuse } from "#scripts/local/inference/requests/request-failure.ts";
import { emailRows } from "#tests/support/accounts/emails.ts";
import { balanceOf, expectConsistent, expectSwept } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { director, PRICES } from "#tests/support/jobs/people/director.ts";
import { emptyMp4 } from "#tests/support/local/fake-compute.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** How a step of a video pack can end. */
const { harness, engine } = jobHarnessForFile();

type Work = Awaited<ReturnType<typeof director>>;
async function expectWhole({ userId }: Work, spent: number, credits = 300) {
  expect(await balanceOf(harness, userId)).toBe(credits - spent);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
}
/** Fails what is asked of the engine the first `times`. */
function failFirst(times: number, error: Error) {
  let asked = 0;
  engine.clip = async ({ options: { width, height, seconds } }) => {
    if (asked++ < times) throw error;
    return { bytes: emptyMp4(), width, height, seconds };
  };
}
const NOBODY = new PictureRefused("no_person");

test("a scene that fails is paid back and the others stay; set in motion again it can be joined with them", async () => {
  const work = await director(harness, 300);
  const sceneIds = work.idsOf(await work.withStills());
  failFirst(1, NOBODY);
  await work.videoPacks.moveScenes.mutate({ ...work.key(), sceneIds });
  const moved = await work.ended();
  expect(moved).toMatchObject({ status: "PENDING", videoCount: 2 });
  const failed = moved.scenes.filter((scene) => scene.video?.status === "FAILED");
  expect(failed).toMatchObject([{ video: { failure: "PROVIDER_REFUSED", url: null } }]);
  await expectWhole(work, 3 * PRICES.still + 2 * PRICES.scene);
  await work.videoPacks.moveScenes.mutate({ ...work.key(), sceneIds: [failed[0]!.id] });
  expect((await work.ended()).videoCount).toBe(3);
  await work.videoPacks.join.mutate(work.key());
  expect(await work.ended()).toMatchObject({ status: "COMPLETED", filmSeconds: 15 });
  await expectWhole(work, 3 * PRICES.still + 3 * PRICES.scene + PRICES.join);
});

test("a step all of which fails says so, is paid back, and can be tried again", async () => {
  const work = await director(harness, 300, 2);
  const sceneIds = work.idsOf(await work.withStills());
  failFirst(2, NOBODY);
  await work.videoPacks.moveScenes.mutate({ ...work.key(), sceneIds });
  expect(await work.ended()).toMatchObject({ status: "FAILED", videoCount: 0 });
  await expectWhole(work, 2 * PRICES.still);
  await work.videoPacks.moveScenes.mutate({ ...work.key(), sceneIds });
  expect(await work.ended()).toMatchObject({ status: "PENDING", videoCount: 2 });
});

test("some stills that are held back or missing are paid back alone", async () => {
  const work = await director(harness, 300, 2);
  const sceneIds = work.idsOf(await work.pack());
  let asked = 0;
  const usual = Buffer.from("ffd8ffd9", "hex");
  engine.portrait = async () => {
    if (asked++ === 0) throw refuse({ loc: ["body"], msg: "No.", type: "value_error" });
    return usual;
  };
  await work.videoPacks.makeStills.mutate({ ...work.key(), sceneIds, count: 1 });
  const made = await work.ended();
  const [one, other] = made.scenes.map((scene) => scene.stills[0]?.status).toSorted();
  expect([one, other]).toEqual(["COMPLETED", "FAILED"]);
  expect(made).toMatchObject({ status: "PENDING", generationIds: [expect.any(String)] });
  await expectWhole(work, PRICES.still);
});

test("joining that fails is paid back and leaves the scenes and an earlier film as they are", async () => {
  const work = await director(harness, 300, 2);
  await work.withVideos();
  engine.join = () => Promise.reject(new PictureRefused("clips_differ"));
  await work.videoPacks.join.mutate(work.key());
  expect(await work.ended()).toMatchObject({ status: "FAILED", videoCount: 2, filmUrl: null });
  const spent = 2 * PRICES.still + 2 * PRICES.scene;
  await expectWhole(work, spent);
  delete engine.join;
  await work.videoPacks.join.mutate(work.key());
  const { filmUrl } = await work.ended();
  engine.join = async () => Buffer.from("rubbish that is no video");
  await work.videoPacks.join.mutate(work.key());
  expect(await work.ended()).toMatchObject({ status: "COMPLETED", filmUrl, filmIsCurrent: true });
  await expectWhole(work, spent + PRICES.join);
});

test("cancelled before the engine begins, it is paid back and waits for its next step", async () => {
  const work = await director(harness, 300, 2);
  const sceneIds = work.idsOf(await work.withStills());
  harness.cloud.qstash.pause();
  await work.videoPacks.moveScenes.mutate({ ...work.key(), sceneIds });
  expect(await work.videoPacks.cancel.mutate({ id: work.id })).toEqual({ cancelled: 2, running: 0 });
  harness.cloud.qstash.resume();
  expect(await work.ended()).toMatchObject({ status: "PENDING", videoCount: 0 });
  expect(await refusal(work.videoPacks.cancel.mutate({ id: work.id }))).toBe("NOT_FOUND");
  await expectWhole(work, 2 * PRICES.still);
});

test("a step that took its time is told of once, by what came of it; one that came at once is not", async () => {
  const work = await director(harness, 300, 2);
  const { videoPacks, key, id } = work;
  const sceneIds = work.idsOf(await work.withStills());
  const emails = async () =>
    (await emailRows(harness, work.userId)).map(({ template, params }) => ({ template, params }));
  const slowly = async (begin: () => Promise<unknown>) => {
    harness.cloud.qstash.pause();
    await begin();
    harness.advance((PACK_EMAIL_AFTER_SECONDS + 60) * 1000);
    harness.cloud.qstash.resume();
    await work.ended();
  };
  await slowly(() => videoPacks.makeStills.mutate({ ...key(), sceneIds, count: 1 }));
  expect(await emails()).toEqual([]);
  failFirst(1, NOBODY);
  await slowly(() => videoPacks.moveScenes.mutate({ ...key(), sceneIds }));
  const name = "A winter day in Paris";
  const moved = { template: "video-pack-moved", params: { id, name, made: "1", missing: "1" } };
  expect(await emails()).toMatchObject([moved]);
  await videoPacks.moveScenes.mutate({ ...key(), sceneIds });
  await work.ended();
  engine.join = () => Promise.reject(NOBODY);
  await slowly(() => videoPacks.join.mutate(key()));
  const failed = { template: "video-pack-failed", params: { id, name } };
  expect(await emails()).toMatchObject([moved, failed]);
  delete engine.join;
  await slowly(() => videoPacks.join.mutate(key()));
  expect(await emails()).toMatchObject([
    moved,
    failed,
    { template: "video-pack-done", params: { id, name } },
  ]);
});
