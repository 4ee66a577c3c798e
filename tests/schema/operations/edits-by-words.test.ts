import { expect, test } from "vitest";
import { chooseEditType } from "#schema/operations/edits/by-words/choose-type.ts";
import { editByWords } from "#schema/operations/edits/by-words/edit-by-words.ts";
import {
  faceSwap,
  faceSwapInstruction,
  readFaceSwapInstruction,
} from "#schema/operations/edits/by-words/face-swap.ts";
import { likenessInWords } from "#schema/operations/edits/by-words/likeness-in-words.ts";
import { sizeOf } from "#schema/operations/edits/by-words/words-edit.ts";
import { EDIT_TYPES, type Edit } from "#schema/operations/edits/edit.ts";
import { EDIT_NAMES, type EditName, OPERATIONS, PARSERS } from "#schema/operations/index.ts";
import { sampleOptions } from "#tests/support/procedures/sample-options.ts";

test("the kinds of change are those of the specification, in its order", () => {
  const types = `REMOVE REPLACE ADD RESTYLE RESTORATION ENHANCE STYLE_TRANSFER SCENE_COMPOSITION CLOTHING_REPLACEMENT
    CONCEPT_REPLACEMENT FACE_SWAP AUTO`;
  expect(EDIT_TYPES).toEqual(types.split(/\s+/));
  expect(new Set(EDIT_NAMES.map((name) => OPERATIONS[name].edit))).toEqual(new Set(EDIT_TYPES));
});

test.each<[words: string, pictures: number, type: string]>([
  ["remove the man in the back", 1, "REMOVE"],
  ["please get rid of the lamp post", 1, "REMOVE"],
  ["replace the sofa with a bench", 1, "REPLACE"],
  ["change the sky to a sunset", 1, "REPLACE"],
  ["add a red hat", 1, "ADD"],
  ["put a cat on the sofa", 1, "ADD"],
  ["as a watercolour painting", 1, "RESTYLE"],
  ["make it black and white", 1, "RESTYLE"],
  ["restore this old photo", 1, "RESTORATION"],
  ["colourise it and mend the scratches", 1, "RESTORATION"],
  ["sharpen it and improve the lighting", 1, "ENHANCE"],
  ["in the colours of the second picture", 2, "STYLE_TRANSFER"],
  ["all of us together on a boat", 3, "SCENE_COMPOSITION"],
  ["in front of the Eiffel tower", 1, "SCENE_COMPOSITION"],
  ["wearing a navy suit", 1, "CLOTHING_REPLACEMENT"],
  ["change her dress to a green one", 1, "CLOTHING_REPLACEMENT"],
  ["turn me into an astronaut", 1, "CONCEPT_REPLACEMENT"],
  ["swap the faces", 2, "FACE_SWAP"],
  // one picture holds no second face
  ["swap the faces", 1, "REPLACE"],
  ["a quiet morning", 1, "REPLACE"],
  ["a quiet morning", 2, "SCENE_COMPOSITION"],
])("%j of %i pictures is read as %s, and kept", (words, pictures, type) => {
  expect(chooseEditType(words, pictures)).toBe(type);
  const asked = editByWords.options(PARSERS).parse({ prompt: words });
  expect(editByWords.settle?.(asked, { picture: { width: 500, height: 400 }, pictures })).toMatchObject({
    type,
  });
});

test.each([
  ["a blue jacket", "CLOTHING_REPLACEMENT"],
  ["remove her shirt", "CLOTHING_REPLACEMENT"],
  ["mach das Kleid rot", "CLOTHING_REPLACEMENT"],
  ["cambia el vestido", "CLOTHING_REPLACEMENT"],
  ["use the face of picture 1", "FACE_SWAP"],
  ["change her face", "FACE_SWAP"],
  ["a red hat", null],
  ["on top of a hill, facing the sea", null],
])("%j asks to agree to %s", (words, likeness) => {
  expect(likenessInWords(words)).toBe(likeness);
});

/** What an operation tells the model, with as many pictures as it takes. */
function told(name: EditName, prompt: string): { prompt: string; image_urls: string[] } {
  const edit: Edit = OPERATIONS[name];
  const options = edit.options(PARSERS).parse({ ...(sampleOptions(edit) as object), prompt });
  const inputs = Object.fromEntries(
    Object.entries(edit.inputs).map(([role, { max }]) => [
      role,
      Array.from({ length: max }, (_, n) => `https://a.example/${role}-${n}`),
    ]),
  );
  return edit.request({ options, inputs, count: 1, seed: 7 }) as { prompt: string; image_urls: string[] };
}

test("each kind has its own instruction, in which the words stand once", () => {
  const kinds = EDIT_NAMES.filter((name) => {
    const { endpoint, edit } = OPERATIONS[name];
    return endpoint === editByWords.endpoint && edit !== "AUTO" && edit !== "FACE_SWAP" && name !== "finish";
  });
  expect(kinds).toHaveLength(10);
  const prompts = kinds.map((name) => told(name, "the old lamp").prompt);
  expect(new Set(prompts).size).toBe(kinds.length);
  for (const prompt of prompts) expect(prompt.split("the old lamp")).toHaveLength(2);
});

test("a verb that was typed does not stand twice", () => {
  expect(told("remove", "Please remove the lamp.").prompt).toMatch(/^Remove from the picture: the lamp\. /);
  expect(told("add", "Add a cat").prompt).toMatch(/^Add to picture 1: a cat\. /);
});

test("pictures go out in their order: a face first, the picture that receives it second", () => {
  expect(told("face-swap", "").image_urls).toEqual(["https://a.example/face-0", "https://a.example/image-0"]);
  expect(told("edit-by-words", "all of us").image_urls).toEqual(
    [0, 1, 2, 3].map((n) => `https://a.example/image-${n}`),
  );
  expect(faceSwap.inputs).toEqual({ face: { min: 1, max: 1 }, image: { min: 1, max: 1 } });
});

test.each([
  ["picture", {}],
  ["face", {}],
  ["picture", { pictureAt: { left: 0.25, top: 0.5 } }],
  ["face", { faceAt: { left: 0, top: 1 }, pictureAt: { left: 0.07, top: 0.33 } }],
] as const)("what a face swap is told is read back: hair of the %s, %j", (hair, places) => {
  const told = faceSwapInstruction(hair, places);
  expect(readFaceSwapInstruction(told)).toEqual({
    hair,
    ...{ faceAt: undefined, pictureAt: undefined },
    ...places,
  });
  expect(readFaceSwapInstruction(`${told} And a hat.`)).toBeNull();
});

test("a picture keeps its shape at a size the model works in, unless another was chosen", () => {
  const small = sizeOf({ width: 400, height: 300 });
  expect(small.width / small.height).toBeCloseTo(4 / 3, 2);
  expect(small.width * small.height).toBeGreaterThanOrEqual(921_600);
  expect(sizeOf({ width: 2000, height: 1000 })).toEqual({ width: 2000, height: 1000 });
  const large = sizeOf({ width: 6000, height: 4000 });
  expect(large.width * large.height).toBeLessThan(2048 * 2048 * 1.01);
  expect(sizeOf({ width: 400, height: 300 }, "tall")).toEqual({ width: 720, height: 1280 });
});
