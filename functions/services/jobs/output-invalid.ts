/** Outputs that can never be used; the job fails and is refunded. */
export class OutputInvalid extends Error {
  override name = "OutputInvalid";
}
