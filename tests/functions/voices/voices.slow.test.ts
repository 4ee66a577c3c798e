import { expect, test } from "vitest";
import { PUBLIC_VOICE_VERSION } from "#schema/accounts/consent.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import { PREVIEW_TEXT } from "#schema/voices/voice-sample.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf, open } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { SPEECH_PRICE, speaker } from "#tests/support/jobs/people/speaker.ts";
import { minuteLater, runOn } from "#tests/support/jobs/quiet.ts";
import { wav } from "#tests/support/media/media-files.ts";
import { sendMedia } from "#tests/support/media/send-media.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

/** Voices and what they say: begun, arrived, failed and paid back, changed, lent and deleted. */
const { harness, engine } = jobHarnessForFile();
const OPEN = { openedBy: PUBLIC_VOICE_VERSION } as const;
const DEADLINE = OPERATIONS.speech.deadlineMs;

test("a voice is learned from a recording, speaks its first words, then others that are typed", async () => {
  const { voice, voices, ended, asked, userId, client } = await speaker(harness, 2 * SPEECH_PRICE);
  const { id } = await voice({ systemPrompt: "Lively" });
  await ended();
  const made = await voices.get.query({ id });
  expect(made).toMatchObject({ status: "COMPLETED", name: "Mine", systemPrompt: "Lively", failure: null });
  expect(asked).toEqual([
    {
      text: PREVIEW_TEXT,
      audio_url: expect.stringContaining(`/media/uploads/${userId}/`),
      high_quality_audio: true,
      exaggeration: 0.8,
      cfg: 0.4,
      seed: expect.any(Number),
    },
  ]);
  const heard = await client.fetch(made.previewUrl!);
  expect([heard.status, heard.headers.get("content-type")]).toEqual([200, "audio/wav"]);
  expect(Buffer.from(await heard.arrayBuffer()).toString("latin1")).toContain(
    "digitalsourcetype/trainedAlgorithmicMedia",
  );

  const said = await voices.speak.mutate({
    requestKey: crypto.randomUUID(),
    trainedVoiceId: id,
    text: "Good morning, everyone.",
  });
  await ended();
  const [words] = (await voices.speeches.query({ trainedVoiceId: id })).items;
  expect(words).toMatchObject({
    id: said.id,
    status: "COMPLETED",
    credits: SPEECH_PRICE,
    prompt: "Good morning, everyone.",
  });
  expect(words?.duration).toBeCloseTo(3, 1);
  expect(await balanceOf(harness, userId)).toBe(0);
  const kinds = await rowsOf(
    harness.db,
    "SELECT kind, subjectId FROM likenessConsent WHERE userId = ?",
    userId,
  );
  expect(kinds).toEqual([{ kind: "VOICE", subjectId: id }]);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
});

test.each<[string, Parameters<typeof speaker>[2]]>([
  ["nothing", { answer: () => ({}) }],
  ["another shape", { answer: () => ({ audio: 7 }) }],
  ["no address", { answer: (audio) => ({ audio: { ...audio, url: "none" } }) }],
  ["no recording", { bytes: new TextEncoder().encode("rubbish that is no recording") }],
  ["next to nothing", { bytes: new Uint8Array(1) }],
  ["a recording without sound", { bytes: wav(0) }],
])("rubbish is paid back: %s", async (_, spoken) => {
  const { voice, voices, ended, userId } = await speaker(harness, SPEECH_PRICE, spoken);
  const { id } = await voice();
  await ended();
  expect(await voices.get.query({ id })).toMatchObject({
    status: "FAILED",
    failure: "OUTPUT_INVALID",
    previewUrl: null,
  });
  expect(await balanceOf(harness, userId)).toBe(SPEECH_PRICE);
  await voices.delete.mutate({ id });
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
});

test("half: a file that breaks off is fetched again", async () => {
  let broken = 0;
  const download: NonNullable<Parameters<typeof speaker>[2]>["download"] = async (real, url) => {
    const file = await real(url);
    if (broken++ > 0) return file;
    await file.body.cancel();
    return { ...file, body: new ReadableStream({ pull: () => Promise.reject(new Error("cut")) }) };
  };
  const { voice, voices, ended } = await speaker(harness, SPEECH_PRICE, { download });
  const { id } = await voice();
  await ended();
  expect(await voices.get.query({ id })).toMatchObject({ status: "COMPLETED" });
  expect(broken).toBe(2);
});

