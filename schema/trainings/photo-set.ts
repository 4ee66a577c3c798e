import { TRAINING_PHOTOS } from "./training.ts";

/** What makes a set of photos good to learn from, beyond each photo being good. */
export type SetPart = "number" | "angles" | "light" | "distance";

export const SET_TITLES: Record<SetPart, string> = {
  number: "Number",
  angles: "Angles",
  light: "Light",
  distance: "Distance",
};

const photos = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);

/** How a set stands in each part, and what to add. */
export const SET_ADVICE = {
  number: {
    met: (count: number) => `${photos(count)}. You can train with up to ${TRAINING_PHOTOS.max}.`,
    few: (count: number, missing: number) =>
      count === 0
        ? `${TRAINING_PHOTOS.advised} to ${TRAINING_PHOTOS.max} photos work best.`
        : `${photos(count)}. ${missing} more would help.`,
  },
  angles: {
    none: "From the front, from both sides, chin up and down.",
    noFront: "Add one that looks straight into the camera.",
    onlyFront: "All from the front. Add some turned a little to each side.",
    oneSide: "Add one turned to the other side.",
    level: "Add one with the chin a little up or down.",
    met: "Front, both sides, up and down.",
  },
  light: {
    none: "Daylight, indoors, evening: the more variety, the better.",
    one: "All in the same light. Add some taken elsewhere or at another time of day.",
    two: "Two kinds of light. One more place or time of day would help.",
    met: "Several kinds of light.",
  },
  distance: {
    none: "Some close to the face, some down to the waist.",
    noWide: "Add one from further away, down to the waist.",
    noClose: "Add one from close by, the face filling the picture.",
    met: "From close by and from further away.",
  },
} as const;
