import type { EmailedPurpose } from "./email-links.ts";

/** Every email there is, and the rules of those that nobody asked for at that moment. */

export const EMAIL_TYPES = [
  "WELCOME",
  "PASSWORD_RESET",
  "EMAIL_CONFIRMATION",
  "FIRST_SALE_OFFER",
  "SECOND_SALE_OFFER",
  "FREE_FEATURES_USER_INFO",
  "TRAINING_REMINDER",
  "DAILY_CREDITS_REMINDER",
  "ANNOUNCEMENT",
  "OTHER",
] as const;
export type EmailType = (typeof EMAIL_TYPES)[number];

/** What a person may choose to get. The first three need their consent (`allowMarketing`), work does not. */
export const MARKETING_KINDS = ["OFFERS", "TIPS", "ANNOUNCEMENTS"] as const;
export const EMAIL_KINDS = [...MARKETING_KINDS, "WORK"] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** The choices, in a person's words. */
export const EMAIL_KIND_LABELS: Readonly<Record<EmailKind, string>> = {
  WORK: "Tell me when a model or a pack is ready",
  TIPS: "Tips and reminders",
  OFFERS: "Offers",
  ANNOUNCEMENTS: "News, such as new themes",
};

/** Which of them a person gets. */
export type EmailPreferences = Record<EmailKind, boolean>;

export interface EmailInfo {
  subject: string;
  type: EmailType;
  /**
   * Null: about the account itself and always sent, written with `accountEmail`. Any other can be turned off, and the
   * queries beside `work-emails.ts` write it for those who did not.
   */
  kind: EmailKind | null;
  /** The page its one secret link leads to, and what that link is good for. */
  link?: { path: string; purpose: EmailedPurpose };
}

