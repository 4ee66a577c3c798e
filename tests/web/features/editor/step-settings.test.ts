import { expect, test } from "vitest";
import { EDIT_NAMES } from "#schema/operations/index.ts";
import {
  likenessOf,
  problemOf,
  readType,
  sizeAfter,
  USUAL_SETTINGS,
} from "#web/features/editor/steps/step-settings.ts";
import { STEPS, stepOf } from "#web/features/editor/steps/steps.ts";

const SIZE = { width: 800, height: 600 };
const saying = (prompt: string) => ({ ...USUAL_SETTINGS, prompt });
const words = stepOf("edit-by-words")!;

test.each(STEPS)("$label is an operation that takes what the editor sends", (step) => {
  expect(EDIT_NAMES).toContain(step.name);
  expect(step.operation.name).toBe(step.name);
  expect(problemOf(step, saying("a green tie"))).toBeNull();
  expect(problemOf(step, USUAL_SETTINGS) === null).toBe(!step.words?.isRequired);
  expect(step.needsMask).toBe("mask" in step.operation.inputs);
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
});
