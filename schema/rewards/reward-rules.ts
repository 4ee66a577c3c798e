import { CODE_ALPHABET } from "../code-alphabet.ts";

/** The rules by which credits are given that nobody paid for. */

/** Friends in any 365 days whose first purchase brings their referrer credits. The friends always get theirs. */
export const REFERRALS_PER_YEAR = 20;

/** How long a browser remembers whose link it came by. */
export const INVITED_DAYS = 30;

/** What remembers it. Read by our API only, never by scripts. */
export const INVITED_COOKIE = "likeness.invited-by";

/** Characters in the code of a personal link: 49 bits. */
export const REFERRAL_LENGTH = 10;
export const REFERRAL_CODE = new RegExp(`^[${CODE_ALPHABET}]{${REFERRAL_LENGTH}}$`);

/** Registration bonuses that stay from one address in the network within the window: a household and its guests. */
export const BONUSES_PER_ADDRESS = 3;
/** The same for the /48 around an IPv6 address: what one provider hands to one customer at most. */
export const BONUSES_PER_NETWORK = 5;
/** The same for an email domain, unless it is a big public email host. */
export const BONUSES_PER_DOMAIN = 3;
/** The window in days, and how long an account's address is remembered for it. */
export const BONUS_WINDOW_DAYS = 30;

/** How young an account is for a promotion code that is for new ones. */
export const PROMOTION_NEW_DAYS = 30;

/** Why an account is taken for somebody's second one. */
export const DUPLICATE_REASONS = ["EMAIL", "ADDRESS", "DOMAIN"] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export const DUPLICATE_LABELS: Readonly<Record<DuplicateReason, string>> = {
  EMAIL:
    "Another account with the same mailbox already got its welcome credits. Dots and “+” additions in an address don't make it a different mailbox.",
  ADDRESS: `Several new accounts from your internet connection already got their welcome credits within ${BONUS_WINDOW_DAYS} days.`,
  DOMAIN: `${BONUSES_PER_DOMAIN} new accounts with addresses at your email domain already got their welcome credits within ${BONUS_WINDOW_DAYS} days.`,
};

export const APPEAL_STATES = ["RECEIVED", "GRANTED", "DECLINED"] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** What an appeal is against. */
export type AppealAbout = "DUPLICATE" | "BAN";

export const APPEAL_LABELS: Readonly<Record<AppealState, string>> = {
  RECEIVED: "Received",
  GRANTED: "Granted",
  DECLINED: "Declined",
};

export const APPEAL_LENGTH = { min: 10, max: 2000 } as const;
