import { nextOf } from "../cron-times.ts";
import type { Publication } from "./message.ts";
import type { Tables } from "./store.ts";

/** What is published again and again. `destination` is an address or a URL group's name. */
export interface Schedule {
  id: string;
  cron: string;
  destination: string;
  /** The publication's headers, read anew every time. */
  headers: Record<string, string>;
  queue: string | null;
  body: Uint8Array;
  createdAt: number;
  nextAt: number;
  lastAt: number | null;
  paused: boolean;
  /** What one firing publishes to its first destination, for showing. */
  shown: Omit<Publication, "body">;
}

interface Row extends Omit<Schedule, "paused" | "destination" | "headers" | "queue" | "shown"> {
  paused: number;
  rest: string;
}

/** Schedules and when they fire next. */
export function scheduleTable({ db, time }: Tables) {
  const read = (where: string, ...values: (string | number)[]) =>
    db
      .rows<Row>(`SELECT * FROM schedule ${where}`, ...values)
      .map(({ rest, paused, ...row }): Schedule => ({ ...JSON.parse(rest), ...row, paused: paused === 1 }));

  return {
    /** Makes a schedule, or puts it in the place of the one with the same id. */
    put(
      schedule: Pick<Schedule, "id" | "cron" | "destination" | "headers" | "queue" | "body" | "shown">,
    ): void {
      const { id, cron, body, ...rest } = schedule;
      const now = time.now();
      db.run(
        `INSERT INTO schedule (id, cron, createdAt, nextAt, body, rest) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT(id) DO UPDATE SET cron = excluded.cron, nextAt = excluded.nextAt, body = excluded.body,
           rest = excluded.rest, paused = 0`,
        ...[id, cron, now, nextOf(cron, now), body, JSON.stringify(rest)],
      );
    },
    find: (id: string) => read("WHERE id = ?", id)[0],
    list: () => read("ORDER BY createdAt, id"),
    delete: (id: string) => db.run("DELETE FROM schedule WHERE id = ?", id) > 0,
    /** A paused schedule's moments pass by; false when there is none of this id. */
    setPaused: (id: string, paused: boolean) =>
      db.run("UPDATE schedule SET paused = ? WHERE id = ?", paused ? 1 : 0, id) > 0,

    due: (now: number) => read("WHERE nextAt <= ? ORDER BY nextAt, id", now),

    /** Moves a schedule to its next moment after `now`: one that was missed several times fires once. */
    moveOn(schedule: Schedule, now: number): void {
      db.run(
        "UPDATE schedule SET nextAt = ?, lastAt = ? WHERE id = ?",
        ...[nextOf(schedule.cron, now), schedule.paused ? schedule.lastAt : now, schedule.id],
      );
    },

    nextDue: () => db.row<{ at: number | null }>("SELECT min(nextAt) AS at FROM schedule")?.at ?? null,
  };
}
