import * as z from "zod";
import { ERRORS } from "./errors.ts";

export const ROLES = ["USER", "STAFF", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

export const CREDIT_REASONS = [
  "PURCHASE",
  "REFERRAL",
  "PROMOTION",
  "DAILY_RESET",
  "MONTHLY_RESET",
  "FAILED_GENERATION",
  "REGISTRATION_BONUS",
  "CANCELLED_GENERATION",
  "SUBSCRIPTION_RENEWAL",
  "SUBSCRIPTION_UPDATE",
  "SUBSCRIPTION_CREATE",
  "DUPLICATE_DETECTION",
  "OTHER",
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

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

/** Password length in characters: OWASP's minimum, and a bound on hashing work. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Addresses compare in lower case; 254 characters is SMTP's own bound. */
export const email = z
  .string({ error: "Enter your e-mail address." })
  .trim()
  .toLowerCase()
  .max(254, "This e-mail address is too long.")
  .pipe(z.email("Enter a valid e-mail address."));

export const password = z
  .string({ error: "Enter a password." })
  .min(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters.`)
  .max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters.`);

/** What sign-in accepts: looser than registration, so that a wrong password is simply wrong. */
export const signInInput = z.object({
  email,
  password: z.string().min(1, "Enter your password.").max(PASSWORD_LENGTH.max),
});

export const registerInput = z.object({
  name: z.string().trim().min(1, "Tell us your name.").max(80, "Keep the name under 80 characters."),
  email,
  password,
  allowMarketing: z.boolean().default(false),
});
export type RegisterInput = z.input<typeof registerInput>;

export const verifyEmailInput = z.object({
  token: z.string().min(20, ERRORS.LINK_EXPIRED.message).max(200, ERRORS.LINK_EXPIRED.message),
});
export const resendVerificationInput = z.object({ email });

/** The session as the client sees it; `expires` is ISO 8601. */
export interface SessionView {
  user: { name: string | null; email: string; image: string | null };
  expires: string;
}

export interface CreditsView {
  amount: number;
}

export interface CreditHistoryItem {
  id: string;
  credits: number;
  previousCredits: number;
  newCredits: number;
  reason: CreditReason;
  /** Ids and kinds only, e.g. { kind: "PACK", packId }. */
  reasonExtra: Record<string, string | number> | null;
  createdAt: Date;
}
