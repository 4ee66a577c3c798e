import { findForRetry } from "#db/queries/models/trainings.ts";
import { FACE_CONSENT_VERSIONS } from "#schema/accounts/consent.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { startTraining } from "./start-training.ts";

/**
 * Trains once more what failed, with the same photos as far as they are still there, the same name and the same consent.
 * It is charged anew, for what failed was paid back.
 */
export async function retryTraining({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; requestKey: string };
}): Promise<{ id: string }> {
  const { deps, actor } = ctx;
  const [{ failed, photos }] = await readAs(
    ctx,
    findForRetry(deps.db, { userId: actor.userId, id: input.id }),
  );
  if (!failed) throw new AppError("NOT_FOUND");
  // a virtual person is trained again from its own page, where its pictures are
  if (failed.status !== "FAILED" || failed.isVirtual) throw new AppError("CONFLICT");
  const { name, genderOrCategory, keepPhotos, consentVersion, retryCount } = failed;
  return startTraining({
    ctx,
    input: {
      requestKey: input.requestKey,
      name,
      genderOrCategory,
      keepPhotos,
      uploadIds: photos.map(({ id }) => id),
      checkedIds: photos.filter(({ checked }) => checked).map(({ id }) => id),
      consent: true,
      faceConsent: FACE_CONSENT_VERSIONS.find((version) => consentVersion?.startsWith(`${version} `)),
    },
    retryCount: retryCount + 1,
  });
}
