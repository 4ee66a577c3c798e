import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PUBLIC_VOICE_DECLARATION, SPOKEN_CONSENT, VOICE_CONSENT } from "#schema/accounts/consent.ts";
import { speech as speechOperation } from "#schema/operations/speech.ts";
import type { EmbeddedOperation } from "#scripts/local/inference/operations/embedded-operation.ts";
import { startApp } from "#tests/support/app.ts";
import { overflow, violations } from "#tests/support/browser/axe.ts";
import { toldOf } from "#tests/support/browser/browser.ts";
import { button, click, field, headed, says } from "#tests/support/browser/on-page.ts";
import { addCharge, voiceRows } from "#tests/support/database/rows.ts";
import { SPEECH_PRICE } from "#tests/support/jobs/people/speaker.ts";
import { noise, silence, speech, wavOf } from "#tests/support/media/made-sounds.ts";
import { wav } from "#tests/support/media/media-files.ts";
import { sendMedia } from "#tests/support/media/send-media.ts";

/** Voices in the browser, whose microphone hears a file; the local queue answers as the provider's model does. */

const asked: Record<string, unknown>[] = [];
const speak: EmbeddedOperation = async ({ files }, { id, input }) => {
  asked.push(input as Record<string, unknown>);
  return { audio: await files.save(id, "speech.wav", wavOf(speech(3))) };
};

