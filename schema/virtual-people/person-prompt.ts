import { type GenderOrCategory, OBJECT_TYPE } from "../trainings/training.ts";
import { LOOKS, type Look, PERSON_STYLES, type PersonStyle } from "./attributes.ts";

export interface Attributes {
  genderOrCategory: GenderOrCategory;
  age: number;
  look: Look;
  style: PersonStyle;
  /** Of their own; may be empty. */
  words: string;
}

/** Features that tell one candidate from the next, since one description alone comes out as one face again and again. */
const FEATURES = [
  "an oval face with high cheekbones and a straight nose",
  "a square jaw, deep-set eyes and a slightly crooked nose",
  "a round face, full cheeks and a short upturned nose",
  "a long narrow face, a strong nose and thin lips",
  "a heart-shaped face, wide-set eyes and full lips",
  "a broad face, heavy brows and a cleft chin",
  "a diamond-shaped face, almond eyes and a small gap between the front teeth",
  "soft features, freckles and one brow a little higher than the other",
] as const;

/** Faces to choose from. */
export const FACE_COUNT = FEATURES.length;

/** What one of the candidates is made from. */
export function facePrompt({ genderOrCategory, age, look, style, words }: Attributes, place: number): string {
  const origin = LOOKS[look].words;
  const own = words.trim().replace(/[.\s]+$/, "");
  return [
    `Studio portrait photograph of a fictional ${age}-year-old adult ${OBJECT_TYPE[genderOrCategory]}${origin && ` ${origin}`}`,
    `with ${FEATURES[place % FEATURES.length]}`,
    PERSON_STYLES[style].words,
    ...(own ? [own] : []),
    "head and shoulders, facing the camera, neutral expression, soft even light, plain light grey background, sharp focus, natural skin texture",
  ].join(", ");
}
