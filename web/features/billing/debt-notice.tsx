import { formatCredits } from "#web/lib/format.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Credits that were spent before their payment was given back. */
export function DebtNotice({ debt }: { debt: number }) {
  if (debt === 0) return null;
  return (
    <Notice className="numbers mt-6">
      <p className="font-medium">{formatCredits(debt)} are owed.</p>
      <p className="text-ink-soft">
        A payment was refunded or disputed after its credits had been spent. They come off the next credits
        you buy; nothing else happens.
      </p>
    </Notice>
  );
}
