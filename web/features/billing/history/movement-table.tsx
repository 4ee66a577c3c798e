import { Link } from "react-router";
import type { CreditHistoryItem } from "#schema/accounts/account.ts";
import { formatMoment, formatNumber } from "#web/lib/format.ts";
import { movementLabels } from "./movement-labels.ts";

/** Movements with the balance after each. On a narrow screen date and balance stand below what they belong to. */
export function MovementTable({ items }: { items: readonly CreditHistoryItem[] }) {
  return (
    <table className="numbers w-full text-left">
      <caption className="sr-only">Your credit history, newest first</caption>
      <thead>
        <tr className="border-ink border-b text-ink-soft text-sm">
          <th scope="col" className="w-48 py-2 pr-6 font-normal max-sm:hidden">
            When
          </th>
          <th scope="col" className="py-2 pr-6 font-normal">
            What
          </th>
          <th scope="col" className="w-28 py-2 text-right font-normal">
            Credits
          </th>
          <th scope="col" className="w-28 py-2 text-right font-normal max-sm:hidden">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Movement key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function Movement({ item }: { item: CreditHistoryItem }) {
  const { what, to } = movementLabels(item);
  const when = formatMoment(item.createdAt);
  return (
    <tr className="border-hairline border-b align-baseline">
      <td className="whitespace-nowrap py-3.5 pr-6 text-ink-soft max-sm:hidden">
        <time dateTime={item.createdAt.toISOString()}>{when}</time>
      </td>
      <td className="py-3.5 pr-6">
        {to ? (
          <Link to={to} className="link">
            {what}
          </Link>
        ) : (
          what
        )}
        <span className="block text-ink-soft text-sm sm:hidden">{when}</span>
      </td>
      <td className="py-3.5 text-right">
        <span className="font-medium">{signed(item.credits)}</span>
        <span className="block whitespace-nowrap text-ink-soft text-sm sm:hidden">
          <span className="sr-only">Balance </span>= {formatNumber(item.newCredits)}
        </span>
      </td>
      <td className="py-3.5 text-right text-ink-soft max-sm:hidden">{formatNumber(item.newCredits)}</td>
    </tr>
  );
}

/** With a true minus, as wide as the plus. */
const signed = (credits: number) => `${credits > 0 ? "+" : "−"}${formatNumber(Math.abs(credits))}`;
