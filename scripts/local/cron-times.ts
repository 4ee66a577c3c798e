import { Cron } from "croner";

/** Expressions that were read before: reading one costs more than asking it. */
const opened = new Map<string, Cron>();
const MOST_OPENED = 500;

/** The first moment after `after` (Unix ms) that a five-field cron expression names, in UTC or its `CRON_TZ=…`. */
export function nextOf(expression: string, after: number): number {
  const cron = opened.get(expression) ?? open(expression);
  opened.set(expression, cron);
  if (opened.size > MOST_OPENED) opened.clear();
  const next = cron.nextRun(new Date(after));
  if (!next) throw new Error(`"${expression}" never comes`);
  return next.getTime();
}

/** Throws an Error that says why an expression is no schedule. */
export function checkCron(expression: string): void {
  nextOf(expression, Date.now());
}

function open(expression: string): Cron {
  const [, zone, fields = ""] = /^(?:CRON_TZ=(\S+)\s+)?(.*)$/.exec(expression.trim()) ?? [];
  return new Cron(fields, { timezone: zone ?? "UTC", mode: "5-part", paused: true });
}
