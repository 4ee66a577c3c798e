import { VARIATION_STRENGTH } from "#schema/operations/edits/variations.ts";
import { RangeField } from "#web/ui/forms/range-field.tsx";

type Props = { value: number; onChange: (value: number) => void };

function meaningOf(strength: number): string {
  if (strength < 0.55) return "Close: small differences";
  if (strength < 0.85) return "Balanced: the same subject, made anew";
  return "Far: little more than the idea stays";
}

/** How far from the picture its variations go. */
export function VariationField({ value, onChange }: Props) {
  return (
    <RangeField
      label="Strength"
      {...VARIATION_STRENGTH}
      value={value}
      onChange={onChange}
      meaning={meaningOf(value)}
    />
  );
}
