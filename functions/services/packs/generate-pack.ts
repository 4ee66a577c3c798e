import type * as z from "zod";
import { selectModel } from "#db/queries/models/trainings.ts";
import { selectPrompts } from "#db/queries/packs/packs.ts";
import type { generatePackInput } from "#schema/pictures/pack-order.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { beginPack } from "./begin-pack.ts";
import { findPacks } from "./find-packs.ts";

/**
 * Charges and starts a pack, or several, in one batch: one job a prompt, four pictures each.
 * The same request key again returns the order it started.
 */
export async function generatePack({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof generatePackInput>;
}): Promise<{ id: string }> {
  const { db } = ctx.deps;
  const { userId } = ctx.actor;
  const { trainingId, requestKey, aspect, consent } = input;
  const packs = findPacks(input.selections);
  const [[found], written] = await readAs(
    ctx,
    selectModel(db, { trainingId, userId }),
    selectPrompts(
      db,
      packs.map(({ promptPackId }) => promptPackId),
    ),
  );
  return beginPack(ctx, { userId, trainingId, requestKey, packs, aspect, consent, found, written });
}
