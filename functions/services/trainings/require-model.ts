import { findModel } from "#db/queries/trainings.ts";
import type { GenderOrCategory } from "#schema/training.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** A finished model of one's own. */
export interface Model {
  /** Of its file in the bucket. */
  key: string;
  triggerWord: string;
  genderOrCategory: GenderOrCategory;
}

/** One's own finished model, or the error that says what stands against using it. */
export async function requireModel(
  { deps, actor }: ActorCtx,
  input: { trainingId: string; now: number },
): Promise<Model> {
  const { session, training } = await findModel(deps.db, actor, input);
  if (!session) throw new AppError("NOT_SIGNED_IN");
  if (!training) throw new AppError("NOT_FOUND");
  const { status, loraUrl: key, triggerWord, genderOrCategory } = training;
  if (status !== "COMPLETED" || key === null) throw new AppError("TRAINING_NOT_READY");
  return { key, triggerWord, genderOrCategory };
}
