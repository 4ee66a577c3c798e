import * as z from "zod";
import { linkToken, signInInput } from "./account.ts";

/** `currentPassword` where the account has one; without it a recent sign-in is asked for. */
export const requestDeletionInput = z.object({
  currentPassword: signInInput.shape.password.optional(),
});

/** The form that a zip is asked for with. */
export const exportZipInput = z.object({
  token: linkToken,
  part: z.coerce.number().int().min(1).max(10_000),
});
