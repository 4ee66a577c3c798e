import { expect, test } from "vitest";
import { addMonths, monthsOfYear, restOfMonth } from "#functions/services/billing/months.ts";

const day = (input: Date) => input.toISOString().slice(0, 10);

test("a year begun on the 31st has a month on the last day of each, and comes back to the 31st", () => {
  expect(monthsOfYear(new Date("2028-01-31T09:30:00Z")).map(day)).toEqual([
    "2027-01-31",
    "2027-02-28",
    "2027-03-31",
    "2027-04-30",
    "2027-05-31",
    "2027-06-30",
    "2027-07-31",
    "2027-08-31",
    "2027-09-30",
    "2027-10-31",
    "2027-11-30",
    "2027-12-31",
  ]);
});

test.each([
  // begun on a leap day: Stripe ends the year on the 28th
  ["2029-02-28T12:00:00Z", ["2028-02-28", "2028-03-28", "2028-04-28"]],
  // and ends it on the leap day again four years later
  ["2032-02-29T12:00:00Z", ["2031-02-28", "2031-03-29", "2031-04-29"]],
  ["2028-03-31T00:00:00Z", ["2027-03-31", "2027-04-30", "2027-05-31"]],
])(
  "a year that ends on %s has twelve months, each where the rest of a month is counted from",
  (end, first) => {
    const months = monthsOfYear(new Date(end));
    expect(months.slice(0, 3).map(day)).toEqual(first);
    expect(months).toHaveLength(12);
    for (const month of months) expect(restOfMonth(month, new Date(end))).toBe(1);
  },
);

test("months keep the time of day, cross years and know leap days", () => {
  expect(addMonths(new Date("2027-11-30T23:59:59Z"), 3).toISOString()).toBe("2028-02-29T23:59:59.000Z");
  expect(addMonths(new Date("2027-03-31T01:00:00Z"), -1).toISOString()).toBe("2027-02-28T01:00:00.000Z");
});

test("what is left of a month: all at its beginning, half in the middle, nothing after the end", () => {
  const end = new Date("2027-07-01T00:00:00Z");
  expect(restOfMonth(new Date("2027-06-01T00:00:00Z"), end)).toBe(1);
  expect(restOfMonth(new Date("2027-06-16T00:00:00Z"), end)).toBe(0.5);
  expect(restOfMonth(end, end)).toBe(0);
  // of a year: of the month it lies in
  expect(restOfMonth(new Date("2027-01-16T12:00:00Z"), end)).toBe(0.5);
});
