import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withHashSlot } from "#functions/services/accounts/passwords/hash-slots.ts";
import type { AppError } from "#functions/services/app-error.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function work(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = withHashSlot(async () => {
    log.push(name);
    await promise;
  }).catch((error: AppError) => void log.push(`${name} ${error.code}`));
  return { end: resolve, done };
}

test("two are at work, six wait in their order, and the next is refused at once", async () => {
  const log: string[] = [];
  const all = Array.from({ length: 9 }, (_, n) => work(log, `${n}`));
  await vi.advanceTimersByTimeAsync(50);
  expect(log).toEqual(["0", "1", "8 SIGN_IN_BUSY"]);
  for (const one of all) {
    one.end();
    await vi.advanceTimersByTimeAsync(50);
  }
  await Promise.all(all.map(({ done }) => done));
  expect(log.slice(3)).toEqual(["2", "3", "4", "5", "6", "7"]);
});

test("what was broken off and never came back holds no place for long", async () => {
  const log: string[] = [];
  const lost = [work(log, "a"), work(log, "b")];
  const next = work(log, "c");
  await vi.advanceTimersByTimeAsync(4000);
  expect(log).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(log).toEqual(["a", "b", "c"]);
  for (const one of [...lost, next]) one.end();
  await Promise.all([...lost, next].map(({ done }) => done));
});
