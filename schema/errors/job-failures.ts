import { HELD_BACK_REFUNDS } from "../staff/safety.ts";

/** Said where the credits of held-back pictures do not come back. */
export const KEPT_NOTICE = `Your ${HELD_BACK_REFUNDS.count} refunds for held-back requests within ${HELD_BACK_REFUNDS.hours} hours were already used, so these credits are not refunded.`;

/** Why a job failed, as told to its owner. Credits have come back in each of these cases but one. */
export const JOB_FAILURES = {
  CANCELLED: "You cancelled this. Your credits were refunded.",
  DEADLINE: "This took too long, so we stopped it. Your credits were refunded.",
  EXHAUSTED: "We tried several times, but it did not work. Your credits were refunded.",
  PROVIDER_REFUSED: "We could not make this. Your credits were refunded.",
  PROVIDER_FAILED: "Something went wrong while making this. Your credits were refunded.",
  UNFIT:
    "Our safety check held this back. Describe it another way and try again. Your credits were refunded.",
  UNFIT_KEPT: `Our safety check held this back. ${KEPT_NOTICE}`,
  OUTPUT_INVALID: "The result was unusable. Your credits were refunded.",
  NO_USABLE_PHOTOS:
    "None of the photos could be used. You can see why for each one. Your credits were refunded.",
} as const;
export type JobFailureCode = keyof typeof JOB_FAILURES;

/** The same as told to a visitor, whom it cost nothing. */
export const VISITOR_FAILURES: Readonly<Record<JobFailureCode, string>> = {
  CANCELLED: "This was stopped before it began.",
  DEADLINE: "This took too long, so we stopped it. Try again later.",
  EXHAUSTED: "We tried several times, but it did not work. Try again later.",
  PROVIDER_REFUSED: "This photo or these words could not be used. Try others.",
  PROVIDER_FAILED: "Something went wrong while making this. Try again.",
  UNFIT: "Our safety check held this picture back. Try another photo or other choices.",
  UNFIT_KEPT: "Our safety check held this picture back. Try another photo or other choices.",
  OUTPUT_INVALID: "The result was unusable. Try again.",
  NO_USABLE_PHOTOS: "This photo could not be used. Try another one.",
};
