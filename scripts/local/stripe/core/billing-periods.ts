/** Billing periods in Unix seconds, in calendar months and years, UTC. */
export type Interval = "day" | "week" | "month" | "year";

const DAY = 86_400;

/** The same day of the month and time of day some months on; a day the month lacks becomes its last. */
export function addMonths(from: number, months: number): number {
  const at = new Date(from * 1000);
  const day = at.getUTCDate();
  const target = new Date(at);
  target.setUTCDate(1);
  target.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  return Math.floor(target.getTime() / 1000);
}

function addIntervals(from: number, interval: Interval, count: number): number {
  if (interval === "day") return from + count * DAY;
  if (interval === "week") return from + count * 7 * DAY;
  return addMonths(from, interval === "year" ? 12 * count : count);
}

/**
 * Where the period that begins at `start` ends: always reckoned from the anchor, so that a subscription of the 31st
 * renews on the 28th of February and on the 31st of March. Source: Stripe's documentation, "Billing cycle".
 */
export function periodEnd(anchor: number, start: number, interval: Interval, count: number): number {
  // the anchor may lie ahead: the first period is then a short one
  let times = anchor > start ? 0 : 1;
  while (addIntervals(anchor, interval, times * count) <= start) times += 1;
  return addIntervals(anchor, interval, times * count);
}

/** A part of an amount for the time from `now` to the period's end, by the second, to the nearest cent. */
export function prorate(amount: number, now: number, period: { start: number; end: number }): number {
  const left = Math.min(Math.max(period.end - now, 0), period.end - period.start);
  return Math.round((amount * left) / (period.end - period.start));
}
