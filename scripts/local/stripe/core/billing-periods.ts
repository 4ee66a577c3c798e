/** Billing periods in Unix seconds, in calendar months and years, UTC. */

/** The same day of the month and time of day some months on; a day the month lacks becomes its last. */
function addMonths(from: number, months: number): number {
  const at = new Date(from * 1000);
  const day = at.getUTCDate();
  const target = new Date(at);
  target.setUTCDate(1);
  target.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  return Math.floor(target.getTime() / 1000);
}

/**
 * Where the period that begins at `start` ends: always counted from the anchor, so that a subscription of the 31st
 * renews on the 28th of February and on the 31st of March. Source: Stripe's documentation, "Billing cycle".
 */
export function periodEnd(anchor: number, start: number, interval: "month" | "year"): number {
  const months = interval === "year" ? 12 : 1;
  let times = 1;
  while (addMonths(anchor, times * months) <= start) times += 1;
  return addMonths(anchor, times * months);
}

/** A part of an amount for the time from `now` to the period's end, by the second, to the nearest cent. */
export function prorate(amount: number, now: number, period: { start: number; end: number }): number {
  const left = Math.min(Math.max(period.end - now, 0), period.end - period.start);
  return Math.round((amount * left) / (period.end - period.start));
}
