import * as z from "zod";
import type { EmailPreferences, SuppressionReason } from "../emails/emails.ts";
import { ERRORS } from "../errors/errors.ts";
import { READABLE } from "../readable.ts";
import type { AccountLosses, ExportView } from "./account-rights.ts";
import { TERMS_VERSIONS } from "./consent.ts";
import { PASSWORD_LENGTH } from "./password.ts";
import type { SecondFactorView } from "./second-factor-view.ts";

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

/** How long after signing in a session ends in any case, in hours. */
export const MAX_SESSION_HOURS: Readonly<Record<Role, number>> = { USER: 90 * 24, STAFF: 12, ADMIN: 12 };

/** Minutes for which a fresh sign-in stands in for a password, where an account has none. */
export const RECENT_SIGN_IN_MINUTES = 15;

const NO_ADDRESS = "Enter a valid email address.";

/** Addresses compare in lower case; 254 characters is SMTP's own bound. */
export const email = z
  .string({ error: "Enter your email address." })
  .trim()
  .toLowerCase()
  .max(254, "This email address is too long.")
  // no mail ever arrives there (RFC 2606); our own accounts without a mailbox have such addresses
  .regex(/(?<!\.invalid)$/, NO_ADDRESS)
  .pipe(z.email(NO_ADDRESS));

export const password = z
  .string({ error: "Enter a password." })
  .min(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters.`)
  .max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters.`);

/** What sign-in accepts: looser than registration, so that a wrong password is simply wrong. */
export const signInInput = z.object({
  email,
  password: z
    .string({ error: "Enter your password." })
    .min(1, "Enter your password.")
    .max(PASSWORD_LENGTH.max, `Passwords have at most ${PASSWORD_LENGTH.max} characters.`),
});

export const NAME_LENGTH = 80;
const name = z
  .string()
  .trim()
  .min(1, "Tell us your name.")
  .regex(READABLE, "Use letters in your name.")
  .max(NAME_LENGTH, `Keep your name under ${NAME_LENGTH} characters.`);

export const registerInput = z.object({
  name,
  email,
  password,
  allowMarketing: z.boolean().default(false),
  /** The terms agreed to, in the act that also declares the person an adult. */
  terms: z.enum(TERMS_VERSIONS, { error: "Reload the page and agree to the current terms." }).optional(),
});
export type RegisterInput = z.input<typeof registerInput>;

/** The secret of a mailed link. */
export const linkToken = z
  .string()
  .min(20, ERRORS.LINK_EXPIRED.message)
  .max(200, ERRORS.LINK_EXPIRED.message);

export const linkInput = z.object({ token: linkToken });
/** `password` where the browser is not the one that registered. */
export const verifyEmailInput = z.object({
  token: linkToken,
  password: password.optional(),
  terms: registerInput.shape.terms,
});
export type VerifyEmailInput = z.input<typeof verifyEmailInput>;
/** An address to email a link to that signs in, and makes an account where there is none. */
export const signInLinkInput = z.object({ email, terms: registerInput.shape.terms });
/** An address to email a link to, if one is due. */
export const emailLinkInput = z.object({ email });
export const resetPasswordInput = z.object({ token: linkToken, password });

const currentPassword = signInInput.shape.password;
export const changePasswordInput = z.object({ currentPassword, password });
/** `currentPassword` where the account has one; without it a recent sign-in is asked for. */
export const changeEmailInput = z.object({ email, currentPassword: currentPassword.optional() });
export const connectGoogleInput = z.object({ currentPassword: currentPassword.optional() });
export const renameInput = z.object({ name });

/** One signed-in device, in words its owner knows it by. */
export interface DeviceView {
  id: string;
  /** "Chrome on macOS"; "A device we do not know" where the browser did not say. */
  name: string;
  /** Where it signed in from, without the part that names one household: "203.0.113.x". */
  address: string;
  firstSeen: Date;
  /** Right to the hour. */
  lastUsed: Date;
  /** The one that asks. */
  current: boolean;
}

export interface AccountView {
  name: string;
  email: string;
  /** What we may write about. */
  emailPreferences: EmailPreferences;
  /** Why nothing is sent to this address any more; null: it is. */
  emailProblem: SuppressionReason | null;
  hasPassword: boolean;
  secondFactor: SecondFactorView;
  /** Whether passkeys can be made at this address. */
  passkeysOffered: boolean;
  /** Whether the picture shown is one they chose themselves. */
  ownPicture: boolean;
  /** The Google account that signs in here, or null. */
  google: { email: string | null } | null;
  /** The one that asks, then the most recently used first. */
  devices: DeviceView[];
  /** The copy of their data they asked for last; null: none that still works. */
  export: ExportView | null;
  /** What would go with the account. */
  losses: AccountLosses;
}

/** The session as the client sees it; `expires` is ISO 8601. */
export interface SessionView {
  user: { name: string | null; email: string; image: string | null };
  expires: string;
  /** When the account is to be deleted, ISO 8601; nothing: it is not. */
  deletionDue?: string;
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
