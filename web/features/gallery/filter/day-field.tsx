import { useId, useState } from "react";
import { isDay } from "./gallery-filter.ts";

type Props = {
  label: string;
  value: string | null;
  min: string | null;
  max: string | null;
  onChange: (value: string | null) => void;
};

/** A day to type or choose. Browsers report a year after its first digit: it counts once it can be one. */
export function DayField({ label, value, min, max, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value ?? "");
  const [known, setKnown] = useState(value);
  // the address changed by itself: by going back, or by showing everything again
  if (value !== known) {
    setKnown(value);
    setTyped(value ?? "");
  }
  return (
    <div className="min-w-0 max-sm:w-[calc(50%-0.75rem)]">
      <label htmlFor={id} className="block text-ink-soft text-sm leading-tight">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={typed}
        min={min ?? undefined}
        max={max ?? undefined}
        onChange={(event) => {
          const day = event.target.value;
          setTyped(day);
          if (day === "" || isDay(day)) onChange(day || null);
        }}
        // what can be no day of the library does not stay as if it were looked for
        onBlur={() => setTyped(value ?? "")}
        className="numbers min-h-10 w-full border-edge border-b bg-transparent"
      />
    </div>
  );
}
