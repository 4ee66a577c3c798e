import type { Deps } from "#functions/deps.ts";
import type { Harness } from "./harness.ts";

type Parts = { [Name in keyof Deps]?: Partial<Deps[Name]> };

/** Puts other verbs or settings in the place of a provider's own, until `restoreDeps`; `real` is what they may call on. */
export function replaceDeps(harness: Harness, change: (real: Deps) => Parts): void {
  harness.wrapDeps((real) => {
    const parts = Object.entries(change(real)).map(([name, part]) => [
      name,
      { ...real[name as keyof Deps], ...part },
    ]);
    return { ...real, ...Object.fromEntries(parts) };
  });
}

export function restoreDeps(harness: Harness): void {
  harness.wrapDeps((deps) => deps);
}

/** What is logged as a failure from now on: event, error and fields of each line. */
export function collectErrors(harness: Harness): unknown[][] {
  const lines: unknown[][] = [];
  replaceDeps(harness, () => ({ log: { error: (...line) => lines.push(line) } }));
  return lines;
}
