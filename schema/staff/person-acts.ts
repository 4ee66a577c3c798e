import * as z from "zod";
import { ROLES } from "../accounts/account.ts";
import { staffReason } from "./audit.ts";

/** What one act may grant or take. */
export const MAX_CREDITS_AN_ACT = 10_000;
const TOO_MANY = "At most 10,000 credits at once. No one may move more in one go, administrators neither.";

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
export const setRoleInput = z.object({ ...act, role: z.enum(ROLES, { error: "Choose a role." }) });

/** The same as one form: what to do comes first and says what else is asked. */
export const personActInput = z.discriminatedUnion("act", [
  moveCreditsInput.extend({ act: z.enum(["grant", "take"]) }),
  endSessionsInput.extend({ act: z.literal("sessions") }),
  endSessionsInput.extend({ act: z.enum(ROLES) }),
]);
