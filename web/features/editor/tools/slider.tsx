import "./slider.css";
import { type CSSProperties, useId } from "react";
import { clamp } from "#web/engine/pixels/image.ts";

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Where it stands by itself; a double click takes it back there. */
  usual: number;
  /** As it is read, such as "5 degrees" or "40%". */
  format?: (value: number) => string;
  onChange: (value: number) => void;
  /** It was let go. */
  onSettle?: () => void;
};

const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));

/** A number to be moved until it looks right. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  usual,
  format = signed,
  onChange,
  onSettle,
}: Props) {
  const id = useId();
  const shareOf = (at: number) => (at - min) / (max - min);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-[0.9375rem]">
          {label}
        </label>
        <span aria-hidden="true" className="numbers text-ink-soft text-sm">
          {format(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
        onBlur={onSettle}
        onDoubleClick={() => {
          onChange(usual);
          onSettle?.();
        }}
        className="slider block h-8 w-full accent-safelight pointer-coarse:h-11"
        style={{ "--zero-at": shareOf(clamp(0, min, max)), "--value-at": shareOf(value) } as CSSProperties}
      />
    </div>
  );
}
