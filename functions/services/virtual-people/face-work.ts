import { pictureCredits } from "#schema/billing/pricing.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { type Attributes, FACE_COUNT, facePrompt } from "#schema/virtual-people/person-prompt.ts";
import type { Deps } from "../../deps.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { randomSeed } from "../random-seed.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { PERSON_SIZE, type PersonWork } from "./charge-person.ts";

/** Faces to choose from, each of another build. */
export function faceWork(
  deps: Deps,
  input: { attributes: Attributes; personId: string; userId: string; chargeId: string; now: number },
): PersonWork[] {
  const { attributes, personId, ...paid } = input;
  const firstSeed = randomSeed(FACE_COUNT);
  return Array.from({ length: FACE_COUNT }, (_, place) => {
    const prompt = facePrompt(attributes, place);
    const job = newJob(deps, {
      ...paid,
      id: crypto.randomUUID(),
      kind: "PERSON_FACE",
      operation: textToImage.name,
      options: { prompt, ...PERSON_SIZE },
      inputs: [],
      subjectId: personId,
      seed: firstSeed + place,
      outputs: 1,
      creditsPerOutput: pictureCredits(textToImage, PERSON_SIZE, deps.config.INFERENCE_KIND),
      costMicroUsd: providerCost(deps, textToImage, { count: 1, size: PERSON_SIZE }),
    });
    return { job, prompt, operation: textToImage.name, view: null, faceId: null };
  });
}
