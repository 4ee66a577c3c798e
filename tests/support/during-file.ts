import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";

/**
 * Stands for something that lives as long as the test file: made before its first test, closed after its last. To be
 * called at the top of a file; what it answers can be used from the first hook or test on.
 */
export function duringFile<T extends object>(
  make: () => Promise<T>,
  close: (made: T) => Promise<void> | void = () => {},
): T {
  let made: T | undefined;
  beforeAll(async () => {
    made = await make();
  });
  afterAll(async () => {
    // connections that ended while a test kept the process busy are noticed before they are used again
    await sleep(20);
    if (made) await close(made);
  });
  return new Proxy({} as T, {
    get(_, name) {
      if (!made) throw new Error(`${String(name)} is asked for before the first test`);
      return Reflect.get(made, name);
    },
    set: (_, name, value) => (made ? Reflect.set(made, name, value) : false),
  });
}
