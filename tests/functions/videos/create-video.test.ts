import { expect, test } from "vitest";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { stayLonger } from "#tests/support/accounts/people.ts";
import { balanceOf, expectConsistent, expectSwept, stored } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { filmMaker, VIDEO_PRICE } from "#tests/support/jobs/people/film-maker.ts";
import { expectRefused, refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

/** A video: from the charge to the file, shown to its owner alone, deleted and brought back. */
const { harness } = jobHarnessForFile();

const made = async (credits = VIDEO_PRICE) => {
  const maker = await filmMaker(harness, credits);
  const { id } = await maker.video({ seed: 3 });
  await maker.ended();
  return { ...maker, id, made: await maker.videos.get.query({ id }) };
};

test("is charged by the second, and kept with all that was chosen", async () => {
  const maker = await filmMaker(harness, 100);
  const options = { prompt: "snow falls", seconds: 10, aspect: "9:16" };
  const { id } = await maker.video({ quality: "MEDIUM", options, seed: 9 });
  expect(await balanceOf(harness, maker.userId)).toBe(0);
  await maker.ended();
  const [video, ...others] = (await maker.videos.list.query({})).items;
  expect(others).toEqual([]);
  expect(video).toMatchObject({
    id,
    ...{ type: "IMAGE_TO_VIDEO", model: "FRAMEPACK", quality: "MEDIUM", prompt: "snow falls", options },
    ...{ status: "COMPLETED", credits: 100, width: 720, height: 1280, duration: 10, seed: 9 },
    inputs: [{ role: "image", source: { kind: "upload", id: maker.source.id } }],
  });
  const [charge] = (await maker.client.trpc.user.creditHistory.query({})).items;
  expect(charge).toMatchObject({ credits: -100, reasonExtra: { kind: "VIDEO", requestId: id } });
});

test("is played in parts, saved under a name of its own, and nobody else's", async () => {
  const { client, made: video, userId } = await made();
  const url = video.videoUrl!;
  const part = await client.fetch(url, { headers: { range: "bytes=4-7" } });
  expect([part.status, await part.text()]).toEqual([206, "ftyp"]);
  const saved = await client.fetch(`${url}?download=1`);
  expect(saved.headers.get("content-disposition")).toMatch(/-video-001\.mp4$/);
  // no picture can be made of it here
  expect((await client.fetch(`${url}?w=160`)).status).toBe(400);
  const stranger = await filmMaker(harness, 0, { rowsOnly: true });
  expect((await stranger.client.fetch(url)).status).toBe(404);
  for (const call of [
    stranger.videos.get.query({ id: video.id }),
    stranger.videos.favorite.mutate({ id: video.id, favorite: true }),
    stranger.videos.delete.mutate({ ids: [video.id] }),
    stranger.videos.cancel.mutate({ id: video.id }),
  ])
    expect(await refusal(call)).toBe("NOT_FOUND");
  expect((await stranger.videos.list.query({})).items).toEqual([]);
  expect(await stored(harness, userId)).toContain(url.slice("/media/".length));
});

test("deleted it is gone at once, comes back until it is too late, and then goes with its file", async () => {
  const { userId, client, videos, id, made: video } = await made();
  await videos.favorite.mutate({ id, favorite: true });
  expect((await videos.list.query({ favorite: true })).items).toHaveLength(1);
  await videos.delete.mutate({ ids: [id] });
  expect((await client.fetch(video.videoUrl!)).status).toBe(404);
  expect((await videos.list.query({})).items).toEqual([]);
  expect(await videos.undoDelete.mutate({ ids: [id] })).toEqual({ restored: 1 });
  expect(await videos.get.query({ id })).toMatchObject({ favorite: true });
  await videos.delete.mutate({ ids: [id] });
  const month = (RETENTION_DAYS.trash + 1) * 86_400_000;
  await stayLonger(harness, { userId, ms: month });
  harness.advance(month);
  await harness.cron("* * * * *");
  expect(await refusal(videos.undoDelete.mutate({ ids: [id] }))).toBe("UNDO_TOO_LATE");
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
  expect([...(await stored(harness, userId))].filter((key) => key.endsWith(".mp4"))).toEqual([]);
});

test("what it is made from may go, and it stays", async () => {
  const { client, videos, id, source } = await made();
  await client.trpc.uploads.delete.mutate({ id: String(source.id) });
  expect(await videos.get.query({ id })).toMatchObject({
    status: "COMPLETED",
    inputs: [{ role: "image", url: null, source: null }],
  });
});

const PROMPT = { prompt: "she smiles" };
test.each([
  ["a combination that nothing makes", { model: "OMNIHUMAN", quality: "LOW" }, "model"],
  ["words alone for a model that needs a picture", { type: "TEXT_TO_VIDEO" }, "model"],
  ["no picture", { inputs: {} }, "inputs.image"],
  ["a picture it has no use for", { inputs: { image: [], mask: [] } }, "inputs.mask"],
  ["a voice, which nobody can upload", { model: "OMNIHUMAN", quality: "HIGH" }, "inputs.audio"],
  ["a length it has not", { options: { ...PROMPT, seconds: 7 } }, "options.seconds"],
  ["a shape it has not", { options: { ...PROMPT, aspect: "1:1" } }, "options.aspect"],
  ["no words", { options: { prompt: " " } }, "options.prompt"],
  ["half a seed", { seed: 0.5 }, "seed"],
] as const)("bad input: %s is refused by its field, and nothing changes", async (_, change, field) => {
  const { userId, video } = await filmMaker(harness, 1000, { rowsOnly: true });
  const refused = await expectRefused(harness, { userId, code: "BAD_INPUT" }, () => video(change as never));
  expect(refused?.fields[field]).toMatch(/^[A-Z].+\.$/);
});

test("what the engine cannot make, unsafe words, another's picture and one that is not there take no credits", async () => {
  const { userId, video } = await filmMaker(harness, 1000, { rowsOnly: true });
  const other = await filmMaker(harness, 0, { rowsOnly: true });
  const refused = (code: Parameters<typeof expectRefused>[1]["code"], input: Parameters<typeof video>[0]) =>
    expectRefused(harness, { userId, code }, () => video(input));
  await refused("NEEDS_PROVIDER", { model: "KLING" });
  await refused("NOT_FOUND", { inputs: { image: [other.source] } });
  await refused("NOT_FOUND", { inputs: { image: [{ kind: "picture", id: "none" }] } });
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "provider" } }));
  await refused("NOT_OFFERED", { type: "TEXT_TO_VIDEO", model: "WAN", inputs: {} });
});
