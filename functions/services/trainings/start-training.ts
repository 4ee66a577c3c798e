import type * as z from "zod";
import { takeUploads } from "#db/queries/models/trainings.ts";
import { isPrivate } from "#schema/catalogue/private-themes.ts";
import { packAllows } from "#schema/catalogue/theme.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { namesPublicFigure } from "#schema/prompts/names-public-figure.ts";
import type { startTrainingInput } from "#schema/trainings/training.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { minPhotos, requireOffered } from "../offer.ts";
import { findPacks } from "../packs/find-packs.ts";
import { chargeTraining } from "./charge-training.ts";

/** Charges and starts a training of uploaded photos. The same request key again returns the training it started. */
export async function startTraining({
  ctx,
  input,
  retryCount = 0,
}: {
  ctx: ActorCtx;
  input: z.output<typeof startTrainingInput>;
  /** How often these photos were tried before. */
  retryCount?: number;
}): Promise<{ id: string }> {
  const { deps, actor } = ctx;
  requireOffered(deps, trainModel);
  if (namesPublicFigure(input.name)) throw new AppError("MODEL_PUBLIC_FIGURE");
  if (input.uploadIds.length < minPhotos(deps)) throw new AppError("TOO_FEW_PHOTOS");
  const { order } = input;
  const [ordered] = order ? findPacks([{ ...order, quantity: 1 }]) : [];
  if (ordered && !packAllows(ordered.pack, input.genderOrCategory)) throw new AppError("PACK_NOT_ALLOWED");
  // these are ordered once the model is there, with a declaration of their own
  if (order && isPrivate(order.themeSlug, order.packSlug)) throw new AppError("CONSENT_NEEDED");

  const id = crypto.randomUUID();
  return chargeTraining(ctx, {
    row: {
      id,
      name: input.name,
      genderOrCategory: input.genderOrCategory,
      keepPhotos: input.keepPhotos,
      // the text names the engine that is connected
      consentVersion: input.faceConsent ? `${input.faceConsent} ${deps.config.INFERENCE_KIND}` : null,
      requestKey: input.requestKey,
      orderedPackId: ordered?.promptPackId ?? null,
      retryCount,
    },
    statements: takeUploads({
      id,
      userId: actor.userId,
      uploadIds: input.uploadIds,
      checkedIds: input.checkedIds,
    }),
    now: deps.now(),
  });
}
