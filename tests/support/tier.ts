import { describe, type TestOptions, test } from "vitest";

/**
 * Which of the two tiers runs: the gate (`npm test`) looks at fixed samples, `npm run test:all` at everything.
 * A test file that only the second needs is called `*.slow.test.ts`.
 */
export const EVERYTHING = process.env.TEST_TIER === "all";

/** All items in the full tier; in the gate those that `keep` names, always the same. */
export function sample<T>(items: readonly T[], keep: (item: T, index: number) => boolean): T[] {
  return EVERYTHING ? [...items] : items.filter(keep);
}

/** A test that only the full tier runs; in the gate it is not there. */
export function testInFull(name: string, run: () => Promise<void> | void, timeout?: number): void {
  if (EVERYTHING) test(name, run, timeout);
}

/** The same for several that belong together. */
export function describeInFull(name: string, options: TestOptions, run: () => void): void {
  if (EVERYTHING) describe(name, options, run);
}
