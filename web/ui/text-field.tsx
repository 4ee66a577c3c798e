import { type ComponentProps, type ReactNode, useId } from "react";

export const inputClass =
  "w-full min-h-11 rounded-control border border-edge bg-sheet px-3 py-2 text-base placeholder:text-ink-soft " +
  "aria-invalid:border-safelight focus-visible:outline-offset-1";

type Props = Omit<ComponentProps<"input">, "id"> & {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Sits inside the input's right end. */
  trailing?: ReactNode;
};

/** One labelled line of text, with its hint and its error tied to it. */
export function TextField({ label, hint, error, trailing, className, ...input }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`${inputClass} ${trailing ? "pr-12" : ""}`}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-safelight text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