test("refused: paid back", async () => {
  const { voice, voices, ended, userId } = await speaker(harness, SPEECH_PRICE);
  engine.cutOut = () => Promise.reject(new Error("broken"));
  const { id } = await voice();
  await ended();
  expect(await voices.get.query({ id })).toMatchObject({ status: "FAILED" });
  expect(await balanceOf(harness, userId)).toBe(SPEECH_PRICE);
});

test("never: a provider that is silent for good is given up at the deadline and paid back", async () => {
  harness.cloud.inference.webhooks.drop();
  const { voice, voices, ended, userId } = await speaker(harness, SPEECH_PRICE);
  engine.pause();
  const { id } = await voice();
  await minuteLater(harness, DEADLINE + 1000);
  engine.resume();
  await ended();
  expect(await voices.get.query({ id })).toMatchObject({ status: "FAILED", failure: "DEADLINE" });
  expect(await balanceOf(harness, userId)).toBe(SPEECH_PRICE);
});

test("twice with one key is one voice, charged once; without credits nothing is begun", async () => {
  const { voice, ended, userId, voices } = await speaker(harness, 2 * SPEECH_PRICE - 1);
  const requestKey = crypto.randomUUID();
  const made = await Promise.all([1, 2, 3].map(() => voice({ requestKey })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await refusal(voice())).toBe("INSUFFICIENT_CREDITS");
  await ended();
  expect(await balanceOf(harness, userId)).toBe(SPEECH_PRICE - 1);
  expect((await voices.list.query({})).items).toHaveLength(1);
});

test("nothing is begun without consent, with one recording for both, too short, made or a stranger's", async () => {
  const { voice, sample, consent, client, userId } = await speaker(harness, 100);
  const short = await sendMedia(client, { kind: "AUDIO", bytes: wav(3, { rate: 8000 }) });
  const stranger = await speaker(harness, 100);
  const why: [Parameters<typeof voice>[0], string][] = [
    [{ consent: undefined }, "CONSENT_NEEDED"],
    [{ consentAudioId: sample.id }, "VOICE_CONSENT_LENGTH"],
    [{ consentAudioId: short.id }, "VOICE_CONSENT_LENGTH"],
    [{ originalAudioId: consent.id, consentAudioId: sample.id }, "VOICE_SAMPLE_LENGTH"],
    [{ originalAudioId: stranger.sample.id }, "NOT_FOUND"],
    [{ name: " " }, "BAD_INPUT"],
  ];
  for (const [input, code] of why) expect([input, await refusal(voice(input))]).toEqual([input, code]);
  expect([await jobsOf(harness, userId), await balanceOf(harness, userId)]).toEqual([[], 100]);
  // where nothing speaks, nothing is taken
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "embedded" } }));
  expect(await refusal(voice())).toBe("NEEDS_PROVIDER");
  restoreDeps(harness);
});

