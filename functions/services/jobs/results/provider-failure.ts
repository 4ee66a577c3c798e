import * as z from "zod";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { photoReport } from "#schema/trainings/training.ts";
import type { ProviderReason } from "../../../providers/inference/inference.ts";

/** What a provider's own reasons mean to the person: a code they are told, and the photos' report if there is one. */
export function failureOf(reasons: ProviderReason[]): {
  code: JobFailureCode;
  result?: Record<string, unknown>;
} {
  const unusable = reasons.find((reason) => reason.type === "no_usable_photos");
  if (unusable) {
    const photos = z.array(photoReport).safeParse(unusable.context.photos);
    return { code: "NO_USABLE_PHOTOS", ...(photos.success ? { result: { photos: photos.data } } : {}) };
  }
  if (reasons.some((reason) => reason.type === "client_cancelled")) return { code: "CANCELLED" };
  if (reasons.some((reason) => reason.type === "content_policy_violation")) return { code: "UNFIT" };
  const refused = reasons.some((reason) => reason.blames === "input");
  return { code: refused ? "PROVIDER_REFUSED" : "PROVIDER_FAILED" };
}
