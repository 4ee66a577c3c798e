import * as z from "zod";
import { signInInput } from "./account.ts";

/** What a passkey signs a challenge for; one asked for one purpose serves no other. */
export const CHALLENGE_PURPOSES = ["REGISTER", "SIGN_IN", "PROVE"] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** Passkeys one account may have. */
export const MAX_PASSKEYS = 10;
/** Recovery codes handed out at once. */
export const RECOVERY_CODES = 10;
/** Minutes between a right password and the second step. */
export const SECOND_STEP_MINUTES = 10;

/** Six digits of an app, or a recovery code; spaces and hyphens as people type them do not count. */
export const secondFactorCode = z
  .string({ error: "Enter the code." })
  .max(60, "This code is too long.")
  .transform((typed) => typed.toLowerCase().replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^(\d{6}|[a-z0-9]{24})$/, "Enter the six digits, or one of your recovery codes."));

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

export const secondStepInput = z.object({ code: secondFactorCode });

/** What a browser's passkey answers, as the library reads it; its own check of the signature comes after. */
export const passkeyAnswer = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string().max(4000) }),
  clientExtensionResults: z.looseObject({}),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/**
 * Who acts is the account's owner: by the password, a code or a passkey of theirs. Where the account has neither
 * password nor second step, a sign-in of the last minutes stands in for it.
 */
export const ownerProof = z.object({
  currentPassword: signInInput.shape.password.optional(),
  code: secondFactorCode.optional(),
  passkey: passkeyAnswer.optional(),
});
export type OwnerProof = z.output<typeof ownerProof>;

export const proofInput = z.object({ proof: ownerProof });
export const confirmAppInput = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, "Enter the six digits."),
});
const passkeyName = z.string().trim().min(1, "Give it a name.").max(60, "Use at most 60 characters.");
export const addPasskeyInput = z.object({ answer: passkeyAnswer, name: passkeyName });
export const removePasskeyInput = z.object({ id: z.string().min(1).max(1400), proof: ownerProof });
