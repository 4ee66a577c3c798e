import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { StepProgress } from "#web/features/shared/work/step-progress.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import type { Steps } from "./steps/use-steps.ts";

/** What is under way, or that the last step failed. */
export function PackProgress({ pack, steps }: { pack: VideoPackView; steps: Steps }) {
  if (pack.status === "FAILED") {
    return (
      <Notice role="status" className="mt-6">
        The last step failed. {pack.keptCredits > 0 ? "" : "Its credits were refunded. "}What was made before
        is still here, and you can try again.
      </Notice>
    );
  }
  if (pack.status !== "PROCESSING") return null;
  return <StepProgress id={pack.id} noun="part" isCancelling={steps.isCancelling} onCancel={steps.cancel} />;
}
