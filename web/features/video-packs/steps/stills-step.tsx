import { useState } from "react";
import { STILLS_PER_SCENE } from "#schema/limits.ts";
import type { Engine } from "#schema/operations/operation.ts";
import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { count } from "#web/lib/format.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import { SceneChoice } from "../storyboard/scene-choice.tsx";
import type { StoryboardForm } from "../storyboard/use-storyboard.ts";
import { stillsCredits } from "./scene-prices.ts";
import { StepButton } from "./step-button.tsx";
import type { Steps } from "./use-steps.ts";

type Props = { pack: VideoPackView; form: StoryboardForm; steps: Steps; engine: Engine; isLocked: boolean };

const COUNTS = Array.from({ length: STILLS_PER_SCENE.max }, (_, at) => at + 1);

/** Stills to choose from, for the scenes that have none unless others are meant. */
export function StillsStep({ pack, form, steps, engine, isLocked }: Props) {
  const [picked, setPicked] = useState<string[] | null>(null);
  const [perScene, setPerScene] = useState<number>(STILLS_PER_SCENE.usual);
  const all = form.board.scenes.map(({ id }, at) => ({ id, place: at + 1 }));
  const without = all.filter(({ id }) => !pack.scenes.find((scene) => scene.id === id)?.stills.length);
  const chosen = (picked ?? without.map(({ id }) => id)).filter((id) => all.some((scene) => scene.id === id));
  const amount = chosen.length * perScene;
  if (pack.trainingId === null) {
    return (
      <p className="text-ink-soft">The model of this film was deleted, so no more stills can be made.</p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <SceneChoice legend="Make stills of" scenes={all} chosen={chosen} onChange={setPicked} />
      <SelectField
        label="Stills of each"
        className="w-32"
        value={perScene}
        onChange={({ target }) => setPerScene(Number(target.value))}
      >
        {COUNTS.map((amount) => (
          <option key={amount} value={amount}>
            {amount}
          </option>
        ))}
      </SelectField>
      <StepButton
        label={chosen.length === 0 ? "Choose scenes to make stills of" : `Make ${count(amount, "still")}`}
        price={stillsCredits(pack, amount, engine)}
        packId={pack.id}
        isBusy={steps.running === "stills"}
        isDisabled={isLocked || chosen.length === 0}
        onPress={async () => {
          if (await steps.makeStills(chosen, perScene)) setPicked(null);
        }}
      />
      <RefundLine usual="Stills that fail are refunded." className="mt-0" />
    </div>
  );
}
