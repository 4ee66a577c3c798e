import { PHOTO_REASONS } from "#schema/trainings/photo-reasons.ts";
import type { RefusalCode } from "../device-tool.ts";

const OTHERS = {
  UNSUPPORTED:
    "Your browser could not load what this tool runs on. Check your connection, or try a newer browser.",
  PICTURE_MISSING: "Choose a picture for the background first.",
} as const;

/** What somebody is told whose photo will not do. */
export function wordsFor(code: RefusalCode): string {
  if (code === "UNSUPPORTED" || code === "PICTURE_MISSING") return OTHERS[code];
  const { message, advice } = PHOTO_REASONS[code];
  return `${message} ${advice}`;
}

export const WENT_WRONG = "Something went wrong on this device. Try again, or use a smaller photo.";
