import { onTestFinished, vi } from "vitest";

/**
 * Dates stand still for the rest of the test, timers run on. For tests that use up a limit: a window that ended in the
 * midst of one would let more through.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
