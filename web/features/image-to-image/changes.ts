import type { EditName } from "#schema/operations/index.ts";

/** What a change asks for beside its pictures. */
export type Asked = "words" | "aspect" | "strength" | "factor" | "finish" | "background";

export interface Change {
  name: EditName;
  /** What it is for, in one line. */
  hint: string;
  asks: readonly Asked[];
  /** Left out where it asks for no words, or words may be missing. */
  example?: string;
}

const WORDS: readonly Asked[] = ["words", "aspect"];

/** Changes in somebody's own words, in the order of their types; Auto reads from the words which it is. */
export const WORD_CHANGES: readonly Change[] = [
  {
    name: "edit-by-words",
    hint: "Write what should change. Auto reads the kind of change from your words and says which.",
    asks: WORDS,
    example: "Remove the people behind me",
  },
  {
    name: "remove",
    hint: "Takes something out of the picture.",
    asks: WORDS,
    example: "The lamp post on the left",
  },
  {
    name: "replace",
    hint: "Puts one thing in the place of another. A second picture may show it.",
    asks: WORDS,
    example: "The mug with a glass of tea",
  },
  {
    name: "add",
    hint: "Puts something into the picture. A second picture may show it.",
    asks: WORDS,
    example: "A straw hat on the table",
  },
  {
    name: "restyle",
    hint: "The same picture in another style.",
    asks: WORDS,
    example: "A loose watercolour on rough paper",
  },
  { name: "restoration", hint: "Mends an old or damaged photo. Words are optional.", asks: WORDS },
  { name: "enhance", hint: "Better light, colour and sharpness. Words are optional.", asks: WORDS },
  {
    name: "style-transfer",
    hint: "The first picture in the style of the second. Words are optional.",
    asks: WORDS,
  },
  {
    name: "scene-composition",
    hint: "People and things of up to four pictures in one scene.",
    asks: WORDS,
    example: "Both of them on a bench in a park in autumn",
  },
  {
    name: "clothing-replacement",
    hint: "Other clothes, in words or from a second picture.",
    asks: WORDS,
    example: "A navy suit with a white shirt",
  },
  {
    name: "concept-replacement",
    hint: "Turns what the picture is about into something else.",
    asks: WORDS,
    example: "As the captain of an airship",
  },
];

export const OTHER_CHANGES: readonly Change[] = [
  {
    name: "variations",
    hint: "Other pictures like this one. Words are optional.",
    asks: ["words", "strength"],
  },
  {
    name: "replace-background",
    hint: "The same people and things before another background.",
    asks: ["background", "words"],
    example: "A bright office with plants",
  },
  {
    name: "finish",
    hint: "The same picture drawn, painted, printed or on a film.",
    asks: ["finish"],
  },
  { name: "upscale", hint: "The same picture with more pixels, for print.", asks: ["factor"] },
  {
    name: "cut-out",
    hint: "The person without the background, as PNG with transparency.",
    asks: [],
  },
];

export const CHANGES = [...WORD_CHANGES, ...OTHER_CHANGES];

export function findChange(name: string): Change | undefined {
  return CHANGES.find((change) => change.name === name);
}
