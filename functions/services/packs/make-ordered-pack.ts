import { selectModel } from "#db/queries/models/trainings.ts";
import { closePackOrder, requireActive, selectPackOrder } from "#db/queries/packs/pack-orders.ts";
import { selectPrompts } from "#db/queries/packs/packs.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import { beginPack } from "./begin-pack.ts";
import { findPacks } from "./find-packs.ts";

/**
 * Begins the pack that was ordered with a training, once, now that its model is ready; it is charged here. What stands
 * against it, such as credits spent meanwhile, ends the order: its owner sees the pack's button instead.
 */
export async function makeOrderedPack(deps: Deps, trainingId: string): Promise<void> {
  const [order] = await selectPackOrder(deps.db, trainingId);
  if (!order?.orderedPackId) return;
  const { userId, orderedPackId } = order;
  const [themeSlug = "", packSlug = ""] = orderedPackId.split("/");
  const [found] = await selectModel(deps.db, { trainingId, userId });
  const written = await selectPrompts(deps.db, [orderedPackId]);
  try {
    const packs = findPacks([{ themeSlug, packSlug, quantity: 1 }]);
    await beginPack(
      { deps },
      {
        userId,
        trainingId,
        packs,
        found,
        written,
        // one training, one order: delivered twice it is found again
        requestKey: trainingId,
        before: [requireActive(userId), closePackOrder(trainingId)],
      },
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.info("pack_order_dropped", { trainingId, code: error.code });
    await commit({ deps }, { statements: [closePackOrder(trainingId)] });
  }
}
