import * as z from "zod";
import { TALKING_HEAD_CONSENT_VERSIONS } from "../accounts/consent.ts";
import { PARSERS } from "../operations/index.ts";
import { OMNIHUMAN_VIDEOS } from "../operations/videos/omnihuman.ts";
import { optionalWords } from "../operations/words.ts";
import { editSource } from "../pictures/edits.ts";
import { seedNumber } from "../pictures/pictures.ts";

/** Qualities a talking head can be made in. */
export const TALKING_HEAD_QUALITIES = ["MEDIUM", "HIGH"] as const;
export type TalkingHeadQuality = (typeof TALKING_HEAD_QUALITIES)[number];

export const createTalkingHeadInput = z.object({
  /** Made by the client once per attempt; repeating it returns the video it already started. */
  requestKey: z.uuid(),
  quality: z.enum(TALKING_HEAD_QUALITIES),
  picture: editSource,
  /** A recording of one's own, or what a voice said for one: the video lasts as long. */
  audioId: z.string().min(1, "Choose what is said."),
  /** How the person moves, if it matters. */
  prompt: optionalWords(PARSERS).default(""),
  /** Of whoever is shown and whoever is heard, asked each time. */
  consent: z.enum(TALKING_HEAD_CONSENT_VERSIONS).optional(),
  /** Null: a new one each time. */
  seed: seedNumber.nullable().default(null),
});

/** What makes one in a quality. */
export function talkingHeadOf(quality: TalkingHeadQuality) {
  const found = OMNIHUMAN_VIDEOS.find((video) => video.quality === quality);
  if (!found) throw new Error(`no talking head is made in ${quality}`);
  return found;
}
