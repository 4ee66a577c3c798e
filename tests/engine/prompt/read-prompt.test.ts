import { expect, test } from "vitest";
import { readPrompt, readShot } from "#web/engine/read-prompt.ts";

test.each([
  ["A medium close-up of LKN in rain", "medium close-up"],
  ["Close-up, soft window light", "close-up"],
  ["close up of a face", "close-up"],
  ["Half-body portrait by the sea", "half body"],
  ["MEDIUM SHOT on a bridge", "medium shot"],
  ["half length portrait, from the waist up", "half body"],
  ["LKN looking happy", "medium close-up"],
])("%s is a %s", (prompt, shot) => {
  expect(readShot(prompt)).toBe(shot);
});

const sceneOf = (about: string, promptNumber: number) =>
  readPrompt("LKN smiling", { theme: "retro-vintage", promptNumber, about }).scene;

test.each(["1950s", "1960s", "1970s", "1980s", "1990s"])(
  "a pack of the %s gets scenes of its decade",
  (decade) => {
    expect(sceneOf(`${decade} classic`, 3)).toContain(decade);
  },
);

test("a pack's prompts take turns where several scenes answer", () => {
  const scenes = [0, 1, 2, 3, 4].map((promptNumber) => sceneOf("1970s groovy", promptNumber));
  expect(new Set(scenes).size).toBe(2);
});

test("a prompt of the catalogue stays in its theme, whatever its words", () => {
  const known = { theme: "travel", promptNumber: 7, about: "luxury vacation" };
  const read = readPrompt("Close-up in neon rain, cyberpunk hacker", known);
  expect(read).toEqual({ promptNumber: 7, shot: "close-up", scene: expect.any(String) });
});