test("is renamed, lent to others while it is open, and deleted with its recordings", async () => {
  const { voice, voices, ended, userId, sample, client } = await speaker(harness, 2 * SPEECH_PRICE);
  const { id } = await voice(OPEN);
  expect(await refusal(voices.delete.mutate({ id }))).toBe("VOICE_BUSY");
  await ended();
  await voices.change.mutate({ id, name: "Ours", systemPrompt: "Calm" });
  expect(await refusal(voices.change.mutate({ id, name: "Taylor Swift" }))).toBe("LIKENESS_PUBLIC_FIGURE");
  expect(await voices.get.query({ id })).toMatchObject({
    name: "Ours",
    systemPrompt: "Calm",
    isPublic: true,
  });
  const opened = async () =>
    (await client.trpc.account.consents.query({})).items.filter(({ kind }) => kind === "PUBLIC_VOICE");
  const given = { id, kind: "PUBLIC_VOICE", version: PUBLIC_VOICE_VERSION, subject: { id, name: "Ours" } };
  expect(await opened()).toEqual([{ ...given, createdAt: expect.any(Date) }]);
  expect(await refusal(client.trpc.uploads.deleteMedia.mutate({ kind: "AUDIO", id: sample.id }))).toBe(
    "MEDIA_IN_USE",
  );

  const other = await signedIn(harness, { credits: 3 * SPEECH_PRICE });
  const theirs = other.client.trpc.voices;
  expect((await theirs.listPublic.query({})).items).toContainEqual({ id, name: "Ours" });
  const speak = () =>
    theirs.speak.mutate({ requestKey: crypto.randomUUID(), trainedVoiceId: id, text: "Lent words." });
  const said = await speak();
  await ended();
  for (const call of [
    theirs.get.query({ id }),
    theirs.change.mutate({ id, name: "x" }),
    theirs.delete.mutate({ id }),
  ])
    expect(await refusal(call)).toBe("NOT_FOUND");
  await voices.change.mutate({ id, openedBy: null });
  expect(await refusal(speak())).toBe("NOT_FOUND");
  expect(await opened()).toEqual([]);
  expect(await refusal(voices.change.mutate({ id, openedBy: "yes" as never }))).toBe("BAD_INPUT");
  expect((await voices.get.query({ id })).isPublic).toBe(false);

  await voices.delete.mutate({ id });
  expect(await refusal(voices.get.query({ id }))).toBe("NOT_FOUND");
  const left = "SELECT id FROM uploadedAudio WHERE userId = ?";
  expect(await rowsOf(harness.db, left, userId)).toEqual([]);
  // what was made with it stays with whoever paid
  expect(await rowsOf(harness.db, left, other.userId)).toEqual([{ id: said.id }]);
  const { items } = await theirs.speeches.query({ trainedVoiceId: null });
  expect(items).toMatchObject([{ id: said.id, prompt: "Lent words." }]);
  await theirs.deleteSpeech.mutate({ id: said.id });
  expect(await rowsOf(harness.db, left, other.userId)).toEqual([]);
  for (const one of [userId, other.userId]) await expectSwept(harness, one);
});

test.each(["closed", "deleted"] as const)(
  "%s, what others asked of a lent voice and is not begun ends, paid back",
  async (how) => {
    const { voice, voices, ended } = await speaker(harness, SPEECH_PRICE);
    const { id } = await voice(OPEN);
    await ended();
    const other = await signedIn(harness, { credits: SPEECH_PRICE });
    harness.cloud.qstash.pause();
    await other.client.trpc.voices.speak.mutate({
      ...{ requestKey: crypto.randomUUID(), trainedVoiceId: id, text: "Lent words." },
    });
    if (how === "closed") await voices.change.mutate({ id, openedBy: null });
    else await voices.delete.mutate({ id });
    harness.cloud.qstash.resume();
    await runOn(harness, async () => !(await jobsOf(harness, other.userId)).some(open));
    expect(await jobsOf(harness, other.userId)).toMatchObject([{ status: "FAILED", errorCode: "CANCELLED" }]);
    expect(await balanceOf(harness, other.userId)).toBe(SPEECH_PRICE);
    await expectConsistent(harness, other.userId);
  },
);

test("a lent voice is not there for others while its speaker, or the domain of their email, is banned", async () => {
  const { voice, ended, userId } = await speaker(harness, SPEECH_PRICE);
  const { id } = await voice(OPEN);
  await ended();
  const other = (await signedIn(harness, { credits: SPEECH_PRICE })).client.trpc.voices;
  const isListed = async () => (await other.listPublic.query({})).items.some((one) => one.id === id);
  expect(await isListed()).toBe(true);
  const words = { requestKey: crypto.randomUUID(), trainedVoiceId: id, text: "Lent words." };
  const domain = `spoken-${process.pid}.example`;
  await harness.db.write([sql("UPDATE user SET email = ? WHERE id = ?", `eve@${domain}`, userId)]);
  for (const [ban, lift] of [
    [
      sql("UPDATE user SET banned = 1 WHERE id = ?", userId),
      sql("UPDATE user SET banned = 0 WHERE id = ?", userId),
    ],
    [
      sql("INSERT INTO bannedDomain (domain, reason, createdAt) VALUES (?, 'ABUSE', 1)", domain),
      sql("DELETE FROM bannedDomain WHERE domain = ?", domain),
    ],
  ] as const) {
    await harness.db.write([ban]);
    expect(await isListed()).toBe(false);
    expect(await refusal(other.speak.mutate(words))).toBe("NOT_FOUND");
    await harness.db.write([lift]);
    expect(await isListed()).toBe(true);
  }
});
