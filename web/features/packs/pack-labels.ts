import type { CancellationView } from "#schema/jobs.ts";
import type { PackView } from "#schema/pictures/pack-order.ts";
import { count, formatCredits, formatNumber, formatWait } from "#web/lib/format.ts";
import { keptLabel } from "#web/lib/jobs/kept-label.ts";
import { packWait, picturesLeft } from "#web/lib/jobs/pack-wait.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";

/** Where a pack stands, in words; what changes every second is kept apart, so that it is not read out again and again. */
export function packLabels(pack: PackView, now: number): { state: string; wait: string; missing: string } {
  const { generatedImages: made, cancelledImages: cancelled, totalImages: total } = pack;
  const missing = [cancelledLabel(pack), failedLabel(pack)].filter(Boolean).join(" ");
  if (isRunning(pack.status)) {
    const state = pack.stopping
      ? `Finishing ${formatNumber(picturesLeft(pack))}, then stopping.`
      : made === 0
        ? "Starting."
        : `${formatNumber(made)} of ${count(total, "picture")}.`;
    return { state, wait: `${formatWait(packWait(pack, now))}.`, missing };
  }
  if (made > 0) return { state: `${count(made, "picture")}.`, wait: "", missing };
  if (cancelled > 0) return { state: "", wait: "", missing };
  if (pack.keptCredits > 0) return { state: "None of these pictures could be made.", wait: "", missing };
  const failed = "None of these pictures could be made. All credits for this pack were refunded.";
  return { state: failed, wait: "", missing: "" };
}

function cancelledLabel({ cancelledImages, cancelledCredits, totalImages }: PackView): string {
  if (cancelledImages === 0) return "";
  const what = cancelledImages === totalImages ? "this pack" : formatNumber(cancelledImages);
  return `You cancelled ${what}. ${formatCredits(cancelledCredits)} refunded.`;
}

function failedLabel({ failedImages, cancelledImages, keptCredits }: PackView): string {
  const failed = failedImages - cancelledImages;
  if (failed <= 0) return "";
  if (keptCredits > 0) return keptLabel(failed, keptCredits);
  return `${count(failed, "picture")} could not be made. The credits for ${failed === 1 ? "it" : "them"} were refunded.`;
}

/** What cancelling would do, said before it is done. */
export function cancelLabels(
  made: number,
  { beingMade, beingMadeCredits, cancellable, creditsBack }: CancellationView,
): string {
  const said: string[] = [];
  // the first sentence says what is counted, the others the number alone
  const amount = (value: number) => (said.length === 0 ? count(value, "picture") : formatNumber(value));
  if (made > 0) said.push(`${amount(made)} ${made === 1 ? "is" : "are"} done.`);
  if (beingMade > 0) {
    const credits = formatCredits(beingMadeCredits);
    said.push(
      `${amount(beingMade)} ${beingMade === 1 ? "is" : "are"} being made and will be kept (${credits}).`,
    );
  }
  said.push(
    cancellable > 0
      ? `${amount(cancellable)} will be cancelled: ${formatCredits(creditsBack)} will be refunded.`
      : "There is nothing left to cancel.",
  );
  return said.join(" ");
}
