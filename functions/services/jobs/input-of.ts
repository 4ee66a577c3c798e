import type { Job } from "#db/queries/jobs.ts";
import { findPicturesOfJob } from "#db/queries/packs.ts";
import { findRequestedPictures } from "#db/queries/pictures.ts";
import { findTrainingOfJob } from "#db/queries/trainings.ts";
import { freePrompt } from "#schema/free-prompt.ts";
import {
  OPERATIONS,
  PORTRAIT,
  portraitInput,
  TEXT_TO_IMAGE,
  textToImageInput,
  trainInput,
} from "#schema/models.ts";
import { STRENGTH } from "#schema/pictures.ts";
import type { Deps } from "../../deps.ts";
import { providerInput } from "../media/provider-input.ts";

/** What the provider is asked, and at which of its endpoints. Null: what the job works on is gone. */
export async function inputOf(deps: Deps, job: Job): Promise<{ endpoint: string; input: unknown } | null> {
  const deadline = job.deadline.getTime();
  const { endpoint } = OPERATIONS[job.kind];
  switch (job.kind) {
    case "TRAINING": {
      const training = await findTrainingOfJob(deps.db, job.id);
      if (!training) return null;
      const imagesUrl = await providerInput(deps, { key: training.imagesZipUrl, deadline });
      if (!imagesUrl) return null;
      return { endpoint, input: trainInput({ imagesUrl, triggerWord: training.triggerWord }) };
    }
    case "PACK_PROMPT": {
      const [picture] = await findPicturesOfJob(deps.db, job.id);
      const loraUrl = picture?.loraUrl && (await providerInput(deps, { key: picture.loraUrl, deadline }));
      if (!loraUrl) return null;
      return {
        endpoint,
        input: portraitInput({
          prompt: picture.prompt,
          loraUrl,
          strength: picture.modelStrength,
          width: picture.width,
          height: picture.height,
          count: job.outputs,
          seed: job.seed,
        }),
      };
    }
    case "PICTURES":
      return requestInput(deps, job);
  }
}

async function requestInput(deps: Deps, job: Job): Promise<{ endpoint: string; input: unknown } | null> {
  const [picture] = await findRequestedPictures(deps.db, job.id);
  if (!picture) return null;
  const { width, height, prompt, triggerWord, genderOrCategory } = picture;
  const asked = { width, height, count: job.outputs, seed: job.seed };
  if (picture.modelId === TEXT_TO_IMAGE.endpoint) {
    return { endpoint: TEXT_TO_IMAGE.endpoint, input: textToImageInput({ ...asked, prompt }) };
  }
  if (triggerWord === null || genderOrCategory === null || picture.loraUrl === null) return null;
  const deadline = job.deadline.getTime();
  const loraUrl = await providerInput(deps, { key: picture.loraUrl, deadline });
  if (!loraUrl) return null;
  return {
    endpoint: PORTRAIT.endpoint,
    input: portraitInput({
      ...asked,
      prompt: freePrompt(prompt, { triggerWord, genderOrCategory }),
      loraUrl,
      strength: picture.modelStrength ?? STRENGTH.usual,
    }),
  };
}
