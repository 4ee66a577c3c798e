import type { FlowLimits } from "./message.ts";
import type { Tables } from "./store.ts";

/** A flow-control key: its limits, and how much of the present period is used. */
export interface Flow extends FlowLimits {
  periodStart: number;
  rateCount: number;
  paused: boolean;
  pinnedParallelism: boolean;
  pinnedRate: boolean;
}

type Row = Omit<Flow, "paused" | "pinnedParallelism" | "pinnedRate"> &
  Record<"paused" | "pinnedParallelism" | "pinnedRate", number>;

/** Flow-control keys. Their limits are those of the last message published under them, unless they are pinned. */
export function flowTable({ db, time }: Tables) {
  const read = (where: string, ...values: string[]) =>
    db.rows<Row>(`SELECT * FROM flow ${where}`, ...values).map(
      ({ paused, pinnedParallelism, pinnedRate, ...row }): Flow => ({
        ...row,
        paused: paused === 1,
        pinnedParallelism: pinnedParallelism === 1,
        pinnedRate: pinnedRate === 1,
      }),
    );
  const ensure = (key: string) => db.run("INSERT OR IGNORE INTO flow (key, periodMs) VALUES (?, 1000)", key);

  return {
    find: (key: string) => read("WHERE key = ?", key)[0],
    list: () => read("ORDER BY key"),

    /** A message with these limits was published. */
    adopt({ key, parallelism, rate, periodMs }: FlowLimits): void {
      ensure(key);
      db.run("UPDATE flow SET parallelism = ? WHERE key = ? AND pinnedParallelism = 0", parallelism, key);
      db.run("UPDATE flow SET rate = ?, periodMs = ? WHERE key = ? AND pinnedRate = 0", rate, periodMs, key);
    },

    /** How many deliveries may begin now by the rate, and when more may if none is left. */
    rateLeft({ rate, rateCount, periodStart, periodMs }: Flow): { left: number; again: number } {
      if (rate === null) return { left: Number.POSITIVE_INFINITY, again: 0 };
      const over = time.now() >= periodStart + periodMs;
      return { left: over ? rate : Math.max(0, rate - rateCount), again: periodStart + periodMs };
    },

    /** A delivery begins: it counts in the period, and begins a new one if the last is over. */
    count(key: string): void {
      const now = time.now();
      db.run(
        `UPDATE flow SET rateCount = CASE WHEN ?2 >= periodStart + periodMs THEN 1 ELSE rateCount + 1 END,
           periodStart = CASE WHEN ?2 >= periodStart + periodMs THEN ?2 ELSE periodStart END WHERE key = ?1`,
        ...[key, now],
      );
    },

    setPaused(key: string, paused: boolean): void {
      ensure(key);
      db.run("UPDATE flow SET paused = ? WHERE key = ?", paused ? 1 : 0, key);
    },

    /** From now on messages no longer change these limits. Begins a new period. */
    pin(key: string, limits: { parallelism: number | null; rate: number | null; periodMs: number }): void {
      ensure(key);
      const { parallelism, rate, periodMs } = limits;
      if (parallelism !== null) {
        db.run("UPDATE flow SET parallelism = ?, pinnedParallelism = 1 WHERE key = ?", parallelism, key);
      }
      if (rate !== null) {
        db.run("UPDATE flow SET rate = ?, periodMs = ?, pinnedRate = 1 WHERE key = ?", rate, periodMs, key);
      }
      db.run("UPDATE flow SET rateCount = 0, periodStart = ? WHERE key = ?", time.now(), key);
    },

    unpin(key: string, input: { parallelism: boolean; rate: boolean }): void {
      if (input.parallelism) db.run("UPDATE flow SET pinnedParallelism = 0 WHERE key = ?", key);
      if (input.rate) db.run("UPDATE flow SET pinnedRate = 0 WHERE key = ?", key);
    },

    resetRate(key: string): void {
      db.run("UPDATE flow SET rateCount = 0, periodStart = ? WHERE key = ?", time.now(), key);
    },
  };
}
