import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { formatCredits } from "#web/lib/format.ts";
import { formatSeconds } from "#web/lib/format-seconds.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import type { Said } from "./draft.ts";
import type { planTalkingHead } from "./use-talking-head.ts";

type Props = {
  plan: ReturnType<typeof planTalkingHead>;
  said: Said | null;
  message: string | null;
  isBusy: boolean;
};

/** The button with its price, or why there is none to press. */
export function TalkingHeadBar({ plan, said, message, isBusy }: Props) {
  const balance = useCredits();
  const { reason, credits, perSecond } = plan;
  if (reason !== null)
    return <Notice role="status">{reason} It cannot be started, so it takes no credits.</Notice>;
  const isShort = credits !== null && balance !== undefined && balance < credits;
  if (isShort && !isBusy)
    return (
      <NotEnough
        price={credits}
        credits={balance}
        kept="Your picture, recording and settings are kept."
        returnTo="/tools/talking-head"
      />
    );
  return (
    <div>
      <div aria-live="polite" className="mb-3 empty:hidden">
        {message && <Notice className="text-safelight">{message}</Notice>}
      </div>
      <Button type="submit" size="large" className="numbers w-full sm:w-auto" busy={isBusy}>
        {isBusy
          ? "Starting…"
          : credits === null || !said
            ? "Make the video"
            : `Make ${formatSeconds(said.seconds)} for ${formatCredits(credits)}`}
      </Button>
      <RefundLine
        usual={`${formatCredits(perSecond ?? 0)} for each second of speech, rounded up. If it fails, they are refunded.`}
      />
    </div>
  );
}
