import { useId } from "react";
import type { Choice } from "./video-choices.ts";

type Props<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few; what cannot be chosen stands there grey and says why. */
export function CellField<Value extends string>({ legend, choices, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-col gap-y-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`flex items-baseline gap-2.5 ${choice.reason ? "text-ink-soft" : ""}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.reason !== null}
              onChange={() => onChange(choice.value)}
              className="size-4.5 translate-y-0.5 accent-safelight"
            />
            <span>
              {choice.label}
              {choice.reason && <span className="block text-sm">{choice.reason}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
