import { PROMPT_LENGTH, SCENES } from "#schema/limits.ts";
import { SHOTS } from "#schema/videos/storyboard/shots.ts";
import type { SceneView, VideoPackView } from "#schema/videos/video-packs.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { SceneStills } from "./scene-stills.tsx";
import { SceneVideo } from "./scene-video.tsx";
import { changeScene, type SceneDraft, shiftScene } from "./storyboard.ts";
import type { StoryboardForm } from "./use-storyboard.ts";

type Props = {
  draft: SceneDraft;
  /** As it is kept; none for a scene that was just added. */
  scene: SceneView | undefined;
  at: number;
  form: StoryboardForm;
  pack: VideoPackView;
  lengths: readonly number[];
  isLocked: boolean;
  onChoose: (generationId: string) => void;
  /** Told where a scene stands now. */
  onMoved: (place: number) => void;
  onRemove: () => void;
};

/** One scene: its words, its place in the film, its stills and its video. */
export function SceneCard({ draft, scene, at, form, pack, lengths, isLocked, ...on }: Props) {
  const { onChoose, onMoved, onRemove } = on;
  const { board, change, problems } = form;
  const { id } = draft;
  const place = at + 1;
  const last = board.scenes.length - 1;
  const shot = SHOTS.find(({ slug }) => slug === draft.shot);
  const set = (part: Partial<SceneDraft>) => change(changeScene(board, id, part));
  const shift = (by: -1 | 1) => {
    change(shiftScene(board, id, by));
    onMoved(place + by);
  };
  return (
    <li className="border-hairline border-t py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="text-heading">
          {place}. {shot?.name}
          {shot && (
            <span className="ml-3 font-text text-base text-ink-soft tracking-normal">{shot.hint}</span>
          )}
        </h3>
        <div className="flex flex-wrap gap-x-5">
          <Button
            look="quiet"
            disabled={isLocked || at === 0}
            onClick={() => shift(-1)}
            aria-label={`Move scene ${place} up`}
          >
            Up
          </Button>
          <Button
            look="quiet"
            disabled={isLocked || at === last}
            onClick={() => shift(1)}
            aria-label={`Move scene ${place} down`}
          >
            Down
          </Button>
          <Button
            look="quiet"
            disabled={isLocked || board.scenes.length <= SCENES.min}
            onClick={onRemove}
            aria-label={`Remove scene ${place}`}
          >
            Remove
          </Button>
        </div>
      </div>
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <TextArea
            label="The still shows"
            rows={2}
            value={draft.prompt}
            maxLength={PROMPT_LENGTH.max}
            readOnly={isLocked}
            error={problems[`scenes.${at}.prompt`]}
            onChange={({ target }) => set({ prompt: target.value })}
          />
          <TextArea
            label="What happens"
            rows={1}
            value={draft.movement}
            maxLength={PROMPT_LENGTH.max}
            readOnly={isLocked}
            error={problems[`scenes.${at}.movement`]}
            onChange={({ target }) => set({ movement: target.value })}
          />
          {lengths.length > 1 && (
            <SelectField
              label="Length"
              className="w-40"
              value={draft.seconds}
              disabled={isLocked}
              onChange={({ target }) => set({ seconds: Number(target.value) })}
            >
              {lengths.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {seconds} seconds
                </option>
              ))}
            </SelectField>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {scene?.video && <SceneVideo video={scene.video} place={place} />}
          {scene && <SceneStills scene={scene} place={place} aspect={pack.aspect} onChoose={onChoose} />}
          {!scene?.video && !scene?.stills.length && (
            <p className="text-ink-soft">Its stills appear here, to choose from.</p>
          )}
        </div>
      </div>
    </li>
  );
}
