import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TALKING_HEAD_CONSENT, VOICE_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { speech as speechOperation } from "#schema/operations/speech.ts";
import { OMNIHUMAN_VIDEOS } from "#schema/operations/videos/omnihuman.ts";
import type { EmbeddedOperation } from "#scripts/local/inference/operations/embedded-operation.ts";
import { startApp } from "#tests/support/app.ts";
import { overflow, violations } from "#tests/support/browser/axe.ts";
import { button, click, field, says } from "#tests/support/browser/on-page.ts";
import { SPEECH_PRICE } from "#tests/support/jobs/people/speaker.ts";
import { HEAD_PRICE } from "#tests/support/jobs/people/talking-head.ts";
import { speech, wavOf } from "#tests/support/media/made-sounds.ts";
import { clip } from "#tests/support/media/media-files.ts";
import { sendMedia } from "#tests/support/media/send-media.ts";

/** A picture that speaks, in the browser; the local queue answers as the provider's models do. */

const asked: Record<string, unknown>[] = [];
const animate: EmbeddedOperation = async ({ files }, { id, input }) => {
  asked.push(input as Record<string, unknown>);
  return { video: await files.save(id, "video.mp4", await clip()), duration: 3 };
};
const speak: EmbeddedOperation = async ({ files }, { id }) => ({
  audio: await files.save(id, "speech.wav", wavOf(speech(4))),
});
const app = startApp({
  provider: true,
  operations: { [OMNIHUMAN_VIDEOS[0].endpoint]: animate, [speechOperation.endpoint]: speak },
});
const picture = {
  name: "me.jpg",
  mimeType: "image/jpeg",
  buffer: readFileSync("scripts/local/demo-photos/astronaut.jpg"),
};
const recording = (seconds: number) => ({
  name: "words.wav",
  mimeType: "audio/wav",
  buffer: Buffer.from(wavOf(speech(seconds))),
});

test("a recording sets length and price, and the picture speaks it", async () => {
  const person = await app.person("ada@example.com", { credits: 3 * HEAD_PRICE });
  const page = await app.openAs(person, { path: "/tools/video-generator" });
  await page.getByRole("link", { name: "Talking head" }).click();
  await page.waitForURL("**/tools/talking-head");
  await click(page, "Make the video");
  await says(page, "Choose the picture that is to speak.");
  await says(page, "Choose what is said.");
  await says(page, "Tick this first, please.");
  await page.getByLabel("Photos: Their picture").setInputFiles(picture);
  await page.getByRole("img", { name: "Number 1 of 1" }).waitFor();
  await page.getByLabel("File for the words").setInputFiles(recording(45));
  await click(page, "Use this recording");
  await field(page, "High, 1080 lines, up to 30 seconds").check();
  await says(page, "What is said may last from 1 to 30 seconds in this quality.");
  await field(page, "Medium, 720 lines, up to 60 seconds").check();
  await says(page, "1,344 credits short");
  await click(page, "Take something else");
  await page.getByLabel("File for the words").setInputFiles(recording(3));
  await click(page, "Use this recording");
  const make = button(page, `Make 0:03 for ${3 * HEAD_PRICE} credits`);
  await make.click();
  // what was taken back is not stored any more
  const stored = () => person.client.trpc.uploads.listMedia.query({ kind: "AUDIO" });
  await expect.poll(async () => (await stored()).items.length).toBe(1);
  await says(page, "Tick this first, please.");
  await page.getByLabel(TALKING_HEAD_CONSENT).check();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page, "phone")).toEqual([]);
  await make.click();
  await page.waitForURL(/video-generator$/);
  await page.locator("video").waitFor({ timeout: 60_000 });
  expect(asked[0]).toMatchObject({ resolution: "720p", audio_url: expect.stringContaining(".wav") });
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(0);
  const [video] = (await person.client.trpc.videos.list.query({})).items;
  expect(video).toMatchObject({ model: "OMNIHUMAN", status: "COMPLETED", credits: 3 * HEAD_PRICE });
});

test("a recording that is replaced while it is checked is neither taken nor kept", async () => {
  const person = await app.person("cy@example.com");
  const page = await app.openAs(person, { path: "/tools/talking-head" });
  const { promise: isReplaced, resolve: release } = Promise.withResolvers<void>();
  let finishes = 0;
  await page.route("**/uploads.finishMedia*", async (route) => {
    if (finishes++ === 0) await isReplaced;
    await route.continue();
  });
  await page.getByLabel("File for the words").setInputFiles(recording(5));
  await click(page, "Use this recording");
  await says(page, /Checking the recording/);
  await click(page, "Take another");
  await page.getByLabel("File for the words").setInputFiles(recording(3));
  release();
  await click(page, "Use this recording");
  await button(page, "Take something else").waitFor();
  await says(page, "0:03");
  const { items } = await person.client.trpc.uploads.listMedia.query({ kind: "AUDIO" });
  expect(items.map(({ duration }) => Math.round(duration))).toEqual([3]);
});

test("a trained voice says typed words first, and they are what the picture speaks", async () => {
  const person = await app.person("bob@example.com", { credits: 2 * SPEECH_PRICE + 4 * HEAD_PRICE });
  const send = (seconds: number) =>
    sendMedia(person.client, { kind: "AUDIO", bytes: wavOf(speech(seconds)) });
  const { voices } = person.client.trpc;
  const { id } = await voices.create.mutate({
    ...{ requestKey: crypto.randomUUID(), name: "Mine", consent: VOICE_CONSENT_VERSION },
    ...{ originalAudioId: (await send(12)).id, consentAudioId: (await send(6)).id },
  });
  await expect
    .poll(async () => (await voices.get.query({ id })).status, { timeout: 30_000 })
    .toBe("COMPLETED");
  const page = await app.openAs(person, { path: "/tools/talking-head" });
  await field(page, "Typed words in a trained voice").check();
  await field(page, "What should Mine say?").fill("Good morning.");
  await click(page, `Say it for ${SPEECH_PRICE} credits`);
  await click(page, "Use “Good morning.”");
  await page.getByLabel("Photos: Their picture").setInputFiles(picture);
  await page.getByRole("img", { name: "Number 1 of 1" }).waitFor();
  await page.getByLabel(TALKING_HEAD_CONSENT).check();
  await click(page, `Make 0:04 for ${4 * HEAD_PRICE} credits`);
  await page.waitForURL(/video-generator$/);
  await page.locator("video").waitFor({ timeout: 60_000 });
  // what is said can be read
  await page.getByRole("heading", { name: "Good morning." }).waitFor();
  const captions = () =>
    page.locator("video").evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks;
      return [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text);
    });
  await expect.poll(captions).toEqual(["Good morning."]);
});
