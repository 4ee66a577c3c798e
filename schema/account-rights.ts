import * as z from "zod";
import { ERRORS } from "./errors.ts";

/** Taking one's data along, and leaving. */

/** An account that is to be deleted can be kept for this long. */
export const DELETION_GRACE_DAYS = 7;

/** How far the deletion of an account has come; null: nobody asked for it. */
export const DELETION_STATES = ["REQUESTED", "STARTED", "DONE"] as const;
export type DeletionState = (typeof DELETION_STATES)[number];

/** The domain of what a deleted account has for an address: nobody can ever receive mail there (RFC 2606). */
export const DELETED_DOMAIN = "deleted.invalid";

/** Asked for again within this time, the same export is answered. */
export const EXPORT_FRESH_HOURS = 24;

/** Files of media in one zip of an export: each is one request to the bucket, and a Worker may make a thousand. */
export const EXPORT_PART_FILES = 500;

/** `currentPassword` where the account has one; without it a recent sign-in is asked for. */
export const requestDeletionInput = z.object({
  currentPassword: z.string().min(1, "Enter your password.").max(200, "Enter your password.").optional(),
});

/** The form that a zip is asked for with. */
export const exportZipInput = z.object({
  token: z.string().min(20, ERRORS.LINK_EXPIRED.message).max(200, ERRORS.LINK_EXPIRED.message),
  part: z.coerce.number().int().min(1).max(10_000),
});

/** One zip of an export. */
export interface ExportPart {
  photos: number;
  pictures: number;
}

export interface ExportView {
  requestedAt: Date;
  /** Until when the mailed link works; null: it is still being prepared. */
  expires: Date | null;
}

/** What the mailed link shows. */
export interface ExportContents {
  expires: Date;
  parts: ExportPart[];
}

/** What goes with an account. */
export interface AccountLosses {
  credits: number;
  models: number;
  pictures: number;
  /** The name of the plan that ends with it; null: there is none. */
  plan: string | null;
}

/** An account that is waiting to be deleted. */
export interface ClosingView {
  email: string;
  dueAt: Date;
  credits: number;
  /** When the plan ends, where one is left. */
  planEnds: Date | null;
  export: ExportView | null;
}
