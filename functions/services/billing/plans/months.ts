/** The same day and time so many calendar months later, in UTC; the last day where a month has no such day. */
export function addMonths(at: Date, count: number): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), days));
  return moved;
}

/**
 * When each month of the year that ends here begins, the first included. All are counted from the end, as `restOfMonth` does:
 * so the 31st comes back, and a year that ends on 29 February has its months on the 29th.
 */
export function monthsOfYear(yearEnd: Date): Date[] {
  return Array.from({ length: 12 }, (_, n) => addMonths(yearEnd, n - 12));
}

/** What is left at a moment of the month it lies in, from 0 to 1; `periodEnd` ends a paid month or year. */
export function restOfMonth(at: Date, periodEnd: Date): number {
  for (let n = 1; n <= 12; n++) {
    const begin = addMonths(periodEnd, -n).getTime();
    const end = addMonths(periodEnd, 1 - n).getTime();
    if (begin <= at.getTime()) return Math.max(0, (end - at.getTime()) / (end - begin));
  }
  return 1;
}
