import type * as z from "zod";
import { requireIdlePerson, requireNoModel } from "#db/queries/models/virtual-people-changes.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import type { makeFacesInput } from "#schema/virtual-people/virtual-people.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { requireOffered } from "../offer.ts";
import { chargePerson } from "./charge-person.ts";
import { faceWork } from "./face-work.ts";
import { findOwn } from "./find-own.ts";
import { requireNobodyReal } from "./require-nobody-real.ts";

/** Charges and begins as many faces again in the same description. */
export async function makeFaces({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof makeFacesInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { id, requestKey } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const { person } = await findOwn(ctx, id);
  requireOffered(deps, textToImage);
  // what is refused may have changed since
  await requireNobodyReal(ctx, { words: person.words, requestKey });
  const now = deps.now();
  const chargeId = crypto.randomUUID();
  return chargePerson(ctx, {
    kind: "PERSON_FACE",
    personId: id,
    requestKey,
    chargeId,
    work: faceWork(deps, { attributes: person, personId: id, userId, chargeId, now }),
    before: [...requireIdlePerson({ userId, id }), requireNoModel(id)],
    now,
  });
}
