import type { CreditHistoryItem } from "#schema/accounts/account.ts";
import { formatDate, formatNumber } from "#web/lib/format.ts";

/** Movements of credits with the words and ids they were written down with. */
export function LedgerLines({ history }: { history: CreditHistoryItem[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label="Credit history" className="overflow-x-auto">
      <table className="numbers w-full text-left text-sm">
        <thead>
          <tr className="border-ink border-b">
            <th className="py-2 pr-4 font-medium">Day</th>
            <th className="py-2 pr-4 font-medium">Reason</th>
            <th className="py-2 pr-4 text-right font-medium">Credits</th>
            <th className="py-2 text-right font-medium">Balance</th>
          </tr>
        </thead>
        <tbody>
          {history.map((row) => (
            <tr key={row.id} className="border-hairline border-b align-top">
              <td className="py-2 pr-4">{formatDate(row.createdAt)}</td>
              <td className="wrap-anywhere py-2 pr-4">
                {toLabel(row.reason)}
                <span className="block text-ink-soft">{extraLabel(row.reasonExtra)}</span>
              </td>
              <td className="py-2 pr-4 text-right">
                {row.credits > 0 && "+"}
                {formatNumber(row.credits)}
              </td>
              <td className="py-2 text-right">{formatNumber(row.newCredits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function extraLabel(extra: CreditHistoryItem["reasonExtra"]): string {
  return Object.entries(extra ?? {})
    .map(([name, value]) => `${name} ${toLabel(String(value))}`)
    .join(", ");
}

/** Codes as they stand in the ledger, so that they can break where words do. */
const toLabel = (code: string) => code.replaceAll("_", " ").toLowerCase();
