import { useId } from "react";

type Props = {
  label: string;
  min: number;
  max: number;
  step: number;
  /** What a double click goes back to. */
  usual: number;
  value: number;
  onChange: (value: number) => void;
  /** What the value means, in plain words. */
  meaning: string;
  disabled?: boolean;
};

/** A share on a line from little to much. */
export function RangeField({ label, min, max, step, usual, value, onChange, meaning, disabled }: Props) {
  const id = useId();
  const percent = Math.round(value * 100);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="numbers text-ink-soft text-sm">{percent}%</span>
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
        aria-valuetext={`${percent} percent. ${meaning}`}
        aria-describedby={`${id}-hint`}
        className="mt-1 h-8 w-full accent-safelight disabled:opacity-50"
      />
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {meaning}
      </p>
    </div>
  );
}
