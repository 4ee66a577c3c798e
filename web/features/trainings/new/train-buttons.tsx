import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import type { PackFacts } from "#schema/catalogue/theme.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";

type Props = {
  /** The pack that may be ordered in the same press. */
  pack: PackFacts | null;
  /** What the button says while it works. */
  busy: string | null;
  /** Trains, without the pack. Sending the form trains with it. */
  onTrainOnly: () => void;
};

/** What is paid in one press: the training and the chosen pack together, or the training alone. */
export function TrainButtons({ pack, busy, onTrainOnly }: Props) {
  const alone = `for ${formatCredits(TRAINING_CREDITS)}`;
  return (
    <div>
      <Button type="submit" size="large" busy={busy !== null} className="numbers w-full">
        {busy ??
          (pack ? (
            <span>
              Train and make {pack.name}:{" "}
              <span className="whitespace-nowrap">{formatCredits(TRAINING_CREDITS + PACK_CREDITS)}</span>
            </span>
          ) : (
            `Train ${alone}`
          ))}
      </Button>
      {pack && busy === null && (
        <Button look="quiet" className="numbers mt-1 w-full" onClick={onTrainOnly}>
          Only train, {alone}
        </Button>
      )}
      <RefundLine
        usual={
          pack
            ? "The pack is charged when your model is ready. If training fails, or you cancel before it starts, your credits are refunded."
            : "If training fails, or you cancel before it starts, your credits are refunded."
        }
      />
    </div>
  );
}
