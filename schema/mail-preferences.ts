import * as z from "zod";
import { ERRORS } from "./errors.ts";
import { MAIL_KINDS, type MailKind, type MailPreferences } from "./mails.ts";

const choices = z.object(
  Object.fromEntries(MAIL_KINDS.map((kind) => [kind, z.boolean()])) as Record<MailKind, z.ZodBoolean>,
);
/** The secret of the way out in a mail. */
const token = z.string().min(20, ERRORS.UNSUBSCRIBE_LINK.message).max(200, ERRORS.UNSUBSCRIBE_LINK.message);

export const setMailPreferencesInput = z.object({ preferences: choices });
export const unsubscribeInput = z.object({ token });
export const setMailPreferencesByTokenInput = z.object({ token, preferences: choices });

/** What the holder of a mail sees of whom it went to. */
export interface MailPreferencesView {
  address: string;
  preferences: MailPreferences;
}

/** A path of ours, to lead to from an announcement. */
const ownPath = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w\-/]*$/, "Give a path of this site, such as /categories.");

export const announceInput = z.object({
  /** Made by the client: one key, one announcement. */
  requestKey: z.uuid(),
  subject: z.string().trim().min(1).max(120),
  title: z.string().trim().min(1).max(120),
  /** Paragraphs are set apart by an empty line. */
  text: z.string().trim().min(1).max(4000),
  action: z.object({ label: z.string().trim().min(1).max(40), path: ownPath }),
});
