import type { Deps } from "#functions/deps.ts";
import type { Inference } from "#functions/providers/inference/inference.ts";
import type { Harness } from "./harness.ts";

/** Puts other answers in the place of the provider's: each override gets the true provider to call on. */
export function withProvider(harness: Harness, override: (real: Inference) => Partial<Inference>): void {
  harness.wrapDeps((deps: Deps) => ({
    ...deps,
    inference: { ...deps.inference, ...override(deps.inference) },
  }));
}

/** Changes what a finished request gave. */
export function withOutput(harness: Harness, change: (output: Record<string, unknown>) => unknown): void {
  withProvider(harness, (real) => ({
    async result(request) {
      const result = await real.result(request);
      return result?.ok ? { ok: true, output: change(result.output as Record<string, unknown>) } : result;
    },
  }));
}
