import { expect, test } from "vitest";
import { addMonths, monthsOfYear, restOfMonth } from "#functions/services/billing/plans/months.ts";

const date = (iso: string) => new Date(iso);

test.each([
  // begun on the 31st: a month begins on the last day of each, and comes back to the 31st
  ["2028-01-31T09:30:00Z", "01-31 02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31"],
  ["2028-03-31T00:00:00Z", "03-31 04-30 05-31"],
  // begun on a leap day: Stripe ends the year on the 28th
  ["2029-02-28T12:00:00Z", "02-28 03-28 04-28"],
  // and ends it on the leap day again four years later
  ["2032-02-29T12:00:00Z", "02-28 03-29 04-29"],
])("a year that ends on %s has twelve months, from each of which a rest is counted", (end, first) => {
  const months = monthsOfYear(date(end));
  const days = months.map((month) => month.toISOString().slice(5, 10)).join(" ");
  expect(days.slice(0, first.length)).toBe(first);
  expect(months).toHaveLength(12);
  for (const month of months) expect(restOfMonth(month, date(end))).toBe(1);
});

test("months keep the time of day, cross years and know leap days", () => {
  expect(addMonths(date("2027-11-30T23:59:59Z"), 3).toISOString()).toBe("2028-02-29T23:59:59.000Z");
  expect(addMonths(date("2027-03-31T01:00:00Z"), -1).toISOString()).toBe("2027-02-28T01:00:00.000Z");
});

test.each([
  ["2027-06-01T00:00:00Z", 1],
  ["2027-06-16T00:00:00Z", 0.5],
  ["2027-07-01T00:00:00Z", 0],
  // of a year: of the month it lies in
  ["2027-01-16T12:00:00Z", 0.5],
])("what is left of a month that ends on 1 July, at %s: %d", (now, rest) => {
  expect(restOfMonth(date(now), date("2027-07-01T00:00:00Z"))).toBe(rest);
});
