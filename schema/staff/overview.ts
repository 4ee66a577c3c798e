import * as z from "zod";
import type { CreditReason } from "../accounts/account.ts";
import type { SuppressionReason } from "../emails/emails.ts";
import type { JobStatus } from "../jobs.ts";

/** Ranges that staff look at, in days up to today. */
export const OVERVIEW_DAYS = [7, 30, 90, 365] as const;
export type OverviewDays = (typeof OVERVIEW_DAYS)[number];

export const overviewInput = z.object({ days: z.literal(OVERVIEW_DAYS) });

/** How long open work has been waiting, each up to so many minutes. */
export const JOB_AGES = [
  { age: "5 minutes", minutes: 5 },
  { age: "1 hour", minutes: 60 },
  { age: "1 day", minutes: 1440 },
  { age: "longer", minutes: null },
] as const;
export type JobAge = (typeof JOB_AGES)[number]["age"];

/** One day, in UTC. Money in cents; a refund counts on the day of its payment. */
export interface OverviewDay {
  day: string;
  signups: number;
  verified: number;
  paidCents: number;
  refundedCents: number;
  creditsGiven: number;
  creditsTaken: number;
  /** Millionths of a US dollar. */
  providerMicroUsd: number;
  emailsSent: number;
  emailsFailed: number;
}

export interface OperationFigures {
  operation: string;
  completed: number;
  cancelled: number;
  failed: number;
  /** What it failed for, the most frequent first. */
  codes: { code: string; count: number }[];
}

export interface Overview {
  /** Every day of the range, the earliest first. */
  days: OverviewDay[];
  openJobs: { status: JobStatus; age: JobAge; count: number }[];
  /** Work that ended within the range, those that failed most first. */
  operations: OperationFigures[];
  credits: { reason: CreditReason; given: number; taken: number }[];
  queue: {
    /** Written down and not taken up in time, polled too late, and past their deadline. */
    unclaimed: number;
    overdue: number;
    expired: number;
    oldest: Date | null;
  };
  email: {
    waiting: number;
    oldest: Date | null;
    /** Addresses nothing more is sent to, since the range began. */
    suppressed: { reason: SuppressionReason; count: number }[];
  };
  /** Null: never audited. */
  ledger: { auditedAt: Date; problems: number } | null;
  readAt: Date;
}
