import { useState } from "react";
import type { VisitorRequestView } from "#schema/visitors/visitors.ts";
import { formatWait } from "#web/lib/format.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/status/progress-bar.tsx";
import { ResultPicture } from "./result-picture.tsx";
import type { VisitorWorkState } from "./use-visitor-work.ts";

type Props = { request: VisitorRequestView; work: VisitorWorkState };

/** What was asked for: waiting, being made, made, or why not. */
export function RequestStage({ request, work }: Props) {
  const [picture] = request.pictures;
  if (picture)
    return <ResultPicture picture={picture} photo={work.wishes[request.id]?.photo?.ready ?? null} />;
  return (
    <div
      role="status"
      className="m-auto flex min-h-72 max-w-md flex-col items-center justify-center gap-4 text-center"
    >
      {request.failure === null ? <Waiting request={request} work={work} /> : <p>{request.failure}</p>}
    </div>
  );
}

function Waiting({ request, work }: Props) {
  const now = useNow(true);
  const [isStopping, setIsStopping] = useState(false);
  const { estimatedSeconds, queuePosition, startedAt, status } = request;
  const elapsed = Math.max(0, now - startedAt.getTime()) / 1000;
  const isBegun = status === "PROCESSING" && queuePosition === null;
  const share = isBegun ? Math.min(0.95, elapsed / Math.max(1, estimatedSeconds)) : null;
  return (
    <>
      <p>{isBegun ? "Making your picture…" : placeWords(queuePosition)}</p>
      <ProgressBar label="Your picture" share={share} className="w-64 max-w-full" />
      {isBegun && (
        <p className="text-sm">{formatWait({ seconds: estimatedSeconds - elapsed, share: share ?? 0 })}</p>
      )}
      {isStopping && work.cancelTrouble ? (
        <p className="text-sm">{work.cancelTrouble}</p>
      ) : (
        <Button
          look="film"
          size="small"
          busy={work.isCancelling}
          onClick={() => {
            setIsStopping(true);
            work.cancel(request.id);
          }}
        >
          Cancel
        </Button>
      )}
      <p className="text-sm">You can leave this page and come back to it today.</p>
    </>
  );
}

/** Where it stands in the provider's queue. */
function placeWords(queuePosition: number | null): string {
  if (queuePosition === null) return "Waiting for its turn…";
  if (queuePosition === 0) return "Next in the queue.";
  return `${queuePosition} before you in the queue.`;
}
