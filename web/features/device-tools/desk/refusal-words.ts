import { PHOTO_REASONS, type PhotoReasonCode } from "#schema/trainings/photo-reasons.ts";
import type { RefusalCode } from "../device-tool.ts";

const OTHERS = {
  UNSUPPORTED:
    "Your browser could not load what this tool runs on. Check your connection, or try a newer browser.",
  PICTURE_MISSING: "Choose a picture of your own first.",
  TEETH_HIDDEN: "No teeth are seen in this photo. Try one with an open smile.",
  HAIR_HIDDEN: "No hair is seen in this photo, or it is too short to be told from skin.",
  NO_LETTERS:
    "No letters on one plain surface were found where you brushed. Brush over all of the words, and no further than what they stand on.",
} as const;

/** What somebody is told whose photo will not do. */
export function wordsFor(code: RefusalCode): string {
  if (code in OTHERS) return OTHERS[code as keyof typeof OTHERS];
  const { message, advice } = PHOTO_REASONS[code as PhotoReasonCode];
  return `${message} ${advice}`;
}

export const WENT_WRONG = "Something went wrong on this device. Try again, or use a smaller photo.";
