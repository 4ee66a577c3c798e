import type * as z from "zod";
import { requireFace, requireIdlePerson } from "#db/queries/models/virtual-people-changes.ts";
import { pictureCredits } from "#schema/billing/pricing.ts";
import { personView } from "#schema/operations/edits/by-words/person-view.ts";
import { PERSON_VIEWS } from "#schema/virtual-people/person-views.ts";
import type { makeViewsInput } from "#schema/virtual-people/virtual-people.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { findEarlierStep } from "../spend/earlier-step.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { chargePerson, PERSON_SIZE, type PersonWork } from "./charge-person.ts";
import { findOwn, referenceSet } from "./find-own.ts";

/** Charges and begins the chosen face in other views, each an edit of it: what a model then learns from. */
export async function makeViews({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof makeViewsInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { id, requestKey, views } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const found = referenceSet(await findOwn(ctx, id));
  requireOffered(deps, personView);
  if (!found) {
    // the face may have been deleted since the same request was made
    const earlier = await findEarlierStep(ctx, "PERSON_VIEW", requestKey);
    if (earlier === null) throw new AppError("CONFLICT");
    return { id: earlier };
  }
  const { face } = found;

  const now = deps.now();
  const chargeId = crypto.randomUUID();
  const firstSeed = randomSeed(views.length);
  const work = views.map((view, at): PersonWork => {
    const job = newJob(deps, {
      id: crypto.randomUUID(),
      kind: "PERSON_VIEW",
      operation: personView.name,
      options: { view, ...PERSON_SIZE },
      inputs: [{ role: "image", key: face.key! }],
      userId,
      subjectId: id,
      seed: firstSeed + at,
      outputs: 1,
      creditsPerOutput: pictureCredits(personView, PERSON_SIZE, deps.config.INFERENCE_KIND),
      costMicroUsd: providerCost(deps, personView, { count: 1, size: PERSON_SIZE }),
      chargeId,
      now,
    });
    return { job, prompt: PERSON_VIEWS[view], operation: personView.name, view, faceId: face.id };
  });
  return chargePerson(ctx, {
    kind: "PERSON_VIEW",
    personId: id,
    requestKey,
    chargeId,
    work,
    before: [...requireIdlePerson({ userId, id }), requireFace({ id, faceId: face.id })],
    now,
  });
}
