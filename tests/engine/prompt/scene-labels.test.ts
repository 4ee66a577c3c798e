import { expect, test } from "vitest";
import { readSentence } from "#web/engine/prompt/read-sentence.ts";
import { SCENES } from "#web/engine/prompt/scenes.ts";

test("a place that is chosen by its label is the place that is painted", () => {
  const others = SCENES.filter(({ theme, name, label }) => {
    const read = readSentence(label);
    return read.theme !== theme || read.scene !== name;
  });
  expect(
    others.map(
      ({ id, label }) => `${id}: ${label} -> ${readSentence(label).theme}/${readSentence(label).scene}`,
    ),
  ).toEqual([]);
});
