import type { ComponentProps } from "react";
import { FieldFrame, type FieldWords, inputClass } from "./field-frame.tsx";
import { ChevronDownIcon } from "./icons.tsx";

type Props = Omit<ComponentProps<"select">, "id"> & FieldWords;

/** One of many, from the system's own list. The children are `<option>`s. */
export function SelectField({ label, hint, error, className, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => (
        <div className="relative">
          <select {...select} {...ties} className={`${inputClass} appearance-none truncate pr-10`} />
          <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-ink-soft">
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
