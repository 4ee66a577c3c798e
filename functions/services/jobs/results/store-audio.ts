import { completeJob } from "#db/queries/jobs/job-storing.ts";
import type { Job } from "#db/queries/jobs/jobs.ts";
import { keepObject } from "#db/queries/media/media.ts";
import { insertMadeAudio } from "#db/queries/media/uploaded-media.ts";
import { completeSpeech } from "#db/queries/voices/speeches.ts";
import { completeVoice } from "#db/queries/voices/voices.ts";
import type { AudioFile } from "#schema/operations/outputs.ts";
import { SOURCE_TYPES_URL } from "#schema/pictures/ai-marking.ts";
import type { Deps } from "../../../deps.ts";
import { commit } from "../../commit.ts";
import { readAtMost } from "../../media/image-bytes/read-at-most.ts";
import { openBytes } from "../../media/media-files/open-media.ts";
import { MediaRefused, readMedia } from "../../media/media-files/read-media.ts";
import { formOf, rewriteMedia } from "../../media/media-files/rewrite-media.ts";
import { sha256 } from "../../security/signing.ts";
import { OutputInvalid } from "./output-invalid.ts";

/** A minute of the best sound there is stays well below, in bytes. */
const MAX_AUDIO_BYTES = 40 * 1024 ** 2;

/** What waits for a recording, by what the job is for. */
const DELIVER = { VOICE: completeVoice, SPEECH: completeSpeech } as const;

/** Stores a job's recording, written anew with the mark that AI made it, and delivers it, in one batch. */
export async function storeAudio(deps: Deps, job: Job, prefix: string, output: AudioFile): Promise<void> {
  if (job.kind !== "VOICE" && job.kind !== "SPEECH")
    throw new Error(`nothing spoken is awaited by ${job.kind}`);
  const bytes = await readAtMost((await deps.inference.download(output.audio.url)).body, MAX_AUDIO_BYTES);
  if (!bytes) throw new OutputInvalid("the recording is too large");
  const input = openBytes(bytes, "AUDIO");
  try {
    const facts = await readMedia(input, "AUDIO");
    const form = await formOf(input, "AUDIO", facts);
    const key = `${prefix}speech.${form.extension}`;
    const comment = `${SOURCE_TYPES_URL}trainedAlgorithmicMedia`;
    const size = await rewriteMedia(deps.storage, input, { key, kind: "AUDIO", facts, form, comment });
    const now = deps.now();
    const row = {
      // spoken words are found by it
      id: job.subjectId,
      key,
      url: `/media/${key}`,
      name: `voice.${form.extension}`,
      size,
      mimeType: form.mimeType,
      duration: facts.duration,
      hash: await sha256(bytes),
      audioCodec: facts.audio?.codec ?? "",
      waveform: null,
      made: true,
      userId: job.userId,
      createdAt: new Date(now),
    };
    const statements = [
      ...completeJob({ id: job.id, fence: job.fence, delivered: 1, result: {}, now }),
      insertMadeAudio(row),
      DELIVER[job.kind]({ jobId: job.id, audioId: row.id }),
      ...keepObject(prefix),
    ];
    await commit({ deps }, { statements });
  } catch (error) {
    if (error instanceof MediaRefused) throw new OutputInvalid("what came is no recording");
    throw error;
  } finally {
    input.dispose();
  }
}
