import { expect, test } from "vitest";
import { stubWorkers } from "#tests/support/web/worker-stand-in.ts";
import { UNCHANGED } from "#web/engine/adjust/adjustments.ts";
import { createDarkroom } from "#web/features/editor/darkroom/darkroom.ts";

const PICTURE = new Blob(["picture"]);
const SIZE = { width: 4, height: 3 };

/** A darkroom whose workers answer at once, or die of what they are asked. */
function darkroomWith() {
  const at = { dies: false };
  const workers = stubWorkers((worker, { id, task }) => {
    if (at.dies) worker.die();
    else if (task === "open") worker.answer({ id, result: "opened", size: SIZE });
    else worker.answer({ id, result: "file", file: PICTURE });
  });
  return { at, workers, darkroom: createDarkroom(PICTURE) };
}

test("what is asked after a worker died is asked of another one, which opens the picture first", async () => {
  const { at, workers, darkroom } = darkroomWith();
  expect(await darkroom.open()).toEqual(SIZE);
  at.dies = true;
  await expect(darkroom.save(UNCHANGED, "image/png")).rejects.toThrow("died");
  at.dies = false;
  expect(await darkroom.save(UNCHANGED, "image/png")).toBe(PICTURE);
  const asked = workers.map((worker) => worker.asked.map(({ task }) => task));
  expect(asked).toEqual([
    ["open", "save"],
    ["open", "save"],
  ]);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

test("a picture that could not be opened is opened once more by the next try", async () => {
  const { at, workers, darkroom } = darkroomWith();
  at.dies = true;
  await expect(darkroom.open()).rejects.toThrow("died");
  await expect(darkroom.show(UNCHANGED, 900)).rejects.toThrow("died");
  at.dies = false;
  expect(await darkroom.save(UNCHANGED, "image/png")).toBe(PICTURE);
  expect(workers).toHaveLength(3);
});

test("a darkroom that was closed starts no worker for what is asked late", async () => {
  const { workers, darkroom } = darkroomWith();
  await darkroom.open();
  darkroom.close();
  await expect(darkroom.show(UNCHANGED, 900)).rejects.toThrow("closed");
  expect(workers).toMatchObject([{ isTerminated: true }]);
});