const app = startApp({
  provider: true,
  operations: { [speechOperation.endpoint]: speak },
  browserArgs: async () => {
    const heard = join(mkdtempSync(join(tmpdir(), "likeness-heard-")), "speech.wav");
    writeFileSync(heard, wavOf(speech(10)));
    return [
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-audio-capture=${heard}`,
      "--autoplay-policy=no-user-gesture-required",
    ];
  },
});
const HEARING = { permissions: ["microphone"] };

async function record(page: Page, what: string, seconds: number): Promise<void> {
  await click(page, `Record ${what}`);
  await page.getByRole("meter", { name: "Microphone level" }).waitFor();
  await page.waitForFunction(
    (least) => Number(document.querySelector("[role=timer]")?.textContent?.slice(2, 4)) >= least,
    seconds,
  );
  await click(page, `Stop recording ${what}`);
}
const group = (page: Page, name: string) => page.getByRole("group", { name });
const choose = (page: Page, what: string, sound: Parameters<typeof wavOf>[0], name = "take.wav") =>
  page.getByLabel(`File for ${what}`).setInputFiles({
    name,
    mimeType: "audio/wav",
    buffer: Buffer.from(wavOf(sound)),
  });

test("a voice is recorded, agreed to aloud, learned, made to speak, renamed, lent and deleted", async () => {
  const person = await app.person("ada@example.com", { credits: 2 * SPEECH_PRICE });
  const page = await app.openAs(person, { ...HEARING, path: "/tools/trained-voices" });
  await says(page, "No voice yet.");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Record your first voice" }).click();
  await headed(page, "New voice");
  const learn = button(page, `Learn this voice for ${SPEECH_PRICE} credits`);
  await learn.click();
  await says(page, "Give the voice a name.");
  await says(page, "Record the voice first.");
  await says(page, "Tick this first, please.");
  await field(page, "Name of the voice").fill("Mine");

  await record(page, "the voice", 11);
  const voice = group(page, "1. The voice");
  await says(voice, "Sounds good.");
  // whoever works by keyboard is not thrown to the top of the page
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Take another");
  await says(page, SPOKEN_CONSENT);
  await record(page, "the sentence", 5);
  await says(group(page, "2. The speaker agrees, aloud"), "Sounds good.");
  expect(await violations(page)).toEqual([]);

  // what was recorded is there after a reload, and nothing was sent
  await page.reload();
  await says(voice, "Sounds good.");
  expect((await person.client.trpc.uploads.listMedia.query({ kind: "AUDIO" })).items).toEqual([]);
  await field(page, VOICE_CONSENT).check();
  await field(page, "Lively").check();
  await learn.click();
  await page.waitForURL(/trained-voices\/[0-9a-f-]{36}$/);
  await page.getByLabel("How Mine sounds").waitFor();
  const id = page.url().split("/").at(-1)!;
  const made = await person.client.trpc.voices.get.query({ id });
  expect(made).toMatchObject({ name: "Mine", systemPrompt: "Lively", status: "COMPLETED", isPublic: false });
  const sample = await person.client.fetch(made.originalUrl);
  expect([sample.status, sample.headers.get("content-type")]).toEqual([200, "audio/webm"]);
  expect(asked[0]).toMatchObject({ exaggeration: 0.8 });

  await field(page, "What should Mine say?").fill("Good morning, everyone.");
  expect(await violations(page)).toEqual([]);
  await click(page, `Say it for ${SPEECH_PRICE} credits`);
  const said = page.getByLabel("Good morning, everyone.");
  await said.waitFor();
  await expect.poll(() => said.evaluate((player: HTMLAudioElement) => player.duration)).toBeCloseTo(3, 1);
  expect(asked[1]).toMatchObject({ text: "Good morning, everyone." });
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.wav$/);
  await says(page, `${SPEECH_PRICE} credits short`);

  await click(page, "Rename voice");
  await field(page, "Name").fill("Ours");
  await click(page, "Save");
  await headed(page, "Ours");
  await page.getByLabel(PUBLIC_VOICE_DECLARATION).check();
  await expect.poll(async () => (await person.client.trpc.voices.get.query({ id })).isPublic).toBe(true);
  const other = await app.person("bob@example.com", { credits: SPEECH_PRICE });
  const theirs = await app.openAs(other, { path: "/tools/trained-voices", expects: /404|TRPCClientError/ });
  await theirs.getByRole("link", { name: "Ours", exact: true }).click();
  await field(theirs, "What should Ours say?").waitFor();
  expect(await button(theirs, "Delete voice").count()).toBe(0);

  await click(page, "Delete voice");
  await says(page, /The AI provider keeps no voice/);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete voice" }).click();
  await toldOf(page, "The voice and its recordings are deleted.");
  await says(page, "No voice yet.");
});

test("a setting that is refused takes nothing back of one that is taken after it", async () => {
  const person = await app.person("lee@example.com", { credits: 1 });
  const { userId, client } = person;
  const { id: audioId } = await sendMedia(client, { kind: "AUDIO", bytes: wav(12, { rate: 8000 }) });
  const id = crypto.randomUUID();
  await app.db.write(voiceRows({ id, userId, chargeId: await addCharge(app.db, userId), audioId }));
  const page = await app.openAs(person, { path: `/tools/trained-voices/${id}`, expects: /500|TRPC/ });
  const { promise: bothChosen, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/voices.change*", async (route) => {
    if (!route.request().postData()?.includes("Lively")) return route.continue();
    await bothChosen;
    await route.fulfill({ status: 500, body: "{}" });
  });
  await field(page, "Lively").check();
  const everybody = page.getByLabel(PUBLIC_VOICE_DECLARATION);
  await everybody.check();
  release();
  await expect.poll(async () => (await client.trpc.voices.get.query({ id })).isPublic).toBe(true);
  await expect.poll(() => field(page, "Natural").isChecked()).toBe(true);
  expect(await everybody.isChecked()).toBe(true);
});

test("a file is listened to before anything is sent, and what is wrong with it is said", async () => {
  const person = await app.person("eve@example.com", { credits: SPEECH_PRICE });
  const page = await app.openAs(person, { path: "/tools/trained-voices/new" });
  const voice = group(page, "1. The voice");
  for (const [sound, words] of [
    [speech(4), /It is shorter than 10 seconds/],
    [silence(12), /We could not hear anyone speak/],
    [noise(12, 0.2), /We could not hear anyone speak/],
    [speech(130), /It is longer than 120 seconds/],
  ] as const) {
    await choose(page, "the voice", sound);
    await says(voice, "Can't be used.");
    await says(voice, words);
    await click(page, "Take another");
  }
  await page.getByLabel("File for the voice").setInputFiles({
    name: "note.mp3",
    mimeType: "audio/mpeg",
    buffer: Buffer.from("no recording"),
  });
  await says(voice, /We could not open this file as a recording/);
  await click(page, "Take another");
  await choose(page, "the voice", speech(12, { loud: 2.5 }));
  await says(voice, "Left out.");
  await says(voice, /the sound is cut off/);
  await click(page, "Use anyway");
  await says(voice, "Used as you wish.");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page, "phone")).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test("a microphone that is not allowed is said kindly, and a file does instead", async () => {
  const person = await app.person("kay@example.com", { credits: SPEECH_PRICE });
  const page = await app.openAs(person);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto("/tools/trained-voices/new");
  await click(page, "Record the voice");
  await says(page, /Your browser does not let this page use the microphone/);
  await choose(page, "the voice", speech(12));
  await says(group(page, "1. The voice"), "Sounds good.");
});

test("a large file goes up in parts, can be stopped, and goes on where it stopped", async () => {
  const person = await app.person("joe@example.com", { credits: SPEECH_PRICE });
  const page = await app.openAs(person, { path: "/tools/trained-voices/new", expects: /./ });
  // 23 MB: three parts
  const large = speech(115);
  const samples = new Float32Array(large.samples.length * 6);
  for (let n = 0; n < samples.length; n++) samples[n] = large.samples[Math.floor(n / 6)]!;
  await choose(page, "the voice", { samples, rate: large.rate * 6 }, "long.wav");
  await says(group(page, "1. The voice"), "Sounds good.");
  await choose(page, "the sentence", speech(6), "yes.wav");
  await says(group(page, "2. The speaker agrees, aloud"), "Sounds good.");
  await field(page, "Name of the voice").fill("Large");
  await field(page, VOICE_CONSENT).check();
  const parts: string[] = [];
  let isCut = true;
  await page.route("**/api/media-uploads/*/parts/*", async (route) => {
    const number = route.request().url().split("/").at(-1)!;
    if (isCut && number === "2") return route.abort();
    parts.push(number);
    await route.continue();
  });
  const learn = button(page, `Learn this voice for ${SPEECH_PRICE} credits`);
  await learn.click();
  await page.getByRole("progressbar", { name: "Sending the voice" }).waitFor();
  await says(page, /connection/i);
  expect(parts).toEqual(["1"]);
  isCut = false;
  await learn.click();
  await page.waitForURL(/trained-voices\/[0-9a-f-]{36}$/);
  // the first part was not sent again; the last one is the spoken consent
  expect(parts).toEqual(["1", "2", "3", "1"]);
});
