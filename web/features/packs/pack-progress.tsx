import type { PackView } from "#schema/pictures/pack-order.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { packLabels } from "./pack-labels.ts";

/** One line that says how far a pack has come, or how it ended. */
export function PackProgress({ pack }: { pack: PackView }) {
  const { state, wait, missing } = packLabels(pack, useNow(isRunning(pack.status)));
  return (
    <p role="status" className="numbers text-lg">
      {state}{" "}
      <span aria-hidden="true" className="text-ink-soft">
        {wait}
      </span>{" "}
      <span className="text-ink-soft">{missing}</span>
    </p>
  );
}
