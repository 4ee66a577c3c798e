import { expect, test } from "vitest";
import { newestFirst } from "#web/features/shared/own-face/newest-first.ts";

/** A queue whose work ends when it is told to. */
function heldQueue() {
  const begun: string[] = [];
  let end = () => {};
  const queue = newestFirst((key) => {
    begun.push(key);
    return new Promise<void>((resolve, reject) => {
      end = () => (key === "fails" ? reject(new Error(key)) : resolve());
    });
  });
  const endOne = async () => {
    end();
    await new Promise((later) => setTimeout(later));
  };
  return { queue, begun, endOne, started: () => new Promise((later) => setTimeout(later)) };
}

test("what was wanted last is done first, one at a time, and what is no longer wanted never", async () => {
  const { queue, begun, endOne, started } = heldQueue();
  for (const key of ["c", "b", "a"]) queue.want(key);
  await started();
  expect(begun).toEqual(["a"]);
  queue.want("d");
  queue.want("e");
  queue.drop("b");
  // begun: too late
  queue.drop("a");
  for (let i = 0; i < 4; i++) await endOne();
  expect(begun).toEqual(["a", "e", "d", "c"]);
});

test("what fails holds nothing up, and may be wanted again", async () => {
  const { queue, begun, endOne, started } = heldQueue();
  queue.want("next");
  queue.want("fails");
  await started();
  await endOne();
  await endOne();
  queue.want("fails");
  await started();
  expect(begun).toEqual(["fails", "next", "fails"]);
});
