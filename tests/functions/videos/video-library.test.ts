import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { newcomer } from "#tests/support/accounts/people.ts";
import { expectConsistent, expectSwept } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { director } from "#tests/support/jobs/people/director.ts";
import { filmMaker, VIDEO_PRICE } from "#tests/support/jobs/people/film-maker.ts";
import { modelFilmMaker } from "#tests/support/jobs/people/model-film-maker.ts";

/** A video in the library: found, marked, saved, shared, deleted and brought back like a picture. */
const { harness } = jobHarnessForFile();
const uuid = () => crypto.randomUUID();

async function owner() {
  const maker = await filmMaker(harness, VIDEO_PRICE);
  const { id } = await maker.video({ options: { prompt: "snow falls slowly", seconds: 5, aspect: "16:9" } });
  await maker.ended();
  const { generations, trash, shares, collections } = maker.client.trpc;
  const shown = async (input: Parameters<typeof generations.list.query>[0] = {}) =>
    (await generations.list.query(input)).items;
  return { ...maker, id, generations, trash, shares, collections, shown };
}

test("it stands among the pictures with what it begins with and its length, and is counted and found", async () => {
  const { id, shown, generations, videos } = await owner();
  const { videoUrl, inputs } = await videos.get.query({ id });
  const item = { id, kind: "video", imageUrl: videoUrl, posterUrl: inputs[0]!.url, duration: 5 };
  expect(await shown()).toMatchObject([item]);
  expect(await shown({ kind: "video" })).toMatchObject([item]);
  expect(await shown({ kind: "prompt" })).toEqual([]);
  expect((await generations.counts.query()).pictures).toMatchObject([{ kind: "video", count: 1 }]);
  expect((await generations.search.query({ words: "falling snow", kind: "video" })).items).toMatchObject([
    item,
  ]);
  expect(await generations.get.query({ id })).toMatchObject({
    ...item,
    prompt: "snow falls slowly",
    credits: VIDEO_PRICE,
  });
});

test("a favourite and a deletion of either page are those of the other", async () => {
  const { id, userId, client, shown, generations, trash, videos } = await owner();
  await generations.favoriteMany.mutate({ ids: [id], favorite: true });
  expect(await videos.get.query({ id })).toMatchObject({ favorite: true });
  await videos.favorite.mutate({ id, favorite: false });
  expect(await shown({ favorite: true })).toEqual([]);

  const { videoUrl } = await videos.get.query({ id });
  await generations.delete.mutate({ ids: [id] });
  expect((await videos.list.query({})).items).toEqual([]);
  expect((await trash.list.query({})).items).toMatchObject([{ id, kind: "video" }]);
  expect((await client.fetch(videoUrl!)).status).toBe(404);
  expect((await generations.counts.query()).trashed).toBe(1);
  expect((await generations.search.query({ words: "snow" })).items).toEqual([]);
  await generations.undoDelete.mutate({ ids: [id] });
  expect(await shown()).toHaveLength(1);
  expect((await generations.search.query({ words: "snow" })).items).toHaveLength(1);
  await videos.delete.mutate({ ids: [id] });
  expect(await trash.deleteNow.mutate({ ids: [id] })).toEqual({ deleted: 1 });
  expect((await generations.counts.query()).trashed).toBe(0);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
});

test("in a zip it is an MP4, small or not, and in a collection it may be the cover", async () => {
  const { id, client, collections, videos } = await owner();
  const { videoUrl, inputs } = await videos.get.query({ id });
  const bytes = new Uint8Array(await (await client.fetch(videoUrl!)).arrayBuffer());
  for (const size of ["full", "web"]) {
    const body = new URLSearchParams([
      ["ids", id],
      ["size", size],
    ]);
    const zip = await client.fetch("/api/zips", { method: "POST", body });
    const [[name, file]] = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer()))) as [
      [string, Uint8Array],
    ];
    expect(name).toMatch(/-video-001\.mp4$/);
    expect(Buffer.from(file).equals(bytes)).toBe(true);
  }
  await collections.create.mutate({ id: uuid(), name: "Snow", ids: [id] });
  expect((await collections.list.query({})).items).toMatchObject([{ coverUrl: inputs[0]!.url, pictures: 1 }]);
});

test("a link plays it to a stranger in parts, says that AI made it, and stops when it is taken back or expires", async () => {
  const { id, shares } = await owner();
  const share = () => shares.create.mutate({ id: uuid(), subject: { kind: "picture", id }, days: 1 });
  const stranger = newcomer(harness).client;
  const link = await share();
  const page = await stranger.fetch(link.path);
  expect(page.headers.get("content-security-policy")).toContain("media-src 'self'");
  const text = await page.text();
  expect(text).toContain("This video was made with AI");
  expect(text).toMatch(/<video [^>]*controls/);
  const file = `${link.path}/${id}`;
  const part = await stranger.fetch(file, { headers: { range: "bytes=4-7" } });
  expect([part.status, await part.text()]).toEqual([206, "ftyp"]);
  expect(Object.fromEntries(part.headers)).toMatchObject({
    "content-type": "video/mp4",
    "cache-control": expect.stringContaining("no-store"),
    "x-robots-tag": expect.stringContaining("noindex"),
  });
  await shares.revoke.mutate({ id: link.id });
  for (const path of [link.path, file]) expect((await stranger.fetch(path)).status).toBe(404);
  const short = await share();
  harness.advance(86_400_000 + 1000);
  for (const path of [short.path, `${short.path}/${id}`])
    expect((await stranger.fetch(path)).status).toBe(404);
});

test("one of a model is among its pictures, and its still is a picture beside it", async () => {
  const maker = await modelFilmMaker(harness);
  await maker.video();
  await maker.ended();
  const { items } = await maker.trpc.generations.list.query({ trainingId: maker.trainingId });
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(["prompt", "video"]);
  const still = items.find(({ kind }) => kind === "prompt");
  expect(items.find(({ kind }) => kind === "video")?.posterUrl).toBe(still?.imageUrl);
  await maker.trpc.trainings.delete.mutate({ id: maker.trainingId });
  expect((await maker.trpc.generations.list.query({ kind: "video" })).items).toMatchObject([
    { trainingId: null },
  ]);
});

test("scenes are with their film; one that is made anew, or taken out of it, is a video of its own", async () => {
  const work = await director(harness, 300, 3);
  const list = async () => (await work.client.trpc.generations.list.query({ kind: "video" })).items;
  const moved = await work.withVideos();
  expect(await list()).toEqual([]);
  const [first, second, third] = moved.scenes;
  await work.videoPacks.moveScenes.mutate({ ...work.key(), sceneIds: [first!.id] });
  await work.ended();
  expect(await list()).toMatchObject([{ id: first!.video!.id }]);
  const { id, name, model, quality } = moved;
  const scenes = [first!, second!].map(
    ({ stills: _, video: __, selectedGenerationId: ___, ...scene }) => scene,
  );
  await work.videoPacks.save.mutate({ id, name, model, quality, scenes });
  expect((await list()).map((item) => item.id).toSorted()).toEqual(
    [first!.video!.id, third!.video!.id].toSorted(),
  );
  await work.videoPacks.delete.mutate({ id });
  expect(await list()).toHaveLength(2);
});
