import * as z from "zod";
import type { CreditHistoryItem, Role } from "../accounts/account.ts";
import type { SubscriptionView } from "../billing/billing.ts";
import type { JobKind, JobStatus } from "../jobs.ts";
import type { AppealAbout, AppealState, DuplicateReason } from "../rewards/reward-rules.ts";
import { promotionCode } from "../rewards/rewards.ts";
import type { TrainingStatus } from "../trainings/training.ts";
import type { BanView } from "./bans.ts";

export const findPeopleInput = z.object({
  /** The beginning of an email address or a name, a network address, or a whole id, ours or Stripe's, whose capitals count. */
  search: z.string().trim().min(1, "Enter a name, an address or an ID.").max(254),
});

export const decideAppealInput = z.object({
  id: z.string().min(1).max(64),
  granted: z.boolean(),
  /** Mailed to the person. */
  answer: z.string().trim().max(1000, "Use at most 1000 characters.").optional(),
});

export const createPromotionInput = z
  .object({
    /** Made by the client: one key, one code. */
    requestKey: z.uuid(),
    code: promotionCode,
    credits: z
      .number({ error: "Enter a number." })
      .int("Enter a whole number.")
      .min(1, "At least 1.")
      .max(10_000, "At most 10,000."),
    startsAt: z.date().nullable(),
    endsAt: z.date().nullable(),
    maxRedemptions: z
      .number({ error: "Enter a number." })
      .int("Enter a whole number.")
      .min(1, "At least 1.")
      .max(1_000_000, "At most 1,000,000."),
    onlyNew: z.boolean(),
    note: z.string().trim().max(200, "Use at most 200 characters."),
  })
  .refine(({ startsAt, endsAt }) => !endsAt || !startsAt || endsAt > startsAt, {
    path: ["endsAt"],
    error: "The end must be after the start.",
  });

export interface PersonLine {
  id: string;
  email: string;
  name: string | null;
  role: Role;
  credits: number;
  banned: boolean;
  createdAt: Date;
}

export interface StaffAppeal {
  id: string;
  userId: string;
  email: string;
  about: AppealAbout;
  /** What it is against, in words. */
  against: string;
  /** What granting it gives. */
  credits: number;
  text: string;
  state: AppealState;
  answer: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}

export interface PersonView extends PersonLine {
  emailVerified: Date | null;
  /** Where the account was registered from, as bans are written. */
  ipaddress: string | null;
  /** Null: not banned. */
  ban: BanView | null;
  /** Credits owed for refunded payments. */
  debt: number;
  subscription: SubscriptionView | null;
  /** The newest fifty movements. */
  history: CreditHistoryItem[];
  duplicate: {
    reason: DuplicateReason;
    credits: number;
    clearedAt: Date | null;
  } | null;
  /** Other accounts of the same mailbox. */
  sameMailbox: { id: string; email: string }[];
  friends: { invitedBy: string | null; invited: number };
  appeals: StaffAppeal[];
  /** What staff did about this person, newest first. */
  actions: { what: string; reason: string | null; by: string | null; at: Date }[];
  /** The newest fifty of each. */
  payments: PersonPayment[];
  jobs: PersonJob[];
  models: PersonModel[];
  devices: PersonDevice[];
  emails: PersonEmail[];
}

export interface PersonModel {
  id: string;
  name: string;
  status: TrainingStatus;
  /** Of the photo that shows most of it: share of the body that is bare, as the browser told; null: not known. */
  bareSkin: number | null;
  createdAt: Date;
}

export interface PersonPayment {
  id: string;
  /** What was bought, by its key. */
  what: string;
  currency: string;
  paidCents: number;
  refundedCents: number;
  credits: number;
  createdAt: Date;
}

export interface PersonJob {
  id: string;
  kind: JobKind;
  operation: string;
  status: JobStatus;
  errorCode: string | null;
  outputs: number;
  delivered: number;
  attempt: number;
  createdAt: Date;
  finishedAt: Date | null;
}

export interface PersonDevice {
  id: string;
  name: string;
  address: string | null;
  createdAt: Date;
  lastUsed: Date;
  expires: Date;
}

/** Of an email only that it was written and what became of it. */
export interface PersonEmail {
  id: string;
  subject: string;
  template: string;
  state: "sent" | "failed" | "waiting";
  createdAt: Date;
}

export interface PromotionView {
  id: string;
  code: string;
  credits: number;
  startsAt: Date;
  endsAt: Date | null;
  maxRedemptions: number;
  redemptions: number;
  onlyNew: boolean;
  note: string;
  createdBy: string;
  createdAt: Date;
  /** `waiting`: for a second admin. */
  state: "waiting" | "later" | "open" | "full" | "ended";
}
