import { expect, test } from "vitest";
import { stubStorages } from "#tests/support/web/memory-storage.ts";
import type { Storyboard } from "#web/features/video-packs/storyboard/storyboard.ts";
import { unsavedStoryboard } from "#web/features/video-packs/storyboard/unsaved-storyboard.ts";

const board = (prompt: string): Storyboard => ({
  ...{ id: "film", name: "A day", model: "FRAMEPACK", quality: "LOW" },
  scenes: [{ id: "one", shot: "wide", prompt, movement: "closer", seconds: 5 }],
});

test("changes come back in their tab, for their film, as long as nobody saved another storyboard", () => {
  stubStorages();
  unsavedStoryboard("film").write({ board: board(""), before: board("a beach") });
  expect(unsavedStoryboard("film").read(board("a beach"))).toEqual(board(""));
  expect(unsavedStoryboard("another").read(board("a beach"))).toBeNull();
  expect(unsavedStoryboard("film").read(board("a street"))).toBeNull();
  unsavedStoryboard("film").write(null);
  expect(unsavedStoryboard("film").read(board("a beach"))).toBeNull();
});

test("what is no storyboard counts as nothing", () => {
  stubStorages({ "likeness.storyboard.film": JSON.stringify({ board: {}, before: board("x") }) });
  expect(unsavedStoryboard("film").read(board("x"))).toBeNull();
});
