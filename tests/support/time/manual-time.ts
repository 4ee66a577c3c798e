import type { TimeSource } from "#scripts/local/server/time-source.ts";

export interface ManualTime extends TimeSource {
  /** Lets `ms` pass: calls what falls due meanwhile, in order, each at its own moment. */
  advance(ms: number): void;
  /** How many calls are waiting for their moment. */
  waiting(): number;
}

/** A clock that only moves when it is told to. */
export function manualTime(start: number): ManualTime {
  let now = start;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + Math.max(0, ms), run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
    waiting: () => timers.size,
  };
}
