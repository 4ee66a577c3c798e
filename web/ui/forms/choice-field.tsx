import { useId } from "react";

type Props<T extends string> = {
  legend: string;
  hint?: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string | null;
};

/** One of a few, side by side. */
export function ChoiceField<T extends string>({ legend, hint, options, value, onChange, error }: Props<T>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-7 gap-y-2">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-9 items-center gap-2.5">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              data-invalid={error ? "" : undefined}
              className="size-4.5 accent-safelight"
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-safelight text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
