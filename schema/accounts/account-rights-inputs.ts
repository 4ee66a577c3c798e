import * as z from "zod";
import { ERRORS } from "../errors/errors.ts";

/** `currentPassword` where the account has one; without it a recent sign-in is asked for. */
export const requestDeletionInput = z.object({
  currentPassword: z.string().min(1, "Enter your password.").max(200, "Enter your password.").optional(),
});

/** The form that a zip is asked for with. */
export const exportZipInput = z.object({
  token: z.string().min(20, ERRORS.LINK_EXPIRED.message).max(200, ERRORS.LINK_EXPIRED.message),
  part: z.coerce.number().int().min(1).max(10_000),
});
