import { useState } from "react";
import type { Engine } from "#schema/operations/operation.ts";
import { VIDEO_MODELS, VIDEO_QUALITIES } from "#schema/operations/videos/video.ts";
import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { MODEL_LABELS, QUALITY_LABELS } from "#web/features/shared/videos/video-labels.ts";
import { count } from "#web/lib/format.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { SceneChoice } from "../storyboard/scene-choice.tsx";
import { setCell } from "../storyboard/storyboard.ts";
import type { StoryboardForm } from "../storyboard/use-storyboard.ts";
import { judgeMovement, movementCredits } from "./scene-prices.ts";
import { StepButton } from "./step-button.tsx";
import type { Steps } from "./use-steps.ts";

type Props = { pack: VideoPackView; form: StoryboardForm; steps: Steps; engine: Engine; isLocked: boolean };

/** Setting chosen stills in motion: all together at one price, and only those scenes that are meant. */
export function MovementStep({ pack, form, steps, engine, isLocked }: Props) {
  const [picked, setPicked] = useState<string[] | null>(null);
  const { board } = form;
  const ready = board.scenes.flatMap(({ id }, at) => {
    const scene = pack.scenes.find((one) => one.id === id);
    return scene?.selectedGenerationId
      ? [{ id, place: at + 1, moves: scene.video?.status === "COMPLETED" }]
      : [];
  });
  const still = ready.filter(({ moves }) => !moves).map(({ id }) => id);
  const chosen = (picked ?? still).filter((id) => ready.some((scene) => scene.id === id));
  const judged = judgeMovement(board, pack.aspect, engine);
  const price = movementCredits(
    board,
    board.scenes.filter(({ id }) => chosen.includes(id)),
    pack,
    engine,
  );
  const isPossible = (cell: Parameters<typeof judgeMovement>[0]) =>
    !("reason" in judgeMovement(cell, pack.aspect, engine));
  const change = (cell: Parameters<typeof judgeMovement>[0]) =>
    form.change(setCell(board, cell, pack.aspect));
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="Model"
          value={board.model}
          disabled={isLocked}
          hint={engine === "embedded" ? "The others need an AI provider." : undefined}
          onChange={({ target }) => {
            const model = VIDEO_MODELS.find((one) => one === target.value) ?? board.model;
            const quality = VIDEO_QUALITIES.find((one) => isPossible({ model, quality: one }));
            if (quality)
              change({
                model,
                quality: isPossible({ model, quality: board.quality }) ? board.quality : quality,
              });
          }}
        >
          {VIDEO_MODELS.map((model) => (
            <option
              key={model}
              value={model}
              disabled={!VIDEO_QUALITIES.some((quality) => isPossible({ model, quality }))}
            >
              {MODEL_LABELS[model]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Quality"
          value={board.quality}
          disabled={isLocked}
          onChange={({ target }) =>
            change({
              model: board.model,
              quality: VIDEO_QUALITIES.find((one) => one === target.value) ?? board.quality,
            })
          }
        >
          {VIDEO_QUALITIES.map((quality) => (
            <option key={quality} value={quality} disabled={!isPossible({ model: board.model, quality })}>
              {QUALITY_LABELS[quality]}
            </option>
          ))}
        </SelectField>
      </div>
      {ready.length > 0 ? (
        <SceneChoice legend="Set in motion" scenes={ready} chosen={chosen} onChange={setPicked} />
      ) : (
        <p className="text-ink-soft">Choose a still of a scene first.</p>
      )}
      {"reason" in judged ? (
        <Notice role="status">{judged.reason} It cannot be started, so it takes no credits.</Notice>
      ) : (
        ready.length > 0 && (
          <StepButton
            label={
              chosen.length === 0
                ? "Choose scenes to set in motion"
                : `Set ${count(chosen.length, "scene")} in motion`
            }
            price={price ?? 0}
            packId={pack.id}
            isBusy={steps.running === "movement"}
            isDisabled={isLocked || chosen.length === 0}
            onPress={async () => {
              if (await steps.moveScenes(chosen)) setPicked(null);
            }}
          />
        )
      )}
      <p className="text-ink-soft text-sm">
        A scene that fails is refunded by itself; the others stay. Scenes you leave out cost nothing.
      </p>
    </div>
  );
}
