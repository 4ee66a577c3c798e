import { expect, test } from "vitest";
import { VOICE_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { MAX_VOICES } from "#schema/voices/voice-sample.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { allPages, idsOf } from "#tests/support/all-pages.ts";
import { addCharge, type Columns, insertInto, speechRows, voiceRows } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { startHarness } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

/** Voices that somebody else lends, what was paid for in them, and how many one may have. */
// the rows written down here are not a whole account: its ledger does not add up
const harness = duringFile(startHarness, (started) => started.close());

/** Someone with a recording, and what writes down voices learned from it. */
async function speaker() {
  const person = await signedIn(harness, { credits: 1000 });
  const { userId } = person;
  const chargeId = await addCharge(harness.db, userId);
  const recording = async (columns: Columns = {}) => {
    const id = crypto.randomUUID();
    const file = { url: "/", key: `uploads/${userId}/${id}`, name: "x", size: 1, mimeType: "audio/wav" };
    const sound = { duration: 12, hash: id, audioCodec: "pcm-s16", made: false, createdAt: 1 };
    await harness.db.write([insertInto("uploadedAudio", { id, ...file, ...sound, userId, ...columns })]);
    return id;
  };
  const audioId = await recording();
  const voice = async (columns: Columns = {}) => {
    const id = crypto.randomUUID();
    await harness.db.write(voiceRows({ id, userId, chargeId, audioId, ...columns }));
    return id;
  };
  return { ...person, chargeId, audioId, recording, voice, voices: person.client.trpc.voices };
}

/** Words that somebody had a voice say. */
async function say(person: Awaited<ReturnType<typeof speaker>>, voiceId: string): Promise<string> {
  const { userId, chargeId, audioId } = person;
  const id = crypto.randomUUID();
  await harness.db.write(speechRows({ id, userId, chargeId, voiceId, audioId }));
  return id;
}

test("words in a lent voice stand on its page, and among those of voices that are gone once it is closed", async () => {
  const [owner, other] = [await speaker(), await speaker()];
  const id = await owner.voice({ isPublic: true, name: "Ours" });
  const [own, lent] = [await say(owner, id), await say(other, id)];
  const said = async ({ voices }: typeof owner, trainedVoiceId: string | null) =>
    idsOf((await voices.speeches.query({ trainedVoiceId })).items);
  const isLent = async () => {
    expect(await other.voices.getPublic.query({ id })).toEqual({ id, name: "Ours" });
    expect([await said(other, id), await said(other, null)]).toEqual([[lent], []]);
  };
  await isLent();
  const whose = owner.userId;
  for (const [end, undo] of [
    [
      sql("UPDATE user SET banned = 1 WHERE id = ?", whose),
      sql("UPDATE user SET banned = 0 WHERE id = ?", whose),
    ],
    [
      sql("UPDATE user SET deletion = 'REQUESTED' WHERE id = ?", whose),
      sql("UPDATE user SET deletion = NULL WHERE id = ?", whose),
    ],
  ] as const) {
    await harness.db.write([end]);
    expect(await refusal(other.voices.getPublic.query({ id }))).toBe("NOT_FOUND");
    expect(await said(other, null)).toEqual([lent]);
    await harness.db.write([undo]);
    await isLent();
  }
  await owner.voices.change.mutate({ id, openedBy: null });
  expect(await refusal(other.voices.getPublic.query({ id }))).toBe("NOT_FOUND");
  expect([await said(other, id), await said(other, null)]).toEqual([[lent], [lent]]);
  // its owner has it as before, and theirs is no voice of another
  expect([await said(owner, id), await said(owner, null)]).toEqual([[own], []]);
  expect(await refusal(owner.voices.getPublic.query({ id }))).toBe("NOT_FOUND");
});

test("every lent voice is found, however many there are", async () => {
  const [owner, other] = [await speaker(), await speaker()];
  const lent: string[] = [];
  for (let n = 0; n < 3; n++) lent.push(await owner.voice({ isPublic: true, createdAt: 1000 + n }));
  const pages = await allPages((cursor) => other.voices.listPublic.query({ limit: 2, cursor }));
  expect(idsOf(pages.flat()).filter((id) => lent.includes(id))).toEqual(lent.toReversed());
});

test("one may have so many voices, told in words about voices; those that failed are not counted", async () => {
  const person = await speaker();
  replaceDeps(harness, () => ({
    config: { INFERENCE_KIND: "provider" },
    queue: { publish: async () => {} },
  }));
  const create = async () =>
    person.voices.create.mutate({
      requestKey: crypto.randomUUID(),
      name: "One more",
      originalAudioId: person.audioId,
      consentAudioId: await person.recording({ duration: 6 }),
      consent: VOICE_CONSENT_VERSION,
    });
  await person.voice({ status: "FAILED", previewAudioId: null });
  for (let n = 1; n < MAX_VOICES; n++) await person.voice();
  const { id } = await create();
  expect(await person.voices.get.query({ id })).toMatchObject({ name: "One more" });
  expect(await refusal(create())).toBe("VOICE_LIMIT");
  restoreDeps(harness);
});
