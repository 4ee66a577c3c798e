import type { JobFailureCode } from "#schema/errors/job-failures.ts";

/** Outputs that can never be used; the job fails for the reason in `code`. */
export class OutputInvalid extends Error {
  override name = "OutputInvalid";
  readonly code: JobFailureCode;
  /** How many of them the safety check held back. */
  readonly heldBack: number;
  constructor(message: string, options: { code?: JobFailureCode; heldBack?: number } = {}) {
    super(message);
    this.code = options.code ?? "OUTPUT_INVALID";
    this.heldBack = options.heldBack ?? 0;
  }
}
