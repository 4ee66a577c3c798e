import { useState } from "react";
import { Link } from "react-router";
import type { Engine } from "#schema/operations/operation.ts";
import { judgeStillCell } from "#schema/videos/still-cells.ts";
import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { DeleteVideoPack } from "./delete-video-pack.tsx";
import { Film } from "./film.tsx";
import { PackProgress } from "./pack-progress.tsx";
import { StepPanel } from "./steps/step-panel.tsx";
import { useSteps } from "./steps/use-steps.ts";
import { SceneCard } from "./storyboard/scene-card.tsx";
import { StoryboardBar } from "./storyboard/storyboard-bar.tsx";
import { useRemoveScene } from "./storyboard/use-remove-scene.ts";
import { useStoryboard } from "./storyboard/use-storyboard.ts";

type Props = { pack: VideoPackView; engine: Engine; onDeleted: () => void };

/** The storyboard with its scenes, the steps with their prices, and the film. */
export function VideoPackDetail({ pack, engine, onDeleted }: Props) {
  const form = useStoryboard(pack);
  const remove = useRemoveScene(pack, form);
  const steps = useSteps(pack.id, form);
  const [moved, setMoved] = useState("");
  const isLocked = pack.status === "PROCESSING";
  const cell = judgeStillCell(form.board, pack.aspect);
  return (
    <>
      <PageHead
        title={pack.name}
        lead={
          <p className="text-base">
            “{pack.mainIdea}”, made with{" "}
            {pack.isTrainingMine ? (
              <Link className="link" to={`/tools/trainings/${pack.trainingId}`}>
                {pack.trainingName}
              </Link>
            ) : (
              (pack.trainingName ?? "a deleted model")
            )}
          </p>
        }
      />
      <PackProgress pack={pack} steps={steps} />
      <Film pack={pack} />
      <div className="grid gap-x-14 gap-y-10 pt-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="storyboard-title" className="min-w-0">
          <h2 id="storyboard-title" className="text-title">
            Storyboard
          </h2>
          <p role="status" className="sr-only">
            {moved}
          </p>
          <StoryboardBar form={form} pack={pack} isLocked={isLocked} />
          <ol className="mt-6">
            {form.board.scenes.map((draft, at) => (
              <SceneCard
                key={draft.id}
                draft={draft}
                scene={pack.scenes.find(({ id }) => id === draft.id)}
                at={at}
                form={form}
                pack={pack}
                lengths={"reason" in cell ? [] : cell.lengths}
                isLocked={isLocked}
                onChoose={(generationId) => steps.choose(draft.id, generationId)}
                onMoved={(place) => setMoved(`Now scene ${place}.`)}
                onRemove={() => remove(draft, at)}
              />
            ))}
          </ol>
        </section>
        <StepPanel pack={pack} form={form} steps={steps} engine={engine} isLocked={isLocked} />
      </div>
      {!isLocked && (
        <div className="mt-10">
          <DeleteVideoPack pack={pack} onDeleted={onDeleted} />
        </div>
      )}
    </>
  );
}
