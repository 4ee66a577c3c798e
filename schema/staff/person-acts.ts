import * as z from "zod";
import { ROLES } from "../accounts/account.ts";
import type { PictureKind } from "../pictures/generation.ts";
import { staffReason } from "./audit.ts";

/** What one admin may grant, take and put into codes alone within so many hours; more waits for another one. */
export const MAX_CREDITS_ALONE = 1_000;
export const ALONE_HOURS = 24;
export const CREDIT_REQUEST_DECISIONS = ["CONFIRMED", "REFUSED", "WITHDRAWN"] as const;
export type CreditRequestDecision = (typeof CREDIT_REQUEST_DECISIONS)[number];

/** How long after saying why somebody of the staff may look at a person's pictures, and at how many. */
export const VIEW_MINUTES = 30;
export const MAX_VIEWED_PICTURES = 60;

/** What one act may grant or take. */
export const MAX_CREDITS_AN_ACT = 10_000;
const TOO_MANY = `At most ${MAX_CREDITS_AN_ACT.toLocaleString("en")} credits at once. Not even administrators can move more.`;

const act = {
  id: z.string().min(1).max(64),
  reason: staffReason,
  /** Made by the client: the same key again is the same act. */
  requestKey: z.uuid(),
};

export const moveCreditsInput = z.object({
  ...act,
  /** Above zero: granted; below: taken. */
  credits: z
    .number({ error: "Enter a number." })
    .int("Enter a whole number.")
    .min(-MAX_CREDITS_AN_ACT, TOO_MANY)
    .max(MAX_CREDITS_AN_ACT, TOO_MANY)
    .refine((credits) => credits !== 0, "Enter a number other than zero."),
});
export const endSessionsInput = z.object(act);
export const resendVerificationInput = z.object(act);
export const viewPicturesInput = z.object(act);
export const decideCreditsInput = z.object({
  id: z.string().min(1).max(64),
  decision: z.enum(CREDIT_REQUEST_DECISIONS, { error: "Choose what to do." }),
});
export const resetSecondFactorInput = z.object(act);
export const setRoleInput = z.object({ ...act, role: z.enum(ROLES, { error: "Choose a role." }) });

/** The same as one form: what to do comes first and says what else is asked. */
export const personActInput = z.discriminatedUnion("act", [
  moveCreditsInput.extend({ act: z.enum(["grant", "take"]) }),
  endSessionsInput.extend({ act: z.literal("sessions") }),
  resendVerificationInput.extend({ act: z.literal("verification") }),
  resetSecondFactorInput.extend({ act: z.literal("second step") }),
  endSessionsInput.extend({ act: z.enum(ROLES) }),
]);

export interface CreditRequestView {
  id: string;
  person: { id: string; email: string };
  credits: number;
  reason: string;
  askedBy: { id: string; email: string };
  createdAt: Date;
}

export interface ViewedPictures {
  /** What the address of each names. */
  viewId: string;
  pictures: { id: string; width: number; height: number; kind: PictureKind }[];
}
