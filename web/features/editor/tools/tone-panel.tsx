import { type Adjustments, NEUTRAL_TONE, TONE_RANGE, type Tone } from "#web/engine/adjust/adjustments.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { Slider } from "./slider.tsx";

type Level = Exclude<keyof Tone, "blackAndWhite">;
type Props = {
  adjustments: Adjustments;
  onChange: (changes: Partial<Adjustments>, said: string, gesture?: string) => void;
  onSettle: () => void;
};

const LIGHT: readonly { name: Level; label: string }[] = [
  { name: "exposure", label: "Exposure" },
  { name: "contrast", label: "Contrast" },
  { name: "highlights", label: "Highlights" },
  { name: "shadows", label: "Shadows" },
];
const COLOUR: readonly { name: Level; label: string }[] = [
  { name: "warmth", label: "Warmth" },
  { name: "tint", label: "Tint" },
  { name: "saturation", label: "Saturation" },
];

function Levels({ levels, adjustments, onChange, onSettle }: Props & { levels: typeof LIGHT }) {
  return levels.map(({ name, label }) => (
    <Slider
      key={name}
      label={label}
      {...TONE_RANGE}
      usual={NEUTRAL_TONE[name]}
      value={adjustments[name]}
      onChange={(value) => onChange({ [name]: value }, "", name)}
      onSettle={onSettle}
    />
  ));
}

const panelClass = "grid gap-x-8 gap-y-3 max-lg:sm:grid-cols-2";

export const LightPanel = (props: Props) => (
  <div className={panelClass}>
    <Levels {...props} levels={LIGHT} />
  </div>
);

export const ColourPanel = (props: Props) => (
  <div className={panelClass}>
    <CheckField
      checked={props.adjustments.blackAndWhite}
      onChange={(blackAndWhite) =>
        props.onChange({ blackAndWhite }, blackAndWhite ? "Black and white." : "In colour.")
      }
    >
      Black and white
    </CheckField>
    <Levels {...props} levels={COLOUR} />
  </div>
);
