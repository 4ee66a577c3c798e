import * as z from "zod";
import { insertWorkEmails } from "#db/queries/emails/work-emails.ts";
import { completeJob } from "#db/queries/jobs/job-storing.ts";
import type { Job } from "#db/queries/jobs/jobs.ts";
import { keepObject } from "#db/queries/media/media.ts";
import { completeTraining } from "#db/queries/models/trainings.ts";
import { selectPackOrder } from "#db/queries/packs/pack-orders.ts";
import type { ModelFiles } from "#schema/operations/outputs.ts";
import { photoReport } from "#schema/trainings/training.ts";
import type { Deps } from "../../../deps.ts";
import { commit } from "../../commit.ts";
import { readAtMost } from "../../media/image-bytes/read-at-most.ts";
import { OutputInvalid } from "./output-invalid.ts";

/** A trained model is at most this large, in bytes. */
const MAX_MODEL_BYTES = 2 * 1024 ** 3;
const MAX_CONFIG_BYTES = 1024 * 1024;

/** Copies a trained model into the bucket and finishes the training, in one batch. */
export async function storeModel(deps: Deps, job: Job, prefix: string, output: ModelFiles): Promise<void> {
  const model = await deps.inference.download(output.diffusers_lora_file.url);
  if (model.size === null || model.size === 0 || model.size > MAX_MODEL_BYTES) {
    await model.body.cancel();
    throw new OutputInvalid("the trained model has no sensible size");
  }
  const modelKey = `${prefix}model`;
  await deps.storage.putStream(modelKey, model.body, model.size, model.contentType);

  const config = await readConfig(deps, output.config_file.url);
  const configKey = `${prefix}config.json`;
  await deps.storage.put(configKey, config.bytes, "application/json");

  const now = deps.now();
  const statements = [
    ...completeJob({ id: job.id, fence: job.fence, delivered: 1, result: {}, now }),
    completeTraining({
      id: job.subjectId,
      loraUrl: modelKey,
      configUrl: configKey,
      photos: config.photos,
      now,
    }),
    ...insertWorkEmails({ jobId: job.id, from: deps.config.EMAIL_FROM, now }),
    ...keepObject(prefix),
  ];
  const order = selectPackOrder(deps.db, job.subjectId);
  await commit(
    { deps },
    {
      statements: [...statements, order],
      messages: (results) =>
        results.at(-1)?.rows.length ? [{ job: "make-ordered-pack", body: { id: job.subjectId } }] : [],
    },
  );
}

/** The configuration as it is, and the photos' report where the trainer wrote one. */
async function readConfig(deps: Deps, url: string) {
  const file = await deps.inference.download(url);
  const bytes = await readAtMost(file.body, MAX_CONFIG_BYTES);
  if (!bytes) throw new OutputInvalid("the training's configuration is too large");
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new OutputInvalid("the training's configuration is not JSON");
  }
  const report = z.object({ photos: z.array(photoReport) }).safeParse(json);
  return { bytes, photos: report.success ? report.data.photos : null };
}
