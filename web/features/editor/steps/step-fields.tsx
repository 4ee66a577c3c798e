import { PROMPT_LENGTH } from "#schema/limits.ts";
import { UPSCALE_FACTORS } from "#schema/operations/edits/upscale.ts";
import { VARIATION_STRENGTH } from "#schema/operations/edits/variations.ts";
import type { Size } from "#schema/operations/operation.ts";
import { PICTURE_COUNT } from "#schema/pictures/pictures.ts";
import { Chip } from "#web/ui/controls/chip.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { Slider } from "../tools/slider.tsx";
import { readType, type StepSettings, TYPE_NAMES } from "./step-settings.ts";
import type { Step } from "./steps.ts";

type Props = {
  step: Step;
  settings: StepSettings;
  size: Size;
  error: string | null;
  onChange: (changes: Partial<StepSettings>) => void;
};

const COLOURS = [
  { label: "White", value: "#ffffff" },
  { label: "Light grey", value: "#d9d9d9" },
  { label: "Grey", value: "#8c8c8c" },
  { label: "Black", value: "#111111" },
] as const;
const COUNTS = Array.from({ length: PICTURE_COUNT.max }, (_, at) => String(at + PICTURE_COUNT.min));
const percent = (value: number) => `${Math.round(value * 100)}%`;

/** What a step asks. */
export function StepFields({ step, settings, size, error, onChange }: Props) {
  const { name, words } = step;
  const type = readType(step, settings);
  return (
    <>
      {name === "replace-background" && (
        <fieldset>
          <legend className="mb-2 font-medium text-[0.9375rem]">Background</legend>
          <div className="flex flex-wrap gap-2">
            <Chip
              type="radio"
              name="editor-background"
              checked={settings.colour === null}
              onChange={() => onChange({ colour: null })}
            >
              In words
            </Chip>
            {COLOURS.map(({ label, value }) => (
              <Chip
                key={value}
                type="radio"
                name="editor-background"
                checked={settings.colour === value}
                onChange={() => onChange({ colour: value })}
              >
                {label}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {words && settings.colour === null && (
        <TextArea
          label={words.label}
          placeholder={words.placeholder}
          rows={2}
          maxLength={PROMPT_LENGTH.max}
          value={settings.prompt}
          error={error}
          hint={<span aria-live="polite">{type && `Read as: ${TYPE_NAMES[type]}.`}</span>}
          onChange={(event) => onChange({ prompt: event.target.value })}
        />
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
