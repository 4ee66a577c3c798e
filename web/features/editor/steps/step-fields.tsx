import { PROMPT_LENGTH } from "#schema/limits.ts";
import { PHOTO_FINISHES, type PhotoFinish } from "#schema/operations/edits/by-words/finish.ts";
import { UPSCALE_FACTORS } from "#schema/operations/edits/upscale.ts";
import { VARIATION_STRENGTH } from "#schema/operations/edits/variations.ts";
import type { EditName } from "#schema/operations/index.ts";
import type { Engine, Size } from "#schema/operations/operation.ts";
import { PICTURE_COUNT } from "#schema/pictures/pictures.ts";
import { BackgroundField } from "#web/features/shared/background/background-field.tsx";
import { EDIT_NAMES_SHOWN, EDIT_OF_TYPE } from "#web/features/shared/edits/edit-names.ts";
import { SourcePictures } from "#web/features/shared/source-picture/source-pictures.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { Slider } from "../tools/slider.tsx";
import { readType, type StepSettings, takesWords } from "./step-settings.ts";
import type { Step } from "./steps.ts";
import { morePictures, WORD_KINDS } from "./word-kinds.ts";

type Props = {
  step: Step;
  /** Of several kinds, one of which is chosen here. */
  isByWords: boolean;
  engine: Engine;
  settings: StepSettings;
  size: Size;
  error: string | null;
  /** Pasted photos come here. */
  takesPaste: boolean;
  onChange: (changes: Partial<StepSettings>) => void;
};

const COUNTS = Array.from({ length: PICTURE_COUNT.max }, (_, at) => String(at + PICTURE_COUNT.min));
const percent = (value: number) => `${Math.round(value * 100)}%`;

/** What a step asks. */
export function StepFields({ step, isByWords, engine, settings, size, error, takesPaste, onChange }: Props) {
  const { name, words } = step;
  const type = readType(step, settings);
  const more = morePictures(step);
  const lacksPicture = settings.pictures.length < more.min;
  const hasWords = words !== null && takesWords(step, settings, engine);
  return (
    <>
      {isByWords && (
        <SelectField
          label="Kind of change"
          value={settings.kind}
          onChange={(event) => onChange({ kind: event.target.value as EditName })}
        >
          {WORD_KINDS.map(({ name }) => (
            <option key={name} value={name}>
              {EDIT_NAMES_SHOWN[name]}
            </option>
          ))}
        </SelectField>
      )}
      {name === "replace-background" && (
        <BackgroundField
          value={settings.background}
          takesPaste={takesPaste}
          onChange={(background) => onChange({ background })}
        />
      )}
      {name === "finish" && (
        <SelectField
          label="Made as"
          value={settings.finish}
          onChange={(event) => onChange({ finish: event.target.value as PhotoFinish })}
        >
          {PHOTO_FINISHES.map((finish) => (
            <option key={finish} value={finish}>
              {finish[0]!.toUpperCase() + finish.slice(1)}
            </option>
          ))}
        </SelectField>
      )}
      {hasWords && (
        <TextArea
          label={words.label}
          placeholder={words.placeholder}
          rows={2}
          maxLength={PROMPT_LENGTH.max}
          value={settings.prompt}
          error={lacksPicture ? null : error}
          hint={<span aria-live="polite">{type && `Read as: ${EDIT_NAMES_SHOWN[EDIT_OF_TYPE[type]]}.`}</span>}
          onChange={(event) => onChange({ prompt: event.target.value })}
        />
      )}
      {more.max > 0 && (
        <SourcePictures
          legend={more.min > 0 ? "Picture of the style" : "Further pictures, if it takes something from them"}
          hint={more.max > 1 ? "Picture 1 is the one you are editing." : undefined}
          pictures={settings.pictures.slice(0, more.max)}
          onChange={(pictures) => onChange({ pictures })}
          max={more.max}
          takesPaste={takesPaste}
          error={lacksPicture ? error : null}
        />
      )}
      {error && !hasWords && !lacksPicture && (
        <p role="alert" className="text-safelight">
          {error}
        </p>
      )}
      {name === "upscale" && (
        <ChoiceField
          legend="By how much"
          options={UPSCALE_FACTORS.map((value) => ({
            value,
            label: `${value}×, ${size.width * Number(value)} × ${size.height * Number(value)}`,
          }))}
          value={settings.factor}
          onChange={(factor) => onChange({ factor })}
        />
      )}
      {name === "variations" && (
        <>
          <Slider
            label="How different"
            min={VARIATION_STRENGTH.min}
            max={VARIATION_STRENGTH.max}
            step={VARIATION_STRENGTH.step}
            usual={VARIATION_STRENGTH.usual}
            value={settings.strength}
            format={percent}
            onChange={(strength) => onChange({ strength })}
          />
          <ChoiceField
            legend="How many"
            options={COUNTS.map((value) => ({ value, label: value }))}
            value={String(settings.count)}
            onChange={(value) => onChange({ count: Number(value) })}
          />
        </>
      )}
    </>
  );
}
