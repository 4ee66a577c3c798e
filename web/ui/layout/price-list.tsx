import { formatCredits } from "#web/lib/format.ts";

type Props = { prices: readonly { what: string; credits: number; note: string }[] };

/** What actions cost, one line each. */
export function PriceList({ prices }: Props) {
  return (
    <dl className="mt-6 border-ink border-t">
      {prices.map((price) => (
        <div
          key={price.what}
          className="flex items-baseline justify-between gap-6 border-hairline border-b py-4"
        >
          <dt>
            <span className="block text-lg">{price.what}</span>
            <span className="numbers text-ink-soft text-sm">{price.note}</span>
          </dt>
          <dd className="numbers whitespace-nowrap font-display text-heading">
            {formatCredits(price.credits)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
