/** Taking one's data along, and leaving. */

/** How far the deletion of an account has come; null: nobody asked for it. */
export const DELETION_STATES = ["REQUESTED", "STARTED", "DONE"] as const;

/** The domain of what a deleted account has for an address: nobody can ever receive email there (RFC 2606). */
export const DELETED_DOMAIN = "deleted.invalid";

/** Asked for again within this time, the same export is answered. */
export const EXPORT_FRESH_HOURS = 24;

/** Files of media in one zip of an export: each is one request to the bucket, and a Worker may make a thousand. */
export const EXPORT_PART_FILES = 500;

/** One zip of an export. */
export interface ExportPart {
  photos: number;
  pictures: number;
  /** Left out by exports prepared before there were videos. */
  videos?: number;
  /** Left out by exports prepared before there were recordings. */
  recordings?: number;
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
  videos: number;
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
