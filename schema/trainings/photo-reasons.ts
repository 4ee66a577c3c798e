import { TRAINING_PHOTOS } from "./training.ts";

/**
 * How much weighs what was found in a photo: "out" keeps it out of a training, "held" leaves it out until the
 * person says to use it anyway, "ask" until they have answered, "tip" only says what a better photo would have.
 */
export type ReasonWeight = "out" | "held" | "ask" | "tip";

interface Words {
  weight: ReasonWeight;
  /** What is the matter, a whole sentence. */
  message: string;
  /** What to do instead, a whole sentence. */
  advice: string;
}

/** All that a photo for a training can be told, by the photo check in the browser and by the trainer, worst first. */
export const PHOTO_REASONS = {
  UNREADABLE: {
    weight: "out",
    message: "We could not open this file as a photo.",
    advice: "Use a JPEG, PNG, WebP or HEIC photo.",
  },
  LOST: {
    weight: "out",
    message: "Something went wrong while we checked this photo.",
    advice: "Remove it and add it again.",
  },
  PHOTO_TOO_SMALL: {
    weight: "out",
    message: `This photo is smaller than ${TRAINING_PHOTOS.minSide} pixels on a side.`,
    advice: "Use the original, not a copy from a chat or a website.",
  },
  DUPLICATE: {
    weight: "out",
    message: "This is the same photo as another one.",
    advice: "You only need one.",
  },
  NO_FACE: {
    weight: "out",
    message: "We could not find a face in this photo.",
    advice: "Use a photo that shows the face clearly.",
  },
  SEVERAL_PEOPLE: {
    weight: "out",
    message: "There are several people here.",
    advice: "Use a photo with only this person.",
  },
  FACE_TOO_SMALL: {
    weight: "out",
    message: "The face is too small.",
    advice: "Use a larger copy, or a photo taken closer.",
  },
  TOO_MANY: {
    weight: "out",
    message: `You can train with at most ${TRAINING_PHOTOS.max} photos.`,
    advice: "Remove another one to use this one.",
  },
  FACE_CUT_OFF: {
    weight: "held",
    message: "Part of the face is outside the picture.",
    advice: "Use one where the whole face can be seen.",
  },
  TURNED_AWAY: {
    weight: "held",
    message: "The face is turned too far away.",
    advice: "Use one where both eyes can be seen.",
  },
  BLURRED: {
    weight: "held",
    message: "The face is blurred.",
    advice: "Use a sharper one, taken with a steady hand.",
  },
  TOO_DARK: {
    weight: "held",
    message: "The face is too dark to see well.",
    advice: "Use one taken in better light, for example facing a window.",
  },
  TOO_BRIGHT: {
    weight: "held",
    message: "The face is washed out by light.",
    advice: "Use one without flash or harsh sun.",
  },
  CAUGHT_UNAWARES: {
    weight: "held",
    message: "The eyes are closed, or the mouth is in the middle of a word.",
    advice: "Use one with open eyes and a smile or a calm face.",
  },
  SUNGLASSES: {
    weight: "held",
    message: "These look like sunglasses.",
    advice: "Use one where the eyes can be seen.",
  },
  OTHER_PERSON: {
    weight: "held",
    message: "This looks like a different person from the other photos.",
    advice: "Use photos of one person only.",
  },
  UNSURE_PERSON: {
    weight: "ask",
    message: "This may not be the same person as in your other photos.",
    advice: "Make sure that it is.",
  },
  UNSEEN: {
    weight: "tip",
    message: "We could not check this photo here.",
    advice: "We will check it during training.",
  },
  NOT_NEEDED: {
    weight: "tip",
    message: "Your other photos show you better.",
    advice: "There is nothing to do.",
  },
  NEAR_DUPLICATE: {
    weight: "tip",
    message: "This is almost the same as another photo.",
    advice: "A different one would help more.",
  },
  OTHERS_REMOVED: {
    weight: "tip",
    message: "There are other people in the background.",
    advice: "They will be cropped out.",
  },
  SOFT: {
    weight: "tip",
    message: "The photo is slightly soft.",
    advice: "A sharper one gives crisper portraits.",
  },
  DIM: {
    weight: "tip",
    message: "The photo is rather dark.",
    advice: "A brighter one shows the face better.",
  },
  TURNED: {
    weight: "tip",
    message: "The face looks to the side.",
    advice: "That is fine for one or two photos.",
  },
  HAIR_CUT_OFF: {
    weight: "tip",
    message: "The top of the head is outside the picture.",
    advice: "Only close portraits can use it.",
  },
  SMALL_FACE: {
    weight: "tip",
    message: "The face is small in this file.",
    advice: "A larger copy, or a photo taken closer, gives sharper portraits.",
  },
} as const satisfies Record<string, Words>;

export type PhotoReasonCode = keyof typeof PHOTO_REASONS;

/** What is the matter and what to do, as one text. */
export function wordsFor(code: PhotoReasonCode): string {
  const { message, advice } = PHOTO_REASONS[code];
  return `${message} ${advice}`;
}
