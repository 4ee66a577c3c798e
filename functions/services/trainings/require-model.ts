import type { ModelRow } from "#db/queries/models/trainings.ts";
import type { Shown } from "#schema/prompts/shown-person.ts";
import type { GenderOrCategory } from "#schema/trainings/training.ts";
import { AppError } from "../app-error.ts";

/** A finished model of one's own, or one that its owner opened to everybody. */
export interface Model {
  /** Of its file in the bucket. */
  key: string;
  triggerWord: string;
  genderOrCategory: GenderOrCategory;
  /** Whether others may use it: nothing suggestive is made with it then, by anybody. */
  isPublic: boolean;
  /** Of a person who does not exist. */
  isVirtual: boolean;
}

/** The finished model that was found, or the error that says what stands against using it. */
export function requireModel(found: ModelRow | undefined): Model {
  if (!found) throw new AppError("NOT_FOUND");
  const { status, loraUrl: key, triggerWord, genderOrCategory, isPublic, isVirtual } = found;
  if (status !== "COMPLETED" || key === null) throw new AppError("TRAINING_NOT_READY");
  return { key, triggerWord, genderOrCategory, isPublic, isVirtual };
}

/** Whom its pictures show. */
export function shownBy({ isPublic, isVirtual }: Pick<Model, "isPublic" | "isVirtual">): Shown {
  if (isPublic) return "lent";
  return isVirtual ? "invented" : "own";
}
