import { useId } from "react";

type Props<T extends string> = {
  legend: string;
  hint?: string;
  options: readonly { value: T; title: string; text?: string }[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string | null;
};

/** One of a few, each a card that is pressed anywhere. */
export function ChoiceCards<T extends string>({ legend, hint, options, value, onChange, error }: Props<T>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="grid grid-cols-3 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-20 cursor-pointer flex-col justify-between rounded-control border border-edge p-3 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-safelight has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              data-invalid={error ? "" : undefined}
              className="size-4.5 accent-safelight outline-none!"
            />
            <span className="mt-2 leading-tight">
              <span className="font-medium">{option.title}</span>
              {option.text && (
                <>
                  {" "}
                  <span className="block text-ink-soft text-sm">{option.text}</span>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-safelight text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
