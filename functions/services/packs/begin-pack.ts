import type { Statement } from "#db/client.ts";
import { requireClosed } from "#db/queries/models/public-models.ts";
import type { ModelRow } from "#db/queries/models/trainings.ts";
import {
  findPackByRequest,
  insertPack,
  insertPackPictures,
  type selectPrompts,
} from "#db/queries/packs/packs.ts";
import type { AdultPackVersion } from "#schema/accounts/consent.ts";
import { PACK_IMAGE_CREDITS } from "#schema/billing/pricing.ts";
import { fillPrompt } from "#schema/catalogue/fill-prompt.ts";
import { isPrivate } from "#schema/catalogue/private-themes.ts";
import { IMAGES_PER_PACK, IMAGES_PER_PROMPT, packAllows } from "#schema/catalogue/theme.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { ASPECTS, type Aspect, PACK_ASPECT } from "#schema/pictures/aspects.ts";
import { countPacks } from "#schema/pictures/pack-order.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../app-error.ts";
import type { Actor } from "../context.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { noteConsent } from "../safety/note-consent.ts";
import { chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { requireModel } from "../trainings/require-model.ts";
import { nameOrder, type SelectedPack } from "./find-packs.ts";

/** How strongly the trained model shows, as the provider counts it. */
const MODEL_STRENGTH = 1;

interface NewOrder {
  userId: string;
  trainingId: string;
  requestKey: string;
  packs: readonly SelectedPack[];
  aspect?: Aspect;
  /** Of private packs: that all who are shown are adults and agreed. */
  consent?: AdultPackVersion | undefined;
  /** The model and the packs' prompts, as they were found. */
  found: ModelRow | undefined;
  written: Awaited<ReturnType<typeof selectPrompts>>;
  /** Stand before the order in its batch. */
  before?: readonly Statement[];
}

/**
 * Charges and begins an order of packs in one batch, by its owner's session, or without one for what they ordered before.
 * Answers its id, or that of an earlier one of the same key.
 */
export async function beginPack(
  ctx: { deps: Deps; actor?: Actor },
  {
    userId,
    trainingId,
    requestKey,
    packs,
    aspect = PACK_ASPECT,
    consent,
    found,
    written,
    before = [],
  }: NewOrder,
): Promise<{ id: string }> {
  const { deps } = ctx;
  requireOffered(deps, portrait);
  const now = deps.now();
  const model = requireModel(found);
  if (!packs.every(({ pack }) => packAllows(pack, model.genderOrCategory)))
    throw new AppError("PACK_NOT_ALLOWED");
  const isAdult = packs.some(({ promptPackId }) => isPrivate(...placeOf(promptPackId)));
  if (isAdult && model.isPublic) throw new AppError("PUBLIC_MODEL_ADULT");
  if (isAdult && consent === undefined) throw new AppError("CONSENT_NEEDED");
  const templates = packs.flatMap(({ promptPackId, quantity }) => {
    const prompts = written.find((one) => one.id === promptPackId)?.prompts;
    if (!prompts) throw new AppError("PACK_UNKNOWN");
    return Array.from({ length: quantity }, () => prompts.map((text) => ({ text, promptPackId }))).flat();
  });

  const id = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  // one run of seeds for the whole order, so that no two pictures share one
  const firstSeed = randomSeed(countPacks(packs) * IMAGES_PER_PACK);
  const prompts = templates.map(({ text, promptPackId }, i) => ({
    id: crypto.randomUUID(),
    promptPackId,
    text: fillPrompt(text, model),
    seed: firstSeed + i * IMAGES_PER_PROMPT,
  }));
  const { width, height } = ASPECTS[aspect];
  const inputs = [{ role: "model", key: model.key }];
  const costOfOne = providerCost(deps, portrait, { count: IMAGES_PER_PROMPT, size: { width, height } });
  const earlier = await chargeWork(ctx, {
    userId,
    charge: { id: chargeId, key: `pack:${requestKey}`, extra: { kind: "PACK", packId: id } },
    jobs: prompts.map((prompt) =>
      newJob(deps, {
        id: prompt.id,
        kind: "PACK_PROMPT",
        operation: "portrait",
        options: { prompt: prompt.text, width, height, strength: MODEL_STRENGTH },
        inputs,
        userId,
        subjectId: id,
        seed: prompt.seed,
        outputs: IMAGES_PER_PROMPT,
        creditsPerOutput: PACK_IMAGE_CREDITS,
        costMicroUsd: costOfOne,
        chargeId,
        now,
      }),
    ),
    statements: [
      ...before,
      ...(isAdult && consent
        ? [
            requireClosed(trainingId),
            noteConsent(deps, { userId, kind: "ADULT_PACK", subjectId: id, version: consent, now }),
          ]
        : []),
      ...insertPack({
        id,
        name: nameOrder(packs),
        userId,
        trainingId,
        selections: packs.map(({ promptPackId, quantity }) => ({ promptPackId, quantity })),
        totalImages: prompts.length * IMAGES_PER_PROMPT,
        estimatedTime: prompts.length * (portrait.expectedMs / 1000),
        chargeId,
        requestKey,
        createdAt: new Date(now),
      }),
      insertPackPictures(
        deps.db,
        prompts.flatMap((prompt, index) =>
          Array.from({ length: IMAGES_PER_PROMPT }, (_, image) => ({
            id: crypto.randomUUID(),
            packId: id,
            jobId: prompt.id,
            promptPackId: prompt.promptPackId,
            position: index * IMAGES_PER_PROMPT + image,
            prompt: prompt.text,
            width,
            height,
            modelStrength: MODEL_STRENGTH,
            status: "PENDING" as const,
          })),
        ),
      ),
    ],
    findEarlier: () => findPackByRequest(deps.db, userId, requestKey),
    now,
  });
  return { id: earlier ?? id };
}

/** A pack's id is its theme and itself, with a slash between. */
function placeOf(promptPackId: string): [theme: string, pack: string] {
  const [theme = "", pack = ""] = promptPackId.split("/");
  return [theme, pack];
}
