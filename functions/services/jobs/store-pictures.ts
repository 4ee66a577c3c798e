import { refundJob } from "#db/queries/credits.ts";
import { insertGenerations } from "#db/queries/generations.ts";
import { completeJob } from "#db/queries/job-storing.ts";
import type { Job } from "#db/queries/jobs.ts";
import { keepObject } from "#db/queries/media.ts";
import { findPicturesOfJob, finishPictures } from "#db/queries/packs.ts";
import { imagesOutput, OPERATIONS } from "#schema/models.ts";
import type { Deps } from "../../deps.ts";
import { isJpeg, markAiMade } from "../media/mark-ai-made.ts";
import { OutputInvalid } from "./output-invalid.ts";

const MAX_PICTURE_BYTES = 30 * 1024 * 1024;

/** Copies a prompt's pictures into the bucket and delivers them; what is missing is paid back. One batch. */
export async function storePictures(deps: Deps, job: Job, prefix: string, output: unknown): Promise<void> {
  const parsed = imagesOutput.safeParse(output);
  if (!parsed.success) throw new OutputInvalid("the pictures' output has another shape");
  const wanted = await findPicturesOfJob(deps.db, job.id);
  const refused = parsed.data.has_nsfw_concepts ?? [];

  const stored = [];
  for (const [index, picture] of wanted.entries()) {
    const image = parsed.data.images[index];
    if (!image || refused[index]) continue;
    const bytes = await readPicture(deps, image.url);
    if (bytes === null) continue;
    const key = `${prefix}${index}.jpg`;
    await deps.storage.put(key, bytes, "image/jpeg");
    stored.push({
      picture,
      key,
      width: image.width ?? picture.width,
      height: image.height ?? picture.height,
      seed: (parsed.data.seed ?? job.seed) + index,
    });
  }
  if (stored.length === 0) throw new OutputInvalid("none of the pictures can be used");

  const now = deps.now();
  await deps.db.write([
    ...completeJob({ id: job.id, fence: job.fence, delivered: stored.length, result: {}, now }),
    insertGenerations(
      deps.db,
      stored.map(({ picture, key, width, height, seed }) => ({
        id: crypto.randomUUID(),
        prompt: picture.prompt,
        imageUrl: key,
        width,
        height,
        seed,
        userId: job.userId,
        trainingId: picture.trainingId,
        packInferenceJobId: picture.id,
        packId: picture.packId,
        promptPackId: picture.promptPackId,
        modelId: OPERATIONS[job.kind].endpoint,
        status: "COMPLETED" as const,
        chargeId: job.chargeId,
        createdAt: new Date(now),
      })),
    ),
    ...finishPictures({ jobId: job.id, now }),
    refundJob({ id: crypto.randomUUID(), jobId: job.id, reason: "FAILED_GENERATION", now }),
    ...keepObject(prefix),
  ]);
}

/** A marked JPEG, or null where this one picture cannot be used. */
async function readPicture(deps: Deps, url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await deps.inference.download(url);
  if (file.size !== null && file.size > MAX_PICTURE_BYTES) return null;
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  if (!isJpeg(bytes) || bytes.length > MAX_PICTURE_BYTES) return null;
  const source =
    deps.config.INFERENCE_KIND === "embedded"
      ? "compositeWithTrainedAlgorithmicMedia"
      : "trainedAlgorithmicMedia";
  return markAiMade(bytes, source);
}
