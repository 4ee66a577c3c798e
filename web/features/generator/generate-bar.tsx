import type { ReactNode } from "react";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { count, formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";

type Props = {
  pictures: number;
  price: number;
  /** In the button's place, where the balance does not reach; null where it does. */
  shortfall: ReactNode;
  isPending: boolean;
  failure: unknown;
};

/** The button with its price; stands at the bottom of a small screen. */
export function GenerateBar({ pictures, price, shortfall, isPending, failure }: Props) {
  return (
    <div className="max-lg:sticky max-lg:bottom-(--bottom-bar) max-lg:z-10 max-lg:-mx-[clamp(1rem,4vw,3rem)] max-lg:border-hairline max-lg:border-y max-lg:bg-paper max-lg:px-[clamp(1rem,4vw,3rem)] max-lg:py-3">
      <div aria-live="polite" className="mb-3 flex flex-col gap-2 empty:hidden">
        {failure !== null && <Notice className="text-safelight">{messageOf(failure)}</Notice>}
      </div>
      {shortfall ?? (
        <>
          <Button type="submit" size="large" className="numbers w-full" busy={isPending}>
            {isPending ? "Starting..." : `Make ${count(pictures, "picture")} for ${formatCredits(price)}`}
          </Button>
          <RefundLine className="max-lg:hidden" usual="If a picture fails, its credits are refunded." />
        </>
      )}
    </div>
  );
}
