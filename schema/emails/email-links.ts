import { RETENTION_DAYS } from "../retention/lengths.ts";

/** What a mailed link is good for; one made for one purpose never serves another. */
export const LINK_PURPOSES = [
  "VERIFY_EMAIL",
  "SIGN_IN",
  "RESET_PASSWORD",
  "CHANGE_EMAIL",
  "UNDO_EMAIL_CHANGE",
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The same with those that stand in tables of their own. */
export type EmailedPurpose = LinkPurpose | "KEEP_ACCOUNT" | "DOWNLOAD_EXPORT";

/** How long such a link is good for. */
export const LINK_HOURS: Readonly<Record<EmailedPurpose, number>> = {
  VERIFY_EMAIL: 24,
  SIGN_IN: 1,
  RESET_PASSWORD: 1,
  CHANGE_EMAIL: 24,
  UNDO_EMAIL_CHANGE: 72,
  KEEP_ACCOUNT: RETENTION_DAYS.deletionGrace * 24,
  DOWNLOAD_EXPORT: 168,
};

/** The same in words: "1 hour", "24 hours", "3 days". */
export function linkLife(purpose: EmailedPurpose): string {
  const hours = LINK_HOURS[purpose];
  if (hours > 24 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? "1 hour" : `${hours} hours`;
}
