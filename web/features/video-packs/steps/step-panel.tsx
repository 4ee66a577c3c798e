import type { ReactNode } from "react";
import type { Engine } from "#schema/operations/operation.ts";
import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import type { StoryboardForm } from "../storyboard/use-storyboard.ts";
import { JoinStep } from "./join-step.tsx";
import { MovementStep } from "./movement-step.tsx";
import { StillsStep } from "./stills-step.tsx";
import type { Steps } from "./use-steps.ts";

type Props = { pack: VideoPackView; form: StoryboardForm; steps: Steps; engine: Engine; isLocked: boolean };

/** The three steps in their order, each with its own price. */
export function StepPanel(props: Props) {
  const { engine, steps } = props;
  return (
    <aside aria-labelledby="steps-title" className="flex flex-col gap-8 self-start">
      <h2 id="steps-title" className="sr-only">
        Steps
      </h2>
      {engine === "embedded" && (
        <p className="text-ink-soft text-sm">
          <strong className="font-medium text-ink">Preview mode:</strong> stills get a new background and
          light, and the camera moves over them. Pose and clothes stay as in your photos.
        </p>
      )}
      <div aria-live="polite" className="empty:hidden">
        {steps.message && <Notice className="text-safelight">{steps.message}</Notice>}
      </div>
      <Step title="1. Stills">
        <StillsStep {...props} />
      </Step>
      <Step title="2. Movement">
        <MovementStep {...props} />
      </Step>
      <Step title="3. Film">
        <JoinStep {...props} />
      </Step>
    </aside>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-hairline border-t pt-5">
      <h3 className="mb-4 text-heading">{title}</h3>
      {children}
    </section>
  );
}
