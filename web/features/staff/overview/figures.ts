import { formatMoney } from "#schema/billing/money.ts";
import type { OverviewDay } from "#schema/staff/overview.ts";
import { formatNumber } from "#web/lib/format.ts";

type Measure = Exclude<keyof OverviewDay, "day">;

export interface Series {
  key: Measure;
  label: string;
}

export interface FigureInfo {
  title: string;
  /** The main one first. */
  series: readonly [Series, ...Series[]];
  /** As people read it, and as a file holds it. */
  format: (value: number) => string;
  plain: (value: number) => number;
}

const dollars = (cents: number) => formatMoney(Math.round(cents), "usd");
const whole = { format: formatNumber, plain: (value: number) => value };
const cents = { format: dollars, plain: (value: number) => value / 100 };
const microUsd = {
  format: (value: number) => dollars(value / 10_000),
  plain: (value: number) => value / 1_000_000,
};

/** What is drawn day by day. */
export const FIGURES: readonly FigureInfo[] = [
  {
    title: "Signups",
    series: [
      { key: "signups", label: "Registered" },
      { key: "verified", label: "Verified since" },
    ],
    ...whole,
  },
  {
    title: "Revenue (USD)",
    series: [
      { key: "paidCents", label: "Paid" },
      { key: "refundedCents", label: "Refunded since" },
    ],
    ...cents,
  },
  {
    title: "Credits",
    series: [
      { key: "creditsTaken", label: "Spent" },
      { key: "creditsGiven", label: "Granted" },
    ],
    ...whole,
  },
  { title: "Provider spend (USD)", series: [{ key: "providerMicroUsd", label: "Spent" }], ...microUsd },
  {
    title: "Emails",
    series: [
      { key: "emailsSent", label: "Sent" },
      { key: "emailsFailed", label: "Failed" },
    ],
    ...whole,
  },
];

export const totalOf = (days: readonly OverviewDay[], key: Measure) =>
  days.reduce((total, day) => total + day[key], 0);
