import type { JobFailureCode } from "#schema/errors.ts";

/** Outputs that can never be used; the job fails for the reason in `code` and is refunded. */
export class OutputInvalid extends Error {
  override name = "OutputInvalid";
  readonly code: JobFailureCode;
  constructor(message: string, code: JobFailureCode = "OUTPUT_INVALID") {
    super(message);
    this.code = code;
  }
}
