import { expect, test } from "vitest";
import { removeScene, restoreScene, type Storyboard } from "#web/features/video-packs/storyboard.ts";

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
