import { PROMPT_LENGTH } from "../limits.ts";
import type { Zod } from "./operation.ts";

const TOO_LONG = `Keep the description under ${PROMPT_LENGTH.max} characters.`;

/** What somebody wants, in their own words. */
export const requiredWords = (zod: Zod, missing = "Describe the change in a few words.") =>
  zod.string().trim().min(PROMPT_LENGTH.min, missing).max(PROMPT_LENGTH.max, TOO_LONG);

export const optionalWords = (zod: Zod) => zod.string().trim().max(PROMPT_LENGTH.max, TOO_LONG).default("");
