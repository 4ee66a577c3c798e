import { RETENTION_HOURS } from "../retention/lengths.ts";
import type { StrikeKind } from "../staff/safety.ts";

/** The account that owns the work of visitors without one, so that ledger, refunds and jobs need no exception. */
export const HOUSE_ACCOUNT = "visitors";

/** It is shown a little less long, so that nothing of it is stored any longer than that, in milliseconds. */
export const VISITOR_RESULT_MS = RETENTION_HOURS.visitorResult * 3_600_000 - 15 * 60_000;
/** A photo may be used this long after it was sent, in milliseconds; then it is deleted. */
export const VISITOR_PHOTO_MS = 3_600_000;

/** So many of a kind in one day pause a browser, or everybody at its address, for the rest of that day. */
export const VISITOR_STRIKES = {
  HELD_BACK: { browser: 3, address: 6 },
  PROMPT: { browser: 5, address: 10 },
} as const satisfies Record<StrikeKind, { browser: number; address: number }>;

/** What is ticked for a photo, by version: stored with what is made, so old ones stay in this list. */
export const PERMISSIONS = {
  "2026-11-25":
    "I am 18 or older. Everyone shown is me, or has agreed to this, and is an adult. The picture will not deceive, shame or sexualise anyone.",
  /** The site's sample photo: whose it is, is the site's to answer for. */
  "2026-11-25 sample": "I am 18 or older. The picture will not deceive, shame or sexualise anyone.",
} as const;
export type PermissionVersion = keyof typeof PERMISSIONS;
export const PERMISSION_VERSIONS = Object.keys(PERMISSIONS) as [PermissionVersion, ...PermissionVersion[]];
export const PERMISSION_VERSION: PermissionVersion = "2026-11-25";
export const SAMPLE_PERMISSION_VERSION: PermissionVersion = "2026-11-25 sample";
