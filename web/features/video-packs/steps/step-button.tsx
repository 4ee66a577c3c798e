import type { ReactNode } from "react";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";

type Props = {
  /** What is done, up to "for N credits". */
  label: string;
  price: number;
  isBusy: boolean;
  isDisabled: boolean;
  packId: string;
  onPress: () => unknown;
  children?: ReactNode;
};

/** A step's button with its one price, or what is missing for it. */
export function StepButton({ label, price, isBusy, isDisabled, packId, onPress }: Props) {
  const credits = useCredits();
  if (!isDisabled && credits !== undefined && credits < price) {
    return (
      <NotEnough
        price={price}
        credits={credits}
        kept="Your storyboard is kept."
        returnTo={`/tools/video-packs/${packId}`}
      />
    );
  }
  return (
    <Button
      size="large"
      className="numbers w-full"
      busy={isBusy}
      disabled={isDisabled}
      onClick={() => void onPress()}
    >
      {isDisabled ? label : `${label} for ${formatCredits(price)}`}
    </Button>
  );
}