export const EMAILS = {
  "verify-email": {
    subject: "Verify your email address",
    type: "EMAIL_CONFIRMATION",
    kind: null,
    link: { path: "/verify-email", purpose: "VERIFY_EMAIL" },
  },
  "sign-in-link": {
    subject: "Your sign-in link",
    type: "EMAIL_CONFIRMATION",
    kind: null,
    link: { path: "/sign-in-link", purpose: "SIGN_IN" },
  },
  "register-again": { subject: "Verify your email address", type: "EMAIL_CONFIRMATION", kind: null },
  "already-registered": { subject: "You already have a Likeness account", type: "OTHER", kind: null },
  "reset-password": {
    subject: "Choose a new password",
    type: "PASSWORD_RESET",
    kind: null,
    link: { path: "/reset-password", purpose: "RESET_PASSWORD" },
  },
  "set-password": {
    subject: "Set a password for your account",
    type: "PASSWORD_RESET",
    kind: null,
    link: { path: "/reset-password", purpose: "RESET_PASSWORD" },
  },
  "password-changed": { subject: "Your password was changed", type: "OTHER", kind: null },
  "confirm-new-email": {
    subject: "Verify your new email address",
    type: "EMAIL_CONFIRMATION",
    kind: null,
    link: { path: "/account/confirm-email", purpose: "CHANGE_EMAIL" },
  },
  "address-in-use": { subject: "You already have a Likeness account", type: "OTHER", kind: null },
  "email-change-asked": {
    subject: "Your email address is about to change",
    type: "OTHER",
    kind: null,
    link: { path: "/undo-email-change", purpose: "UNDO_EMAIL_CHANGE" },
  },
  "email-change-undone": {
    subject: "Your account is safe: choose a new password",
    type: "PASSWORD_RESET",
    kind: null,
    link: { path: "/reset-password", purpose: "RESET_PASSWORD" },
  },
  "second-step-changed": { subject: "Two-step sign-in was changed", type: "OTHER", kind: null },
  "google-connected": { subject: "A Google account was connected", type: "OTHER", kind: null },
  "deletion-requested": {
    subject: "Your account will be deleted",
    type: "OTHER",
    kind: null,
    link: { path: "/keep-account", purpose: "KEEP_ACCOUNT" },
  },
  "deletion-undone": { subject: "You kept your account", type: "OTHER", kind: null },
  "account-deleted": { subject: "Your account has been deleted", type: "OTHER", kind: null },
  "export-ready": {
    subject: "Your data is ready to download",
    type: "OTHER",
    kind: null,
    link: { path: "/account/export", purpose: "DOWNLOAD_EXPORT" },
  },
  // to our own support
  "appeal-received": { subject: "New appeal", type: "OTHER", kind: null },
  "account-blocked": { subject: "Your account was blocked", type: "OTHER", kind: null },
  "appeal-decided": { subject: "Our review of your account", type: "OTHER", kind: null },
  welcome: { subject: "Welcome to Likeness", type: "WELCOME", kind: null },
  "free-features": {
    subject: "What you can do for free on Likeness",
    type: "FREE_FEATURES_USER_INFO",
    kind: "TIPS",
  },
  "training-reminder": {
    subject: "Your photos are the first step",
    type: "TRAINING_REMINDER",
    kind: "TIPS",
  },
  "first-offer": { subject: "Want more pictures?", type: "FIRST_SALE_OFFER", kind: "OFFERS" },
  "second-offer": { subject: "Buy credits once, or every month", type: "SECOND_SALE_OFFER", kind: "OFFERS" },
  "daily-credits": { subject: "Your free credits are waiting", type: "DAILY_CREDITS_REMINDER", kind: "TIPS" },
  // to whoever writes it, before anybody else
  "announcement-test": { subject: "Test of an announcement", type: "OTHER", kind: null },
  // its subject is the announcement's own
  announcement: { subject: "News from Likeness", type: "ANNOUNCEMENT", kind: "ANNOUNCEMENTS" },
  "training-done": { subject: "Your model is ready", type: "OTHER", kind: "WORK" },
  "training-failed": { subject: "Your model could not be trained", type: "OTHER", kind: "WORK" },
  "pack-done": { subject: "Your pack is ready", type: "OTHER", kind: "WORK" },
  "pack-failed": { subject: "Your pack could not be made", type: "OTHER", kind: "WORK" },
  "video-done": { subject: "Your video is ready", type: "OTHER", kind: "WORK" },
  "video-failed": { subject: "Your video could not be made", type: "OTHER", kind: "WORK" },
  "payment-failed": { subject: "Your payment did not go through", type: "OTHER", kind: null },
  "video-pack-moved": { subject: "Your scenes are ready", type: "OTHER", kind: "WORK" },
  "video-pack-done": { subject: "Your film is ready", type: "OTHER", kind: "WORK" },
  "video-pack-failed": { subject: "Your video pack could not go on", type: "OTHER", kind: "WORK" },
  "review-cleared": { subject: "You can make pictures again", type: "OTHER", kind: null },
  "report-received": { subject: "Something shared was reported", type: "OTHER", kind: null },
  "takedown-received": { subject: "Somebody asks for a takedown", type: "OTHER", kind: null },
  "takedown-decided": { subject: "Our answer to your request", type: "OTHER", kind: null },
  "model-taken-down": { subject: "We took down a model of yours", type: "OTHER", kind: null },
  "voice-taken-down": { subject: "We took down a voice of yours", type: "OTHER", kind: null },
  "pictures-taken-down": { subject: "We took down pictures of yours", type: "OTHER", kind: null },
  "share-taken-down": { subject: "We took down something you shared", type: "OTHER", kind: null },
  "showcase-decided": { subject: "About the picture you offered", type: "OTHER", kind: null },
  "spend-alert": { subject: "A spending limit is near or reached", type: "OTHER", kind: null },
  "security-alert": { subject: "Unusual sign-ins or webhooks", type: "OTHER", kind: null },
  "ledger-alert": { subject: "The ledger does not add up", type: "OTHER", kind: null },
} as const satisfies Record<string, EmailInfo>;
export type EmailTemplate = keyof typeof EMAILS;
export type AlwaysSent = {
  [T in EmailTemplate]: (typeof EMAILS)[T]["kind"] extends null ? T : never;
}[EmailTemplate];

export function emailInfo(template: string): EmailInfo | null {
  return Object.hasOwn(EMAILS, template) ? EMAILS[template as EmailTemplate] : null;
}

/** Marketing emails one person gets: at most `count` in any `days`. */
export const MARKETING_LIMITS = [
  { days: 3, count: 1 },
  { days: 30, count: 4 },
] as const;

/**
 * When an email of the first weeks is due, in days after the address was confirmed: from `from`, as soon as the limits
 * allow, and not at all after `until`, when it would come out of the blue.
 */
export const LIFECYCLE_DAYS = {
  welcome: { from: 0, until: 1 },
  "free-features": { from: 1, until: 7 },
  "training-reminder": { from: 2, until: 14 },
  "first-offer": { from: 3, until: 21 },
  "second-offer": { from: 10, until: 45 },
} as const satisfies Partial<Record<EmailTemplate, { from: number; until: number }>>;

/** The second offer comes at least this long after the first. */
export const DAYS_BETWEEN_OFFERS = 7;

/** Whoever was away this long, with free credits they have not touched, is told of them, this rarely, and not for ever. */
export const DAILY_CREDITS_REMINDER = { awayDays: 7, everyDays: 14, most: 3, inDays: 180 } as const;

/** An announcement goes out for this long to those the limits kept it from. */
export const ANNOUNCEMENT_DAYS = 7;

/** A pack that took less is most likely still being watched: no mail. */
export const PACK_EMAIL_AFTER_SECONDS = 120;

/** Why nothing more is sent to an address. */
export const SUPPRESSION_REASONS = ["BOUNCED", "COMPLAINED", "SUPPRESSED"] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
