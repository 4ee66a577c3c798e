import { type ReactNode, useId } from "react";

export const inputClass =
  "w-full min-h-11 rounded-control border border-edge bg-sheet px-3 py-2 text-base placeholder:text-ink-soft " +
  "hover:not-disabled:border-ink-soft aria-invalid:border-safelight focus-visible:outline-offset-1 " +
  "disabled:cursor-not-allowed disabled:opacity-55";

/** What ties a control to its words. */
interface Ties {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

export interface FieldLabels {
  label: string;
  hint?: ReactNode;
  error?: string | null;
}

type Props = FieldLabels & { className?: string; children: (ties: Ties) => ReactNode };

/** The label above a control, the hint and the error below it, tied to it. */
export function FieldFrame({ label, hint, error, className, children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-safelight text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
