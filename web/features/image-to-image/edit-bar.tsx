import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { count, formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import type { EditPlan } from "./plan-edit.ts";

type Props = { plan: EditPlan; message: string | null; isBusy: boolean };

/** The button with its price, or why there is none to press. */
export function EditBar({ plan, message, isBusy }: Props) {
  const credits = useCredits();
  if (!plan.isOffered) return null;
  const isShort = plan.credits !== null && credits !== undefined && credits < plan.credits;
  const pictures = count(plan.count, "picture");
  return (
    <div>
      <div aria-live="polite" className="mb-3 empty:hidden">
        {message && !isShort && <Notice className="text-safelight">{message}</Notice>}
      </div>
      {isShort ? (
        <NotEnough
          price={plan.credits ?? 0}
          credits={credits}
          kept="Your pictures and settings are saved."
          returnTo="/tools/image-to-image"
        />
      ) : (
        <>
          <Button type="submit" size="large" className="numbers w-full" busy={isBusy}>
            {isBusy
              ? "Starting..."
              : plan.credits === null
                ? `Make ${pictures}`
                : `Make ${pictures} for ${formatCredits(plan.credits)}`}
          </Button>
          <RefundLine usual="If it fails, its credits are refunded." />
        </>
      )}
    </div>
  );
}
