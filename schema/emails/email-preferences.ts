import * as z from "zod";
import { ERRORS } from "../errors/errors.ts";
import { EMAIL_KINDS, type EmailKind, type EmailPreferences } from "./emails.ts";

const choices = z.object(
  Object.fromEntries(EMAIL_KINDS.map((kind) => [kind, z.boolean()])) as Record<EmailKind, z.ZodBoolean>,
);
/** The secret of the way out in an email. */
const token = z.string().min(20, ERRORS.UNSUBSCRIBE_LINK.message).max(200, ERRORS.UNSUBSCRIBE_LINK.message);

export const setEmailPreferencesInput = z.object({ preferences: choices });
export const unsubscribeInput = z.object({ token });
export const setEmailPreferencesByTokenInput = z.object({ token, preferences: choices });

/** What the holder of an email sees of whom it went to. */
export interface EmailPreferencesView {
  address: string;
  preferences: EmailPreferences;
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

/** An announcement before it is sent. */
export interface AnnouncementPreview {
  subject: string;
  html: string;
  text: string;
  /** How many people asked for news. */
  readers: number;
}

export interface AnnouncementView {
  id: string;
  subject: string;
  createdAt: Date;
  /** Until then it goes out to those it did not reach yet. */
  until: Date;
  /** Written so far. */
  emails: number;
}
