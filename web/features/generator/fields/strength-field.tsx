import { STRENGTH } from "#schema/pictures/pictures.ts";
import { RangeField } from "#web/ui/forms/range-field.tsx";

type Props = { value: number; onChange: (value: number) => void; disabled: boolean };

/** What a strength means, in plain words. */
export function strengthLabel(strength: number): string {
  if (strength < 0.8) return "Freer: more of the scene, less of the face";
  if (strength <= 1.05) return "Balanced";
  return "Closer: the face comes first";
}

/** How strongly the model shows. */
export function StrengthField({ value, onChange, disabled }: Props) {
  return (
    <RangeField
      label="Likeness"
      {...STRENGTH}
      value={value}
      onChange={onChange}
      disabled={disabled}
      meaning={
        disabled ? "The built-in engine always shows the face as it is in your photos." : strengthLabel(value)
      }
    />
  );
}
