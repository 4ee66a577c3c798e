import { expect, test } from "vitest";
import {
  addScene,
  changeScene,
  isSame,
  removeScene,
  restoreScene,
  type Storyboard,
} from "#web/features/video-packs/storyboard/storyboard.ts";

const scene = (id: string) => ({ id, shot: "wide", prompt: id, movement: "closer", seconds: 5 });
const board = (...ids: string[]): Storyboard => ({
  ...{ id: "film", name: "A day", model: "FRAMEPACK", quality: "LOW" },
  scenes: ids.map(scene),
});

test("a removed scene comes back in its place, whatever was changed meanwhile", () => {
  const removed = removeScene(board("one", "two", "three"), "two");
  expect(restoreScene(removed, scene("two"), 1)).toEqual(board("one", "two", "three"));
  const renamed = { ...removed, name: "A night" };
  expect(restoreScene(renamed, scene("two"), 1).name).toBe("A night");
  expect(restoreScene(board("one"), scene("three"), 2)).toEqual(board("one", "three"));
});

test("what differs in the space around words, or in the order of its fields, is saved already", () => {
  const scenes = [1, 2].map(() => ({ ...scene(crypto.randomUUID()), shot: "arrival" }));
  const kept = { ...board(), scenes };
  const [first] = scenes;
  expect(isSame(changeScene(kept, first!.id, { prompt: ` ${first!.prompt}\n` }), kept)).toBe(true);
  expect(isSame({ ...kept, name: "A day " }, kept)).toBe(true);
  expect(isSame(changeScene(kept, first!.id, { prompt: "another" }), kept)).toBe(false);
  // words that are missing are never the same
  expect(isSame(changeScene(kept, first!.id, { prompt: " " }), kept)).toBe(false);
  const longer = addScene(kept, "arrival", { mainIdea: "a day at the sea" });
  const { id, shot, prompt, movement, seconds } = longer.scenes[2]!;
  expect(isSame(longer, { ...kept, scenes: [...scenes, { id, shot, prompt, movement, seconds }] })).toBe(
    true,
  );
});
