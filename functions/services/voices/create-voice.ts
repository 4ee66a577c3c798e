import type * as z from "zod";
import { findAudioFile } from "#db/queries/media/uploaded-media.ts";
import { findRequestByCharge } from "#db/queries/pictures/pictures.ts";
import { insertVoice, requireOwnRecording } from "#db/queries/voices/voices.ts";
import { speech } from "#schema/operations/speech.ts";
import {
  MAX_VOICES,
  PREVIEW_TEXT,
  SPOKEN_CONSENT_SECONDS,
  VOICE_SAMPLE,
} from "#schema/voices/voice-sample.ts";
import type { createVoiceInput } from "#schema/voices/voices.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { requireOffered } from "../offer.ts";
import { readAs } from "../read-as.ts";
import { requireLikeness } from "../safety/require-likeness.ts";
import { chargeKey } from "../spend/charge-work.ts";
import { beginSpeech } from "./begin-speech.ts";

const isBetween = (seconds: number, { min, max }: { min: number; max: number }) =>
  seconds >= min && seconds <= max;

/**
 * Charges and starts a new voice: its first words are made of the recording, in one batch with the voice and the consent.
 * The same request key again returns the voice it started.
 */
export async function createVoice({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof createVoiceInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { requestKey, name, originalAudioId, consentAudioId, systemPrompt, openedBy, consent } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const key = `voice:${requestKey}`;
  const findEarlier = () => findRequestByCharge(deps.db, chargeKey(userId, key));
  const find = (audioId: string) => findAudioFile(deps.db, { userId, id: audioId });
  const [[original], [agreed]] = await readAs(ctx, find(originalAudioId), find(consentAudioId));
  if (!original || !agreed || original.made || agreed.made) {
    // one may have been deleted since the same request was made
    const earlier = await findEarlier();
    if (earlier === null) throw new AppError("NOT_FOUND");
    return { id: earlier };
  }
  requireOffered(deps, speech);
  const now = deps.now();
  const id = crypto.randomUUID();
  const consents = await requireLikeness(ctx, {
    kind: "VOICE",
    consent,
    words: [name],
    requestKey,
    subjectId: id,
    now,
  });
  if (!isBetween(original.duration, VOICE_SAMPLE)) throw new AppError("VOICE_SAMPLE_LENGTH");
  if (original.id === agreed.id || !isBetween(agreed.duration, SPOKEN_CONSENT_SECONDS))
    throw new AppError("VOICE_CONSENT_LENGTH");
  const row = (rest: { jobId: string; chargeId: string }) => ({
    id,
    name,
    originalAudioId,
    consentAudioId,
    consentVersion: consent!,
    isPublic: openedBy !== undefined,
    publicAt: openedBy ? new Date(now) : null,
    publicConsentVersion: openedBy ?? null,
    systemPrompt,
    userId,
    createdAt: new Date(now),
    ...rest,
  });
  return beginSpeech(ctx, {
    id,
    kind: "VOICE",
    key,
    text: PREVIEW_TEXT,
    style: systemPrompt,
    sampleKey: original.key,
    statements: (rest) => [
      ...[originalAudioId, consentAudioId].map((one) => requireOwnRecording({ userId, id: one })),
      ...insertVoice(row(rest), { max: MAX_VOICES }),
      ...consents,
    ],
    findEarlier,
    now,
  });
}
