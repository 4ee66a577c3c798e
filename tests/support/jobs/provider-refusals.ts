import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { PictureRefused } from "#scripts/local/inference/compute/compute-types.ts";
import { RequestFailure, refuse } from "#scripts/local/inference/requests/request-failure.ts";

/** Ways in which a provider makes nothing, with what the job is told to have failed of. */
export const PROVIDER_REFUSALS: readonly [what: string, code: JobFailureCode, error: Error][] = [
  ["an input it refuses", "PROVIDER_REFUSED", refuse({ loc: ["body"], msg: "No.", type: "value_error" })],
  ["content it refuses", "UNFIT", refuse({ loc: ["body"], msg: "No.", type: "content_policy_violation" })],
  ["nobody in it", "PROVIDER_REFUSED", new PictureRefused("no_person")],
  [
    "a breakdown",
    "PROVIDER_FAILED",
    new RequestFailure(500, { detail: "x", error_type: "runner_server_error" }),
  ],
];
