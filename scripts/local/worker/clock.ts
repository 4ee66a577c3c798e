import { readKept, writeKept } from "../server/kept-file.ts";
import { realTime, type TimeSource } from "../server/time-source.ts";
import { nextOf } from "./cron-times.ts";

export interface Clock {
  /** Resolves once nothing is due and nothing runs. */
  idle(): Promise<void>;
  /** Fires nothing more, and waits for what runs. */
  stop(): Promise<void>;
}

/** A timer's count may stand still while a laptop sleeps, so the time is asked for again this often. */
const LOOK_EVERY_MS = 1000;
/** Triggers that come this often fire at every start, so that what a killed run left over goes on at once. */
const MINUTE_MS = 60_000;

/**
 * Fires the cron triggers as the edge would, one at a time. A trigger's moments that pass while it waits its turn,
 * while the machine sleeps or while nothing runs at all are made up for by firing it once. `file` keeps when each
 * last fired; a trigger that was cut off fires again.
 */
export function startClock(input: {
  crons: readonly string[];
  fire: (cron: string) => Promise<void>;
  onError: (error: unknown) => void;
  file?: string;
  time?: TimeSource;
}): Clock {
  const { crons, file, time = realTime } = input;
  const started = time.now();
  const fired = file ? readKept<Record<string, number>>(file, {}) : {};
  // a trigger that never fired here begins now: the past is not its business
  const nextAt = new Map(crons.map((cron) => [cron, nextOf(cron, fired[cron] ?? started)]));
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  let stopped = false;
  let cancelTimer = () => {};

  function look(): void {
    cancelTimer();
    if (stopped) return;
    const now = time.now();
    for (const [cron, at] of nextAt) {
      if (at > now) continue;
      nextAt.set(cron, nextOf(cron, now));
      waiting.add(cron);
    }
    if (waiting.size > 0) running ??= run();
    cancelTimer = time.after(Math.min(...nextAt.values(), now + LOOK_EVERY_MS) - now, look);
  }

  async function run(): Promise<void> {
    for (const cron of waiting) {
      if (stopped) break;
      waiting.delete(cron);
      const at = time.now();
      await input.fire(cron).catch(input.onError);
      fired[cron] = at;
      if (file) writeKept(file, fired);
    }
    running = null;
  }

  for (const cron of crons) {
    const first = nextOf(cron, started);
    if (nextOf(cron, first) - first <= MINUTE_MS) waiting.add(cron);
  }
  look();
  return {
    async idle() {
      while (running) await running;
    },
    async stop() {
      stopped = true;
      cancelTimer();
      while (running) await running;
    },
  };
}
