import { pictureCredits } from "#schema/billing/pricing.ts";
import { faceSwap } from "#schema/operations/edits/by-words/face-swap.ts";
import { type Engine, isOffered } from "#schema/operations/operation.ts";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import type { SourcePicture } from "#web/features/shared/source-picture/source-picture.ts";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";

type Props = {
  engine: Engine;
  picture: SourcePicture | null;
  /** Whether something speaks against it, which is said above. */
  isRefused: boolean;
  message: string | null;
  isBusy: boolean;
};

/** The button with its price, or why there is none to press. */
export function SwapBar({ engine, picture, isRefused, message, isBusy }: Props) {
  const credits = useCredits();
  if (!isOffered(faceSwap, engine)) {
    return (
      <Notice role="status">
        <strong className="font-medium">Face swap needs an AI provider,</strong> and none is connected here.
        It cannot be started, so it takes no credits. You can still see whether two faces fit.
      </Notice>
    );
  }
  if (isRefused) return null;
  const size = faceSwap.outputSize({ hair: "picture", width: 0, height: 0 }, picture ?? SOME_SIZE);
  const price = pictureCredits(faceSwap, size, engine);
  if (credits !== undefined && credits < price) {
    return (
      <NotEnough
        price={price}
        credits={credits}
        kept="Your pictures are saved."
        returnTo="/tools/face-swap"
      />
    );
  }
  return (
    <div>
      <div aria-live="polite" className="mb-3 empty:hidden">
        {message && <Notice className="text-safelight">{message}</Notice>}
      </div>
      <Button type="submit" size="large" className="numbers w-full" busy={isBusy}>
        {isBusy ? "Starting..." : `Swap the face for ${formatCredits(price)}`}
      </Button>
      <RefundLine usual="If it fails, its credits are refunded." />
    </div>
  );
}

const SOME_SIZE = { width: 1024, height: 1024 };
