import { PICTURE_COUNT } from "#schema/pictures/pictures.ts";
import { AspectField } from "#web/features/shared/picture-settings/aspect-field.tsx";
import { SeedField } from "#web/features/shared/picture-settings/seed-field.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import type { GeneratorDraft } from "../draft.ts";
import { countWith, FACE_MODEL, isBaseModel, type ModelChoices, takesNegative } from "../models.ts";
import { FaceField } from "./face-field.tsx";
import { ModelField } from "./model-field.tsx";
import { StrengthField } from "./strength-field.tsx";

const COUNTS = Array.from({ length: PICTURE_COUNT.max }, (_, index) => {
  const value = String(index + PICTURE_COUNT.min);
  return { value, label: value };
});

type Props = {
  choices: ModelChoices;
  draft: GeneratorDraft;
  model: string;
  /** The engine of this machine: words choose light, place and finish only. */
  embedded: boolean;
  errors: Readonly<Record<string, string>>;
  consent: boolean;
  onConsent: (consent: boolean) => void;
  onChange: (input: Partial<GeneratorDraft>) => void;
};

/** Everything of a request that is not its words. */
export function SettingsPanel({
  choices,
  draft,
  model,
  embedded,
  errors,
  consent,
  onConsent,
  onChange,
}: Props) {
  const seedError = errors.seed ?? null;
  const isTrained = model !== FACE_MODEL && !isBaseModel(model);
  return (
    <div className="flex flex-col gap-6">
      <ModelField choices={choices} value={model} onChange={(next) => onChange({ model: next })} />
      {model === FACE_MODEL && (
        <FaceField
          draft={draft}
          onChange={onChange}
          errors={errors}
          consent={consent}
          onConsent={onConsent}
        />
      )}
      <AspectField value={draft.aspect} onChange={(aspect) => onChange({ aspect })} />
      {countWith(model, COUNTS.length) > 1 && (
        <ChoiceField
          legend="How many"
          options={COUNTS}
          value={String(draft.count)}
          onChange={(value) => onChange({ count: Number(value) })}
        />
      )}
      {takesNegative(model) && (
        <TextArea
          label="Not in the picture"
          hint="Words for what you don't want to see."
          rows={2}
          value={draft.negativePrompt}
          error={errors.negativePrompt ?? null}
          onChange={(event) => onChange({ negativePrompt: event.target.value })}
        />
      )}
      <details open={seedError !== null || undefined} className="group">
        <summary className="link w-fit">{isTrained ? "Seed and likeness" : "Seed"}</summary>
        <div className="mt-4 flex flex-col gap-5">
          <SeedField keep={draft.keepSeed} seed={draft.seed} error={seedError} onChange={onChange} />
          {isTrained && (
            <StrengthField
              value={draft.strength}
              onChange={(strength) => onChange({ strength })}
              disabled={embedded}
            />
          )}
        </div>
      </details>
      {embedded && (
        <Notice>
          <strong className="font-medium">Preview mode.</strong> Your prompt sets the place, the light and the
          finish, such as an oil painting. Pose and clothes stay the same as in your photos.
        </Notice>
      )}
    </div>
  );
}
