/** Why a photo cannot be used. The engine knows codes only; a host finds the words. */
export type RefusalCode =
  | "UNREADABLE"
  | "NO_FACE"
  | "SEVERAL_PEOPLE"
  | "FACE_CUT_OFF"
  | "FACE_TOO_SMALL"
  | "TURNED_AWAY"
  | "BLURRED"
  | "TOO_DARK"
  | "TOO_BRIGHT"
  /** Eyes closed, or in the middle of a word. */
  | "CAUGHT_UNAWARES"
  | "OTHER_PERSON"
  | "DUPLICATE"
  /** Usable, but others are enough and better. */
  | "NOT_NEEDED";

/** What could be better in a photo that is used all the same. */
export type WarningCode =
  | "SUNGLASSES"
  | "SMALL_FACE"
  | "OTHERS_REMOVED"
  | "SOFT"
  | "DIM"
  | "TURNED"
  | "HAIR_CUT_OFF"
  | "NEAR_DUPLICATE"
  | "UNSURE_PERSON";

/** What the trainer says of one photo. */
export interface PhotoVerdict {
  name: string;
  /** Why it is not used; left out when it is. */
  refusal?: RefusalCode;
  warnings: WarningCode[];
}

/** Photos are examined at this many pixels on the longer side at most: more shows nothing more of a face. */
export const EXAMINED_SIDE = 1536;
