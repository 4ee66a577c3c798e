import * as z from "zod";
import { APPEAL_LENGTH, type AppealState, type DuplicateReason } from "./reward-rules.ts";

/** Promotion codes compare in capitals. */
export const promotionCode = z
  .string({ error: "Enter a code." })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/, "A code has 3 to 32 letters, digits or hyphens.");

export const redeemInput = z.object({ code: promotionCode });

export const appealInput = z.object({
  /** Made by the client: one key, one appeal. */
  requestKey: z.uuid(),
  text: z
    .string({ error: "Write a few words." })
    .trim()
    .min(APPEAL_LENGTH.min, "Write a few words so that we understand.")
    .max(APPEAL_LENGTH.max, `Use at most ${APPEAL_LENGTH.max} characters.`),
});

/** By the link that came with the news of a ban. */
export const banAppealInput = appealInput.extend({
  token: z.string().min(20, "This link is not complete.").max(300),
});

export interface Redeemed {
  credits: number;
  /** The balance afterwards. */
  balance: number;
}

/**
 * What became of a friend: registered; waiting (bought, and the refund days are not over); bought (credits came); bought when one's year was full already; or everything
 * they bought was paid back, and the credits went with it.
 */
export type FriendState = "registered" | "waiting" | "bought" | "bought-beyond-limit" | "refunded";

export interface FriendView {
  /** A masked address: "a…@g….com". */
  name: string;
  state: FriendState;
  credits: number;
  since: Date;
  /** Of a waiting one: when the credits come. */
  dueAt: Date | null;
}

export interface InviteView {
  /** Of one's own link; see `invitePath`. */
  code: string;
  /** The newest hundred. */
  friends: FriendView[];
  /** Of all friends. */
  registered: number;
  bought: number;
  earned: number;
  /** Friends who brought credits in the last 365 days. */
  thisYear: number;
  /** A second account earns nothing by its link. */
  duplicate: boolean;
}

export interface AppealView {
  text: string;
  state: AppealState;
  /** What staff wrote with the decision. */
  answer: string | null;
  createdAt: Date;
}

/** Null: the account is not taken for anybody's second one, and never was. */
export interface DuplicateView {
  reason: DuplicateReason;
  /** The registration bonus that was taken back. */
  credits: number;
  /** An appeal was granted: it counts as a first one now. */
  cleared: boolean;
  appeal: AppealView | null;
}
