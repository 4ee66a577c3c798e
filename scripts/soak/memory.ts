import { memoryUnder } from "./processes.ts";

interface Sample {
  at: number;
  bytes: number;
}

/** How the memory of one process went, in bytes; `growth` is a share of where it settled, `minutes` the middle of each. */
export interface Grown {
  name: string;
  from: number;
  to: number;
  growth: number;
  minutes: number[];
}

/**
 * What is measured at the beginning and the end is the middle one of so much time, in milliseconds: long enough for a
 * picture engine to have made several pictures, whose memory comes and goes with each.
 */
const WINDOW_MS = 120_000;
const EVERY_MS = 2000;

/**
 * Watches the memory of processes. Growth is of one process from `settledMs` after its start to its end: a share of what it
 * had then. One that lived for less than that and two windows says nothing.
 */
export function watchMemory(input: { processes(): Map<string, number>; settledMs: number }) {
  const lives = new Map<string, { name: string; samples: Sample[] }>();
  const look = () => {
    const memory = memoryUnder(process.pid);
    for (const [name, pid] of input.processes()) {
      const bytes = memory.get(pid);
      if (bytes === undefined) continue;
      const key = `${name} ${pid}`;
      const life = lives.get(key) ?? { name, samples: [] };
      life.samples.push({ at: Date.now(), bytes });
      lives.set(key, life);
    }
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    stop(): Grown[] {
      clearInterval(timer);
      return [...lives.values()].flatMap(({ name, samples }) => {
        const [first, last] = [samples[0]!.at, samples.at(-1)!.at];
        const settled = first + input.settledMs;
        if (last - settled < 2 * WINDOW_MS) return [];
        const from = middle(samples.filter(({ at }) => at >= settled && at < settled + WINDOW_MS));
        const to = middle(samples.filter(({ at }) => at > last - WINDOW_MS));
        return [{ name, from, to, growth: to / from - 1, minutes: byMinute(samples) }];
      });
    },
  };
}

function byMinute(samples: readonly Sample[]): number[] {
  const minutes = Map.groupBy(samples, ({ at }) => Math.floor((at - samples[0]!.at) / 60_000));
  return [...minutes.values()].map(middle);
}

function middle(samples: readonly Sample[]): number {
  const sorted = samples.map(({ bytes }) => bytes).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
