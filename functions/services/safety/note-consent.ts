import type { Statement } from "#db/client.ts";
import { insertConsent } from "#db/queries/library/consents.ts";
import {
  type AdultPackVersion,
  CONSENT_LANGUAGE,
  type LikenessConsentVersion,
  type LikenessKind,
  type TalkingHeadConsentVersion,
  type VoiceConsentVersion,
} from "#schema/accounts/consent.ts";
import type { Deps } from "../../deps.ts";

export type ConsentVersion =
  | LikenessConsentVersion
  | TalkingHeadConsentVersion
  | VoiceConsentVersion
  | AdultPackVersion;

/** Writes down what somebody agreed to and which engine it named; for the batch of what it was given for. */
export function noteConsent(
  deps: Deps,
  given: { userId: string; kind: LikenessKind; subjectId: string; version: ConsentVersion; now: number },
): Statement {
  const { now, ...row } = given;
  return insertConsent({
    ...row,
    id: crypto.randomUUID(),
    language: CONSENT_LANGUAGE,
    engine: deps.config.INFERENCE_KIND,
    createdAt: new Date(now),
  });
}
