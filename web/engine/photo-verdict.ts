/** Why a photo cannot be used. Codes are for machines, sentences for people. */
export const REFUSALS = {
  UNREADABLE: "We could not open this file as a photo.",
  NO_FACE: "We could not find a face in this photo.",
  SEVERAL_PEOPLE: "There are several people here. Use a photo with only this person.",
  FACE_CUT_OFF: "Part of the face is outside the picture.",
  FACE_TOO_SMALL: "The face is too small. Use a photo taken from closer by.",
  TURNED_AWAY: "The face is turned too far away.",
  BLURRED: "The face is blurred.",
  TOO_DARK: "The face is too dark to see well.",
  TOO_BRIGHT: "The face is washed out by light.",
  OTHER_PERSON: "This looks like someone else than in the other photos.",
  DUPLICATE: "This is the same picture as another one. One copy is enough.",
} as const;
export type RefusalCode = keyof typeof REFUSALS;

/** What could be better in a photo that is used all the same. */
export const WARNINGS = {
  SMALL_FACE: "The face is small; a photo from closer by gives sharper portraits.",
  OTHERS_REMOVED: "Others in the background were cut away.",
  SOFT: "The photo is slightly soft.",
  DIM: "The photo is rather dark.",
  TURNED: "The face looks to the side.",
  HAIR_CUT_OFF: "The top of the head is outside the picture, so only close crops can use it.",
} as const;
export type WarningCode = keyof typeof WARNINGS;

/** What the trainer says of one photo. */
export interface PhotoReport {
  name: string;
  accepted: boolean;
  code?: RefusalCode;
  message?: string;
  /** Plain sentences. */
  warnings?: string[];
}
