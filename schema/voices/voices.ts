import * as z from "zod";
import { PUBLIC_VOICE_VERSIONS, VOICE_CONSENT_VERSIONS } from "../accounts/consent.ts";
import type { JobFailureCode } from "../errors/job-failures.ts";
import { byId } from "../ids.ts";
import type { WorkStatus } from "../jobs.ts";
import { PARSERS } from "../operations/index.ts";
import { STYLE_NAMES } from "../operations/speaking-styles.ts";
import { spokenText } from "../operations/speech.ts";
import { pageInput } from "../pages.ts";

export const VOICE_NAME_LENGTH = 80;

const voiceName = z
  .string()
  .trim()
  .min(1, "Give the voice a name.")
  .max(VOICE_NAME_LENGTH, `Use ${VOICE_NAME_LENGTH} characters or fewer.`);
const style = z.enum(STYLE_NAMES);
/** The text by which the owner says whose voice it is, which opens it to others. */
const openedBy = z.enum(PUBLIC_VOICE_VERSIONS, {
  error: "Please confirm whose voice it is, and that others may use it.",
});

export const createVoiceInput = z.object({
  /** Made by the client once per attempt; repeating it returns the voice it already started. */
  requestKey: z.uuid(),
  name: voiceName,
  /** Recordings of one's own: the voice, and the speaker agreeing. */
  originalAudioId: z.string(),
  consentAudioId: z.string(),
  consent: z.enum(VOICE_CONSENT_VERSIONS).optional(),
  systemPrompt: style.default("Natural"),
  openedBy: openedBy.optional(),
});

export const changeVoiceInput = byId.extend({
  name: voiceName.optional(),
  systemPrompt: style.optional(),
  /** Null closes it to others. */
  openedBy: openedBy.nullable().optional(),
});

export const createSpeechInput = z.object({
  requestKey: z.uuid(),
  trainedVoiceId: z.string(),
  text: spokenText(PARSERS),
});

/** Null: of voices that are deleted by now, or not lent any more. */
export const listSpeechesInput = pageInput.extend({ trainedVoiceId: z.string().nullable() });

/** A voice as its owner sees it. */
export interface VoiceView {
  id: string;
  name: string;
  systemPrompt: string;
  isPublic: boolean;
  status: WorkStatus;
  failure: JobFailureCode | null;
  /** Credits that did not come back, as the safety check held it back. */
  keptCredits: number;
  /** Same-origin paths, owner only; the preview's is null until it has arrived. */
  originalUrl: string;
  consentUrl: string;
  previewUrl: string | null;
  createdAt: Date;
}

/** Somebody's voice that everybody may use, as others see it. */
export interface PublicVoiceView {
  id: string;
  name: string;
}

/** Words a voice spoke, or is to speak. */
export interface SpeechView {
  id: string;
  prompt: string;
  trainedVoiceId: string | null;
  /** The recording it is stored as. */
  audioId: string | null;
  audioUrl: string | null;
  duration: number | null;
  status: WorkStatus;
  failure: JobFailureCode | null;
  keptCredits: number;
  credits: number;
  createdAt: Date;
}
