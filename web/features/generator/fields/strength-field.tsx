import { useId } from "react";
import { STRENGTH } from "#schema/pictures/pictures.ts";

type Props = { value: number; onChange: (value: number) => void; disabled: boolean };

/** What a strength means, in plain words. */
export function strengthLabel(strength: number): string {
  if (strength < 0.8) return "Freer: more of the scene, less of the face";
  if (strength <= 1.05) return "Balanced";
  return "Closer: the face comes first";
}

export function StrengthField({ value, onChange, disabled }: Props) {
  const id = useId();
  const { min, max, step, usual } = STRENGTH;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          Likeness
        </label>
        <span className="numbers text-ink-soft text-sm">{Math.round(value * 100)}%</span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
        onDoubleClick={() => onChange(usual)}
        aria-valuetext={`${Math.round(value * 100)} percent. ${strengthLabel(value)}`}
        aria-describedby={`${id}-hint`}
        className="mt-1 h-8 w-full accent-safelight disabled:opacity-50"
      />
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {disabled
          ? "The built-in engine always shows the face as it is in your photos."
          : strengthLabel(value)}
      </p>
    </div>
  );
}
