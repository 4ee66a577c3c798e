import { SCENES } from "#schema/limits.ts";
import type { Engine } from "#schema/operations/operation.ts";
import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { joinCredits, movingScenes } from "./scene-prices.ts";
import { StepButton } from "./step-button.tsx";
import type { Steps } from "./use-steps.ts";

type Props = { pack: VideoPackView; steps: Steps; engine: Engine; isLocked: boolean };

/** Joining what moves, in its order. */
export function JoinStep({ pack, steps, engine, isLocked }: Props) {
  const moving = movingScenes(pack);
  const seconds = moving.reduce((sum, { video }) => sum + (video?.seconds ?? 0), 0);
  const sizes = new Set(moving.map(({ video }) => `${video?.width} × ${video?.height}`));
  if (moving.length < SCENES.min) {
    return <p className="text-ink-soft">As soon as two scenes move, they can be joined here.</p>;
  }
  if (sizes.size > 1) {
    return (
      <p className="text-ink-soft">
        The scenes have different sizes ({[...sizes].join(", ")}). Set them all in motion with the same model
        and quality, then they can be joined.
      </p>
    );
  }
  const isDone = pack.filmIsCurrent;
  return (
    <div className="flex flex-col gap-4">
      <p className="numbers text-ink-soft">
        {moving.length} scenes in their order, with cuts: {seconds} seconds.
        {isDone && " The film is made of them."}
      </p>
      <StepButton
        label={pack.filmUrl ? "Join them again" : "Join them"}
        price={joinCredits(seconds, engine) ?? 0}
        packId={pack.id}
        isBusy={steps.running === "join"}
        isDisabled={isLocked || isDone}
        onPress={() => void steps.join()}
      />
    </div>
  );
}
