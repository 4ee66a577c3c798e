const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

export function formatNumber(value: number): string {
  return whole.format(value);
}

/** "1 credit", "1,400 credits". */
export function formatCredits(amount: number): string {
  return count(amount, "credit");
}

/** "1 photo", "3 photos". */
export function count(amount: number, noun: string): string {
  return `${formatNumber(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}

export function formatDate(date: Date): string {
  return day.format(date);
}

/** "21 Nov 2026, 19:05", where the person is. */
export function formatMoment(date: Date): string {
  return moment.format(date);
}

/** Nothing is called nearly done before so much of it is. */
const NEARLY = 0.8;
/** An estimate this many times over was no good. */
const OVERDUE = 1.5;

/**
 * A wait in words that do not pretend to precision. `seconds` may have run below zero; `share` is how much is done,
 * or, where that cannot be counted, how much of the expected time is over.
 */
export function formatWait({ seconds, share }: { seconds: number; share: number }): string {
  if (seconds <= 5) {
    if (share >= NEARLY && share < OVERDUE) return "Nearly done";
    return seconds > 0 ? "A few seconds left" : "Taking a little longer than usual";
  }
  if (seconds < 50) return `About ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? "About a minute left" : `About ${minutes} minutes left`;
}

/** How long ago, right to the hour: "within the hour", "3 hours ago", "yesterday", then the day. */
export function formatSince(date: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - date.getTime()) / 3_600_000);
  if (hours < 1) return "within the hour";
  if (hours < 24) return `${count(hours, "hour")} ago`;
  return hours < 48 ? "yesterday" : formatDate(date);
}
