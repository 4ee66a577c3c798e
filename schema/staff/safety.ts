/** What follows when pictures are held back by the safety check, or prompts are refused. */

/** Requests with held-back pictures whose credits come back, in any so many hours; later ones keep their charge. */
export const HELD_BACK_REFUNDS = { count: 3, hours: 24 } as const;

/** What counts against an account: a request with held-back pictures, a refused prompt. */
export const STRIKE_KINDS = ["HELD_BACK", "PROMPT"] as const;
export type StrikeKind = (typeof STRIKE_KINDS)[number];

/** So many of a kind within the window pause an account until staff have looked. */
export const REVIEW_AFTER = { HELD_BACK: 10, PROMPT: 30 } as const satisfies Record<StrikeKind, number>;
export const REVIEW_WINDOW_DAYS = 30;

/** Where someone paused finds why, and whom to write to. */
export const REVIEW_PATH = "/account#review";

/** How an account stands with the safety check. */
export interface SafetyView {
  /** Held-back requests whose credits would still come back now. */
  refundsLeft: number;
  /** Null: not paused. */
  review: {
    openedAt: Date;
    /** What the person wrote to us about it; null: nothing yet. */
    message: string | null;
  } | null;
}

/** A paused account on the staff's list. */
export interface StaffReview {
  id: string;
  userId: string;
  email: string;
  /** Within the window, of the account and of others with its mailbox. */
  heldBack: number;
  refusedPrompts: number;
  message: string | null;
  openedAt: Date;
}
