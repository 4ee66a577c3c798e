import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { formatCredits } from "#web/lib/format.ts";
import { secondsWords } from "#web/lib/format-seconds.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import type { VideoPlan } from "./plan-video.ts";

type Props = { plan: VideoPlan; message: string | null; isBusy: boolean };

/** The button with its price, or why there is none to press. */
export function VideoBar({ plan, message, isBusy }: Props) {
  const credits = useCredits();
  if (plan.credits === null)
    return (
      <Notice role="status">
        {plan.reason ?? plan.misfit} It cannot be started, so it takes no credits.
      </Notice>
    );
  const isShort = credits !== undefined && credits < plan.credits;
  return (
    <div>
      <div aria-live="polite" className="mb-3 empty:hidden">
        {message && !isShort && <Notice className="text-safelight">{message}</Notice>}
      </div>
      {isShort ? (
        <NotEnough
          price={plan.credits}
          credits={credits}
          kept="Your picture and settings are saved."
          returnTo="/tools/video-generator"
        />
      ) : (
        <>
          <Button type="submit" size="large" className="numbers w-full" busy={isBusy}>
            {isBusy ? "Starting..." : `Make ${secondsWords(plan.seconds)} for ${formatCredits(plan.credits)}`}
          </Button>
          <RefundLine
            usual={
              plan.stillCredits === null
                ? "If it fails, its credits are refunded."
                : `${formatCredits(plan.stillCredits)} of it are for the still. What fails is refunded.`
            }
          />
        </>
      )}
    </div>
  );
}
