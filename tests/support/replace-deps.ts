import type { Deps } from "#functions/deps.ts";
import type { Inference } from "#functions/providers/inference/inference.ts";
import type { Harness } from "./harness.ts";

export type Parts = { [Name in keyof Deps]?: Partial<Deps[Name]> };

/** Puts other verbs or settings in the place of a provider's own, until `restoreDeps`; `real` is what they may call on. */
export function replaceDeps(harness: Harness, change: (real: Deps) => Parts): void {
  harness.wrapDeps((real) => withParts(real, change(real)));
}

/** The same of what one request is built from. */
export function withParts(real: Deps, changed: Parts): Deps {
  const parts = Object.entries(changed).map(([name, part]) => [
    name,
    { ...real[name as keyof Deps], ...part },
  ]);
  return { ...real, ...Object.fromEntries(parts) };
}

export function restoreDeps(harness: Harness): void {
  harness.wrapDeps((deps) => deps);
}

/** Keeps the queue from delivering, so that work stays where it was put. */
export function stopQueue(harness: Harness): void {
  replaceDeps(harness, () => ({ queue: { publish: async () => {} } }));
}

/** The same for the provider's own verbs alone. */
export function replaceInference(harness: Harness, change: (real: Inference) => Partial<Inference>): void {
  replaceDeps(harness, ({ inference }) => ({ inference: change(inference) }));
}

/** Changes what a finished request at the provider gave. */
export function replaceOutput(harness: Harness, change: (output: Record<string, unknown>) => unknown): void {
  replaceInference(harness, (real) => ({
    async result(request) {
      const result = await real.result(request);
      return result?.ok ? { ok: true, output: change(result.output as Record<string, unknown>) } : result;
    },
  }));
}

/** What is logged as a failure from now on: event, error and fields of each line. */
export function collectErrors(harness: Harness): unknown[][] {
  const lines: unknown[][] = [];
  replaceDeps(harness, () => ({ log: { error: (...line) => lines.push(line) } }));
  return lines;
}
