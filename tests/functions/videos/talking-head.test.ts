import { expect, test } from "vitest";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { HEAD_PRICE, headMaker } from "#tests/support/jobs/people/talking-head.ts";
import { wav } from "#tests/support/media/media-files.ts";
import { sendMedia } from "#tests/support/media/send-media.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

/** Pictures that speak: priced by what is said, agreed to each time, made, refused and paid back. */
const { harness, engine } = jobHarnessForFile();

test("lasts and costs as long as what is said, as the server read it, and keeps who agreed", async () => {
  const { head, ended, videos, said, source, asked, userId } = await headMaker(harness, { seconds: 2.5 });
  const { id } = await head({ quality: "HIGH", prompt: "she nods" });
  expect(await balanceOf(harness, userId)).toBe(0);
  await ended();
  const video = await videos.get.query({ id });
  expect(video).toMatchObject({
    ...{ model: "OMNIHUMAN", type: "IMAGE_TO_VIDEO", quality: "HIGH", status: "COMPLETED" },
    ...{ credits: 3 * HEAD_PRICE, width: 1080, height: 1080, prompt: "she nods" },
  });
  expect(video.duration).toBeCloseTo(2.5, 1);
  expect(video.inputs[0]).toMatchObject({ role: "image", source: { kind: "upload", id: source.id } });
  expect(asked).toEqual([
    {
      prompt: "she nods",
      image_url: expect.stringContaining(`/media/uploads/${userId}/`),
      audio_url: expect.stringContaining(`/media/uploads/${userId}/${said.id}.wav`),
      resolution: "1080p",
    },
  ]);
  const consents = "SELECT kind, subjectId, version FROM likenessConsent WHERE userId = ?";
  expect(await rowsOf(harness.db, consents, userId)).toEqual([
    { kind: "TALKING_HEAD", subjectId: id, version: "2026-11-25" },
  ]);
  const inputs =
    'SELECT role, inputType, uploadedAudioId FROM videoInput WHERE videoGenerationId = ? ORDER BY "order"';
  expect(await rowsOf(harness.db, inputs, id)).toEqual([
    { role: "image", inputType: "IMAGE", uploadedAudioId: null },
    { role: "audio", inputType: "AUDIO", uploadedAudioId: said.id },
  ]);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
});

test("refused by the provider it is paid back", async () => {
  const { head, ended, videos, userId } = await headMaker(harness);
  engine.clip = () => Promise.reject(new Error("broken"));
  const { id } = await head();
  await ended();
  expect(await videos.get.query({ id })).toMatchObject({ status: "FAILED", videoUrl: null });
  expect(await balanceOf(harness, userId)).toBe(3 * HEAD_PRICE);
  await expectConsistent(harness, userId);
});

test("what a video under way says cannot be deleted before it has arrived", async () => {
  const { head, ended, videos, said, client, userId } = await headMaker(harness);
  const remove = () => client.trpc.uploads.deleteMedia.mutate({ kind: "AUDIO", id: said.id });
  engine.pause();
  const { id } = await head();
  expect(await refusal(remove())).toBe("MEDIA_IN_USE");
  engine.resume();
  await ended();
  expect(await videos.get.query({ id })).toMatchObject({ status: "COMPLETED" });
  await remove();
  await expectSwept(harness, userId);
});

test("words of a voice that a video under way says cannot be deleted before it has arrived", async () => {
  const { head, ended, videos, said, client, userId } = await headMaker(harness);
  engine.pause();
  const { id } = await head();
  // as if a voice had said them, for which no provider stands here
  await harness.db.write([
    sql("UPDATE uploadedAudio SET made = 1 WHERE id = ?", said.id),
    sql(
      `INSERT INTO speech (id, prompt, uploadedAudioId, seed, userId, status, jobId, chargeId, createdAt)
       SELECT ?, 'Hello.', ?, 1, userId, 'COMPLETED', jobId, chargeId, createdAt FROM videoGeneration WHERE id = ?`,
      said.id,
      said.id,
      id,
    ),
  ]);
  const remove = () => client.trpc.voices.deleteSpeech.mutate({ id: said.id });
  expect(await refusal(remove())).toBe("VOICE_BUSY");
  engine.resume();
  await ended();
  expect(await videos.get.query({ id })).toMatchObject({ status: "COMPLETED" });
  await remove();
  await expectSwept(harness, userId);
});

test("twice with one key is one video, charged once; without credits nothing is begun", async () => {
  const { head, ended, userId, videos } = await headMaker(harness, { credits: 4 * HEAD_PRICE });
  const requestKey = crypto.randomUUID();
  const made = await Promise.all([1, 2, 3].map(() => head({ requestKey })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await refusal(head())).toBe("INSUFFICIENT_CREDITS");
  await ended();
  expect(await balanceOf(harness, userId)).toBe(HEAD_PRICE);
  expect((await videos.list.query({})).items).toHaveLength(1);
});

test("nothing is begun without consent, with words too long or too short, a stranger's, or without a provider", async () => {
  const maker = await headMaker(harness, { credits: 10_000, rowsOnly: true });
  const { head, client, userId } = maker;
  const stranger = await headMaker(harness, { rowsOnly: true });
  const record = async (seconds: number) =>
    (await sendMedia(client, { kind: "AUDIO", bytes: wav(seconds, { rate: 8000 }) })).id;
  const why: [Parameters<typeof head>[0], string][] = [
    [{ consent: undefined }, "CONSENT_NEEDED"],
    [{ audioId: await record(0.6) }, "TALKING_HEAD_LENGTH"],
    [{ audioId: await record(61) }, "TALKING_HEAD_LENGTH"],
    [{ audioId: await record(31), quality: "HIGH" }, "TALKING_HEAD_LENGTH"],
    [{ audioId: stranger.said.id }, "NOT_FOUND"],
    [{ picture: stranger.source }, "NOT_FOUND"],
    [{ audioId: "" }, "BAD_INPUT"],
  ];
  for (const [input, code] of why) expect([input, await refusal(head(input))]).toEqual([input, code]);
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "embedded" } }));
  expect(await refusal(head())).toBe("NEEDS_PROVIDER");
  expect([await jobsOf(harness, userId), await balanceOf(harness, userId)]).toEqual([[], 10_000]);
});
