import { breaksUnique, type ConstraintName, constraintName } from "#db/constraint-name.ts";
import { ERRORS, type ErrorCode } from "#schema/errors/errors.ts";

/** Something a person is told. Its words come from schema/errors/; `data` holds numbers and ids for the page. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly data: Record<string, string | number>;
  /** `cause` is for us alone: what the code was made of. */
  constructor(code: ErrorCode, data: Record<string, string | number> = {}, cause?: unknown) {
    super(ERRORS[code].message, { cause });
    this.code = code;
    this.data = data;
  }
}

/** What a person is told when a batch was undone by one of its conditions. */
const BY_CONSTRAINT: Partial<Record<ConstraintName, ErrorCode>> = {
  session_ended: "NOT_SIGNED_IN",
  insufficient_credits: "INSUFFICIENT_CREDITS",
  uploads_missing: "UPLOADS_MISSING",
  upload_limit: "UPLOAD_LIMIT",
  training_limit: "TRAINING_LIMIT",
  training_not_ready: "TRAINING_NOT_READY",
  not_there: "NOT_FOUND",
  link_used: "LINK_EXPIRED",
  domain_banned: "EMAIL_NOT_ALLOWED",
  last_way_in: "LAST_WAY_IN",
  not_staff: "STAFF_ONLY",
  own_case: "OWN_CASE",
  own_ban: "OWN_BAN",
  second_admin: "SECOND_ADMIN",
  promo_unknown: "PROMO_UNKNOWN",
  promo_not_yet: "PROMO_NOT_YET",
  promo_ended: "PROMO_ENDED",
  promo_full: "PROMO_USED_UP",
  promo_twice: "PROMO_USED",
  promo_new_only: "PROMO_NEW_ONLY",
  nothing_to_appeal: "NOTHING_TO_APPEAL",
  appeal_open: "APPEAL_OPEN",
  under_review: "UNDER_REVIEW",
  account_ceiling: "ACCOUNT_CEILING",
  deployment_ceiling: "DEPLOYMENT_CEILING",
  pack_hidden: "PACK_UNKNOWN",
  showcase_limit: "SHOWCASE_LIMIT",
  ban_protected: "BAN_PROTECTED",
  promo_own: "PROMO_OWN",
  library_limit: "LIBRARY_LIMIT",
  taken_down: "SHARE_TAKEN_DOWN",
  visitor_paused: "VISITOR_PAUSED",
  visitor_banned: "BANNED",
  code_used: "WRONG_CODE",
  not_proven: "SECOND_FACTOR_REQUIRED",
  not_compared: "CONFLICT",
  model_open: "PUBLIC_MODEL_ADULT",
  too_like: "PERSON_TOO_LIKE",
  moved_on: "CONFLICT",
};

export interface ConstraintErrors {
  /** What a broken condition means here, over the usual meanings. */
  errors?: Partial<Record<ConstraintName, ErrorCode>>;
  /** What it means that a UNIQUE column (`table.column`) has such a value already. */
  duplicates?: Readonly<Record<string, ErrorCode>>;
}

/** Runs a batch; a condition it breaks becomes an AppError, whose cause still names the condition. */
export async function mapConstraintErrors<T>(
  batch: Promise<T>,
  { errors = {}, duplicates = {} }: ConstraintErrors = {},
): Promise<T> {
  try {
    return await batch;
  } catch (error) {
    const name = constraintName(error);
    const [, duplicate] = Object.entries(duplicates).find(([column]) => breaksUnique(error, column)) ?? [];
    const code = name ? (errors[name] ?? BY_CONSTRAINT[name]) : duplicate;
    throw code ? new AppError(code, {}, error) : error;
  }
}
