import { formatCredits } from "#web/lib/format.ts";
import { Notice } from "#web/ui/status/notice.tsx";

/** Credits that were spent before their payment was given back. */
export function DebtNotice({ debt }: { debt: number }) {
  if (debt === 0) return null;
  return (
    <Notice className="numbers mt-6">
      <p className="font-medium">You owe {formatCredits(debt)}.</p>
      <p className="text-ink-soft">
        A payment was refunded or disputed after its credits were spent. They will be deducted from the next
        credits you buy. Nothing else happens.
      </p>
    </Notice>
  );
}
