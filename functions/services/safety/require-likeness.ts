import type { Statement } from "#db/client.ts";
import type { LikenessKind } from "#schema/accounts/consent.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { type ConsentVersion, noteConsent } from "./note-consent.ts";
import { requireLikenessWords } from "./require-likeness-words.ts";

/**
 * Refuses, before any charge, what is not done with a real person's face or clothes, and what nobody has agreed to. `words`
 * are those of the request and, for a face swap, of the pictures it works on; `unwanted` those for what is kept out.
 * Answers what writes the consent down, for the charge's batch.
 */
export async function requireLikeness(
  ctx: ActorCtx,
  input: {
    kind: LikenessKind;
    consent: ConsentVersion | undefined;
    words: readonly string[];
    unwanted?: string;
    mends?: boolean;
    requestKey: string;
    subjectId: string;
    now: number;
  },
): Promise<Statement[]> {
  const { kind, consent, subjectId, now } = input;
  await requireLikenessWords(ctx, input);
  if (consent === undefined) throw new AppError("CONSENT_NEEDED");
  const { userId } = ctx.actor;
  return [noteConsent(ctx.deps, { userId, kind, subjectId, version: consent, now })];
}
