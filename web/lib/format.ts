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

/** A wait in words that do not pretend to precision; `seconds` may have run below zero. */
export function formatWait(seconds: number): string {
  if (seconds <= 5) return "Nearly done";
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
