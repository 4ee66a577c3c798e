import { formatMoney } from "#schema/billing/money.ts";
import type { PersonView } from "#schema/staff/staff.ts";
import { formatMoment, formatNumber } from "#web/lib/format.ts";
import { Disclosure } from "#web/ui/controls/disclosure.tsx";

const inWords = (code: string) => code.replaceAll("_", " ").toLowerCase();

/** What somebody paid, had made, is signed in on and was sent. */
export function PersonRecords({ person }: { person: PersonView }) {
  const { payments, jobs, models, devices, emails } = person;
  return (
    <div>
      <Records
        title="Payments"
        columns={["When", "What", "Paid", "Refunded", "Credits"]}
        rows={payments.map((row) => [
          row.id,
          formatMoment(row.createdAt),
          inWords(row.what),
          formatMoney(row.paidCents, row.currency),
          row.refundedCents > 0 ? formatMoney(row.refundedCents, row.currency) : "",
          formatNumber(row.credits),
        ])}
      />
      <Records
        title="Jobs"
        columns={["When", "What", "State", "Delivered"]}
        rows={jobs.map((row) => [
          row.id,
          formatMoment(row.createdAt),
          `${inWords(row.kind)}, ${row.operation}`,
          row.errorCode ? inWords(row.errorCode) : inWords(row.status),
          `${row.delivered} of ${row.outputs}`,
        ])}
      />
      <Records
        title="Models"
        columns={["Made", "Name", "State", "Bare skin, at most", "ID"]}
        rows={models.map((row) => [
          row.id,
          formatMoment(row.createdAt),
          row.name,
          inWords(row.status),
          row.bareSkin === null ? "" : `${Math.round(row.bareSkin * 100)} %`,
          row.id,
        ])}
      />
      <Records
        title="Signed-in devices"
        columns={["Since", "Device", "Address", "Last used"]}
        rows={devices.map((row) => [
          row.id,
          formatMoment(row.createdAt),
          row.name,
          row.address ?? "",
          formatMoment(row.lastUsed),
        ])}
      />
      <Records
        title="Emails"
        columns={["When", "Subject", "State"]}
        rows={emails.map((row) => [row.id, formatMoment(row.createdAt), row.subject, row.state])}
      />
    </div>
  );
}

type Props = {
  title: string;
  columns: readonly string[];
  /** The first cell of each is its id, and not shown. */
  rows: readonly (readonly [string, ...string[]])[];
};

function Records({ title, columns, rows }: Props) {
  return (
    <Disclosure summary={`${title} (${rows.length})`}>
      {rows.length === 0 ? (
        <p>None.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section tabIndex={0} aria-label={title} className="overflow-x-auto">
          <table className="numbers w-full text-left text-ink text-sm">
            <thead>
              <tr className="border-ink border-b">
                {columns.map((name) => (
                  <th key={name} scope="col" className="py-2 pr-4 font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([id, ...cells]) => (
                <tr key={id} className="border-hairline border-b align-top">
                  {cells.map((cell, index) => (
                    <td key={columns[index]} className="min-w-24 py-2 pr-4">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Disclosure>
  );
}
