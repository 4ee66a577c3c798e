import { Link } from "react-router";
import type { AuditLine } from "#schema/staff/audit.ts";
import { formatMoment } from "#web/lib/format.ts";

/** One act a line, as it was written down. */
export function AuditTable({ items }: { items: AuditLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label="Log of staff" className="overflow-x-auto">
      <table className="numbers w-full min-w-xl text-left text-sm">
        <thead>
          <tr className="border-ink border-b">
            {["When", "Action", "By", "Person", "Reason"].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <tr key={line.id} className="border-hairline border-b align-top">
              <td className="whitespace-nowrap py-2 pr-4">{formatMoment(line.createdAt)}</td>
              <td className="py-2 pr-4 first-letter:uppercase">
                {line.what}
                {Object.entries(line.extra).map(([name, value]) => (
                  <span key={name} className="wrap-anywhere block text-ink-soft">
                    {name} {value}
                  </span>
                ))}
              </td>
              <td className="wrap-anywhere min-w-40 py-2 pr-4">{line.by?.email ?? "A command"}</td>
              <td className="wrap-anywhere min-w-40 py-2 pr-4">
                {line.person && (
                  <Link to={`/admin/users?person=${line.person.id}`} className="link">
                    {line.person.email}
                  </Link>
                )}
              </td>
              <td className="wrap-anywhere min-w-40 py-2">{line.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
