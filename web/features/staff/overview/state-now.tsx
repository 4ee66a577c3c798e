import type { ReactNode } from "react";
import { JOB_STATUS } from "#schema/jobs.ts";
import { JOB_AGES, type Overview } from "#schema/staff/overview.ts";
import { count, formatMoment, formatNumber } from "#web/lib/format.ts";
import { FigureTable } from "./figure-table.tsx";

/** What is open at this moment, and whether anything hangs. */
export function StateNow({ overview }: { overview: Overview }) {
  const { queue, email, ledger, openJobs } = overview;
  const facts: { what: string; text: ReactNode; bad?: boolean }[] = [
    {
      what: "Oldest open job",
      text: queue.oldest ? `since ${formatMoment(queue.oldest)}` : "Nothing is open",
    },
    { what: "Not taken up in time", text: count(queue.unclaimed, "job"), bad: queue.unclaimed > 0 },
    { what: "Polled too late", text: count(queue.overdue, "job"), bad: queue.overdue > 0 },
    { what: "Past their deadline", text: count(queue.expired, "job"), bad: queue.expired > 0 },
    {
      what: "Emails waiting",
      text: email.oldest
        ? `${formatNumber(email.waiting)}, the oldest since ${formatMoment(email.oldest)}`
        : "None",
    },
    {
      what: "Addresses that refuse email",
      text:
        email.suppressed.map((row) => `${formatNumber(row.count)} ${row.reason.toLowerCase()}`).join(", ") ||
        "None new",
    },
    {
      what: "Ledger",
      text: ledger
        ? `${ledger.problems === 0 ? "Adds up" : count(ledger.problems, "problem")}, audited ${formatMoment(ledger.auditedAt)}`
        : "Not audited yet",
      bad: (ledger?.problems ?? 0) > 0,
    },
  ];
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <section aria-label="Queue, email and ledger">
        <h2 className="mb-3 font-medium">Queue, email and ledger now</h2>
        <dl className="border-ink border-t">
          {facts.map(({ what, text, bad }) => (
            <div key={what} className="flex justify-between gap-6 border-hairline border-b py-2 text-sm">
              <dt>{what}</dt>
              <dd className={`numbers text-right ${bad ? "font-medium text-safelight" : ""}`}>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label="Open jobs">
        <h2 className="mb-3 font-medium">Open jobs now, by state and age</h2>
        <FigureTable
          label="Open jobs by state and age"
          columns={["State", ...JOB_AGES.map(({ age }) => (age === "longer" ? "Longer" : `Up to ${age}`))]}
          rows={JOB_STATUS.filter((status) => status !== "COMPLETED" && status !== "FAILED").map((status) => [
            status.toLowerCase(),
            ...JOB_AGES.map(({ age }) =>
              formatNumber(openJobs.find((row) => row.status === status && row.age === age)?.count ?? 0),
            ),
          ])}
        />
      </section>
    </div>
  );
}
