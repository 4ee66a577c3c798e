import type { PhotoSet } from "#web/features/trainings/new/photo-set.ts";
import { trainingBlocker, weakSet } from "#web/features/uploads/photos/set-readiness.ts";
import type { Photos } from "#web/features/uploads/photos/use-photos.ts";

/** The photos on the desk as a training sees them. */
export function photoSetOf({ overview, upload }: Photos): PhotoSet {
  const { uploadIds, checkedIds, toSend, onTheWay, share } = overview;
  return {
    uploadIds,
    checkedIds,
    toSend,
    onTheWay,
    share,
    failed: overview.photos.filter(({ delivery }) => delivery.state === "failed").map(({ name }) => name),
    blocker: trainingBlocker(overview),
    weak: weakSet(overview),
    upload: () => upload(toSend),
  };
}
