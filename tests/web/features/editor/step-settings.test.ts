import { expect, test } from "vitest";
import { EDIT_NAMES, type EditName } from "#schema/operations/index.ts";
import {
  furtherInputs,
  likenessOf,
  optionsOf,
  problemOf,
  readType,
  sizeAfter,
  takesWords,
  USUAL_SETTINGS,
} from "#web/features/editor/steps/step-settings.ts";
import { STEPS } from "#web/features/editor/steps/steps.ts";
import { asKind, morePictures, WORD_KINDS } from "#web/features/editor/steps/word-kinds.ts";
import type { Background } from "#web/features/shared/background/background.ts";
import { fromUpload, type SourcePicture } from "#web/features/shared/source-picture/source-picture.ts";

const SIZE = { width: 800, height: 600 };
const saying = (prompt: string) => ({ ...USUAL_SETTINGS, prompt });
const stepOf = (name: EditName) => STEPS.find((step) => step.name === name);
const words = stepOf("edit-by-words")!;
const other = (id: string): SourcePicture =>
  fromUpload({ id, url: "/x", ...SIZE, size: 1, mimeType: "image/jpeg", duplicate: false });

test.each(STEPS)("$label is an operation that takes what the editor sends", (step) => {
  expect(EDIT_NAMES).toContain(step.name);
  expect(step.operation.name).toBe(step.name);
  expect(problemOf(step, saying("a green tie"))).toBeNull();
  expect(problemOf(step, USUAL_SETTINGS) === null).toBe(!step.words?.isRequired);
  expect(step.needsMask).toBe("mask" in step.operation.inputs);
});

test("each kind of change in words is an operation of its own, with the further pictures it takes", () => {
  const kinds = WORD_KINDS.map(({ name }) => asKind(words, name));
  for (const kind of kinds) {
    expect(kind.operation.name).toBe(kind.name);
    const settings = { ...saying("a navy suit"), pictures: [other("1"), other("2"), other("3"), other("4")] };
    expect(problemOf(kind, settings)).toBeNull();
    expect(furtherInputs(kind, settings).image).toHaveLength(morePictures(kind).max);
  }
  expect(asKind(stepOf("erase")!, "add").name).toBe("erase");
  // a style is taken from somewhere
  expect(problemOf(asKind(words, "style-transfer"), saying("its colours"))).toMatch(/picture/);
  expect(problemOf(asKind(words, "clothing-replacement"), USUAL_SETTINGS)).not.toBeNull();
});

test("a background is told in words, as a place, in colours or by a picture", () => {
  const step = stepOf("replace-background")!;
  const behind = (background: Background) => ({ ...saying("a forest"), background });
  expect(optionsOf(step, behind({ kind: "words" }))).toEqual({ prompt: "a forest" });
  expect(optionsOf(step, behind({ kind: "place", place: "on stage" }))).toEqual({ prompt: "on stage" });
  const colours = ["#ffffff", "#000000"];
  expect(optionsOf(step, behind({ kind: "colours", colours }))).toEqual({ colours });
  expect(furtherInputs(step, behind({ kind: "picture", picture: other("7") }))).toEqual({
    image: [],
    background: [{ kind: "upload", id: "7", position: 0 }],
  });
  expect(problemOf(step, behind({ kind: "picture", picture: null }))).not.toBeNull();
  expect(problemOf(step, behind({ kind: "place", place: "" }))).not.toBeNull();
});

test("our own engine takes words only where it follows them", () => {
  const taking = (name: EditName, engine: "embedded" | "provider") =>
    takesWords(stepOf(name)!, USUAL_SETTINGS, engine);
  for (const name of ["enhance", "restoration"] as const)
    expect([taking(name, "embedded"), taking(name, "provider")]).toEqual([false, true]);
  expect(taking("replace-background", "embedded")).toBe(true);
  expect(taking("finish", "provider")).toBe(false);
});

test("an enlarged picture is told as large as it will be", () => {
  const step = stepOf("upscale")!;
  expect(sizeAfter(step, { ...USUAL_SETTINGS, factor: "4" }, SIZE)).toEqual({ width: 3200, height: 2400 });
});

test("words tell which change they are read as, and which of them ask for consent", () => {
  expect(readType(words, saying("remove the lamp"))).toBe("REMOVE");
  expect(readType(words, saying(""))).toBeNull();
  expect(likenessOf(words, saying("remove the lamp"), SIZE)).toBeNull();
  expect(likenessOf(words, saying("put her in a red dress"), SIZE)).toBe("CLOTHING_REPLACEMENT");
  expect(likenessOf(stepOf("inpaint")!, saying("a leather jacket"), SIZE)).toBe("CLOTHING_REPLACEMENT");
  expect(likenessOf(asKind(words, "clothing-replacement"), saying("any"), SIZE)).toBe("CLOTHING_REPLACEMENT");
});
