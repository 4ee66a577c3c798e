import { describe, expect, test } from "vitest";
import { PROMPT_LENGTH, SCENES } from "#schema/limits.ts";
import { refusePrompt } from "#schema/prompts/refuse-prompt.ts";
import { proposeStoryboard } from "#schema/videos/storyboard/propose-storyboard.ts";
import { SHOTS } from "#schema/videos/storyboard/shots.ts";
import { rulesFor } from "#tests/support/exceptions.ts";

const IDEA = "a winter day in Paris.";
const shotOf = (slug: string) => SHOTS.find((shot) => shot.slug === slug)!;
const COUNTS = Array.from({ length: SCENES.max - SCENES.min + 1 }, (_, i) => SCENES.min + i);
const BOARDS = COUNTS.flatMap((count) =>
  [0, 1, 2, 7, 2 ** 31].map((seed) => ({
    name: `${count} scenes by ${seed}`,
    count,
    scenes: proposeStoryboard({ idea: IDEA, count, seed }),
  })),
);
const board = rulesFor(BOARDS, ({ name }) => name);

board(
  "has as many scenes as were asked for, opened and closed by shots made for that",
  ({ scenes, count }) => {
    expect(scenes).toHaveLength(count);
    expect(shotOf(scenes[0]!.shot).acts).toContain("opening");
    expect(shotOf(scenes.at(-1)!.shot).acts).toContain("closing");
    for (const { shot } of scenes.slice(1, -1)) expect(shotOf(shot).acts).toContain("middle");
  },
);

board("never shows equally much of the person twice in a row", ({ scenes }) => {
  const sizes = scenes.map(({ shot }) => shotOf(shot).size);
  for (const [at, size] of sizes.slice(1).entries()) expect(size).not.toBe(sizes[at]);
});

board("says the idea in each still, without its full stop, and a movement of the shot", ({ scenes }) => {
  for (const { shot, prompt, movement } of scenes) {
    expect(prompt).toContain("a winter day in Paris,");
    expect(prompt).not.toContain("{{");
    expect(shotOf(shot).movements).toContain(movement);
  }
});

describe("a storyboard", () => {
  test("is the same by the same seed, and another by another", () => {
    const propose = (seed: number) => proposeStoryboard({ idea: IDEA, count: 6, seed });
    expect(propose(5)).toEqual(propose(5));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(propose(seed)))).size).toBeGreaterThan(2);
  });

  test("keeps what looks like a placeholder of replacing in an idea", () => {
    const [first] = proposeStoryboard({ idea: "money $& more", count: 2, seed: 1 });
    expect(first!.prompt).toContain("money $& more");
  });
});

rulesFor(SHOTS, ({ slug }) => slug)("is words that anybody may send, said of oneself", (shot) => {
  expect(shot.still).toMatch(/\bme\b.*\{\{idea\}\}/);
  for (const words of [shot.still, ...shot.movements]) {
    expect(refusePrompt(words)).toBeNull();
    expect(words.length).toBeGreaterThanOrEqual(PROMPT_LENGTH.min);
  }
  expect(SHOTS.filter(({ slug }) => slug === shot.slug)).toHaveLength(1);
});
