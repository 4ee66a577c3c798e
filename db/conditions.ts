/**
 * Conditions a batch can require; a false one aborts the whole batch under its name.
 * SQLite wants RAISE's text as a literal, hence the list.
 */
export const PRECONDITIONS = [
  "session_ended",
  "moved_on",
  "uploads_missing",
  "upload_limit",
  "training_limit",
  "training_not_ready",
  "still_busy",
  "not_there",
  "link_used",
  "domain_banned",
  "last_way_in",
  "not_staff",
  "own_case",
  "own_ban",
  "second_admin",
  "admin_ceiling",
  "promo_unknown",
  "promo_not_yet",
  "promo_ended",
  "promo_full",
  "promo_twice",
  "promo_new_only",
  "nothing_to_appeal",
  "appeal_open",
  "under_review",
  "account_ceiling",
  "deployment_ceiling",
  "pack_hidden",
  "ban_protected",
  "promo_own",
  "library_limit",
  "taken_down",
  "showcase_limit",
  "visitor_paused",
  "visitor_banned",
  "code_used",
  "not_proven",
  "not_compared",
  "model_open",
  "too_like",
] as const;
export type Precondition = (typeof PRECONDITIONS)[number];

/** Names that triggers and CHECKs of the ledger and of the staff's log raise by themselves. */
export const LEDGER_ERRORS = [
  "ledger_key_reused",
  "ledger_chain",
  "ledger_append_only",
  "credits_move_only_by_ledger",
  "user_starts_at_zero",
  "user_exists",
  "insufficient_credits",
  "audit_append_only",
] as const;
export type LedgerError = (typeof LEDGER_ERRORS)[number];
