import type * as z from "zod";
import { findPersonByRequest } from "#db/queries/models/virtual-people.ts";
import { insertPerson } from "#db/queries/models/virtual-people-changes.ts";
import { MAX_VIRTUAL_PEOPLE } from "#schema/limits.ts";
import { personView } from "#schema/operations/edits/by-words/person-view.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { namesPublicFigure } from "#schema/prompts/names-public-figure.ts";
import type { createPersonInput } from "#schema/virtual-people/virtual-people.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { requireOffered } from "../offer.ts";
import { readAs } from "../read-as.ts";
import { chargePerson } from "./charge-person.ts";
import { faceWork } from "./face-work.ts";
import { requireNobodyReal } from "./require-nobody-real.ts";

/**
 * Charges and begins a virtual person with faces to choose from, in one batch. Refused where the connected engine cannot
 * go all the way with them.
 */
export async function createPerson({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof createPersonInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { requestKey, nobodyReal: _, ...attributes } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const [[begun]] = await readAs(ctx, findPersonByRequest(deps.db, { userId, requestKey }));
  if (begun) return begun;
  requireOffered(deps, textToImage);
  requireOffered(deps, personView);
  if (namesPublicFigure(input.name)) throw new AppError("MODEL_PUBLIC_FIGURE");
  await requireNobodyReal(ctx, { words: input.words, requestKey });

  const now = deps.now();
  const id = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  return chargePerson(ctx, {
    kind: "PERSON_FACE",
    personId: id,
    requestKey,
    chargeId,
    work: faceWork(deps, { attributes, personId: id, userId, chargeId, now }),
    before: insertPerson(
      { ...attributes, id, userId, requestKey, createdAt: new Date(now) },
      MAX_VIRTUAL_PEOPLE,
    ),
    isNew: true,
    now,
  });
}
