import { GOOGLE_ISSUER } from "#schema/accounts/google.ts";
import { isOffered } from "#schema/operations/operation.ts";
import { TRAIN_MIN_PHOTOS } from "#schema/operations/train-model.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "./app-error.ts";

/** Refuses, before any charge, what the connected engine cannot do or what has no known price. */
export function requireOffered(deps: Deps, operation: Parameters<typeof isOffered>[0]): void {
  if (isOffered(operation, deps.config.INFERENCE_KIND)) return;
  throw new AppError(isOffered(operation, "provider") ? "NEEDS_PROVIDER" : "NOT_OFFERED");
}

/** Fewest photos the connected trainer accepts. */
export function minPhotos(deps: Deps): number {
  return deps.config.INFERENCE_KIND === "provider"
    ? Math.max(TRAINING_PHOTOS.min, TRAIN_MIN_PHOTOS)
    : TRAINING_PHOTOS.min;
}

/** With whose id the pages may load Google's own sign-in script; null where Google itself is not connected. */
export function googleScriptClientId(deps: Deps): string | null {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_ISSUER } = deps.config;
  return AUTH_GOOGLE_ISSUER === GOOGLE_ISSUER ? (AUTH_GOOGLE_ID ?? null) : null;
}
