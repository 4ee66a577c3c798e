import type { NewEmail } from "#db/queries/emails.ts";
import type { EmailType } from "#schema/account.ts";
import type { Deps } from "../../deps.ts";

/** Mails about an account, by template. */
const MAILS = {
  "reset-password": { subject: "Choose a new password", type: "PASSWORD_RESET" },
  "set-password": { subject: "Set a password for your account", type: "PASSWORD_RESET" },
  "password-changed": { subject: "Your password was changed", type: "OTHER" },
  "confirm-new-email": { subject: "Confirm your new e-mail address", type: "EMAIL_CONFIRMATION" },
  "address-in-use": { subject: "You already have a Likeness account", type: "OTHER" },
  "email-change-asked": { subject: "Your e-mail address is about to change", type: "OTHER" },
  "email-change-undone": { subject: "Your account is safe: choose a new password", type: "PASSWORD_RESET" },
  "google-connected": { subject: "A Google account was connected", type: "OTHER" },
} as const satisfies Record<string, { subject: string; type: EmailType }>;

/** A mail ready to be written down. Secrets of links come in when it is sent: `params` holds ids and shown words only. */
export function accountMail(
  deps: Deps,
  of: {
    id: string;
    to: string;
    template: keyof typeof MAILS;
    params?: Record<string, string>;
    onlyTo?: NewEmail["onlyTo"];
    now: number;
  },
): NewEmail {
  return {
    id: of.id,
    from: deps.config.EMAIL_FROM,
    to: of.to,
    ...MAILS[of.template],
    template: of.template,
    params: of.params ?? {},
    onlyTo: of.onlyTo ?? "anyone not banned",
    now: of.now,
  };
}
