import type * as z from "zod";
import { deleteSpeech as removeSpeech } from "#db/queries/voices/speeches.ts";
import {
  changeVoice as change,
  findVoiceRecordings,
  deleteVoice as remove,
} from "#db/queries/voices/voices.ts";
import { LIKENESS_REFUSALS, refuseLikeness } from "#schema/prompts/refuse-likeness.ts";
import type { changeVoiceInput } from "#schema/voices/voices.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** Renames a voice, by the same rule as its first name, or changes how it speaks and who may use it. */
export async function changeVoice({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof changeVoiceInput>;
}): Promise<{ ok: true }> {
  const refused = input.name === undefined ? null : refuseLikeness(input.name);
  if (refused) throw new AppError(LIKENESS_REFUSALS[refused]);
  await commit(ctx, {
    statements: change({ ...input, userId: ctx.actor.userId, now: ctx.deps.now() }),
  });
  return { ok: true };
}

/** Deletes a voice for good, with its recordings; nothing of it lies with the provider. */
export async function deleteVoice({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const own = { id: input.id, userId: ctx.actor.userId };
  const [[voice]] = await readAs(ctx, findVoiceRecordings(deps.db, own));
  if (!voice) throw new AppError("NOT_FOUND");
  // its first words are called as the voice is, and may have arrived since
  const recordingIds = [input.id, voice.originalAudioId, voice.consentAudioId];
  await commit(ctx, {
    statements: remove({ ...own, recordingIds, now: deps.now() }),
    errors: { still_busy: "VOICE_BUSY" },
  });
  return { ok: true };
}

/** Deletes what a voice said, for good. */
export async function deleteSpeech({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  await commit(ctx, {
    statements: removeSpeech({ id: input.id, userId: ctx.actor.userId, now: ctx.deps.now() }),
    errors: { still_busy: "VOICE_BUSY" },
  });
  return { ok: true };
}
