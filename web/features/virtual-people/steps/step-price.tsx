import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";

type Props = {
  /** What is done, up to "for N credits". */
  label: string;
  price: number;
  look?: "primary" | "outline";
  isBusy: boolean;
  isDisabled: boolean;
  personId: string;
  onPress: () => void;
};

/** A step's button with its one price, or what is missing for it. */
export function StepPrice({ label, price, look = "primary", isBusy, isDisabled, personId, onPress }: Props) {
  const credits = useCredits();
  if (!isDisabled && look === "primary" && credits !== undefined && credits < price) {
    return (
      <NotEnough
        price={price}
        credits={credits}
        kept="The person is saved."
        returnTo={`/tools/virtual-people/${personId}`}
      />
    );
  }
  return (
    <Button
      size="large"
      look={look}
      className="numbers"
      busy={isBusy}
      disabled={isDisabled}
      onClick={onPress}
    >
      {label} for {formatCredits(price)}
    </Button>
  );
}
