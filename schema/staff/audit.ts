import * as z from "zod";
import type { Role } from "../accounts/account.ts";
import { pageInput } from "../pages.ts";

/** What staff do that is written down. The words are what people read, and what stands in the table. */
export const STAFF_ACTS = [
  "searched",
  "looked at",
  "pictures viewed",
  "credits granted",
  "credits asked for",
  "credits refused",
  "credits withdrawn",
  "credits taken",
  "blocked",
  "unblocked",
  "sessions ended",
  "second step reset",
  "verification sent",
  "role user",
  "role staff",
  "role admin",
  "address blocked",
  "address unblocked",
  "domain blocked",
  "domain unblocked",
  "appeal granted",
  "appeal declined",
  "review cleared",
  "share taken down",
  "share kept",
  "model taken down",
  "picture taken down",
  "voice taken down",
  "takedown declined",
  "promotion code created",
  "promotion code confirmed",
  "promotion code ended",
  "announcement written",
  "content shown",
  "content hidden",
  "content ordered",
  "showcase approved",
  "showcase refused",
  "showcase taken off",
] as const;
export type StaffAct = (typeof STAFF_ACTS)[number];

/** What giving somebody a role is called. */
export const ROLE_ACTS = {
  USER: "role user",
  STAFF: "role staff",
  ADMIN: "role admin",
} as const satisfies Record<Role, StaffAct>;

/** Why something was done, in the words of whoever did it. Kept for good: no names, no addresses. */
export const staffReason = z
  .string({ error: "Say why." })
  .trim()
  .min(5, "Say why, in a few words.")
  .max(300, "Use at most 300 characters.");

const who = z.string().trim().toLowerCase().max(254, "This is too long.").nullish();

export const auditInput = pageInput.extend({
  /** Ids of acts are longer than others. */
  cursor: z.string().max(200).nullish(),
  act: z.enum(STAFF_ACTS).nullish(),
  /** A whole address or id of who did it, and of whom it was done to. */
  by: who,
  person: who,
  /** From the first of these on, and before the second. */
  from: z.date().nullish(),
  before: z.date().nullish(),
});
export type AuditFilter = Omit<z.input<typeof auditInput>, "cursor" | "limit">;

export interface AuditLine {
  id: string;
  what: string;
  /** Null: a command, run by whoever runs the deployment. */
  by: { id: string; email: string } | null;
  /** Null: it was about nobody in particular. */
  person: { id: string; email: string } | null;
  reason: string | null;
  extra: Record<string, string | number>;
  createdAt: Date;
}
