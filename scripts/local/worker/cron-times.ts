import { Cron } from "croner";

/** Expressions that were read before: reading one costs more than asking it. */
const opened = new Map<string, Cron>();

/** The first moment after `after` (Unix ms) that a five-field cron expression names, in UTC. */
export function nextOf(expression: string, after: number): number {
  const cron =
    opened.get(expression) ?? new Cron(expression, { timezone: "UTC", mode: "5-part", paused: true });
  opened.set(expression, cron);
  const next = cron.nextRun(new Date(after));
  if (!next) throw new Error(`"${expression}" never comes`);
  return next.getTime();
}
