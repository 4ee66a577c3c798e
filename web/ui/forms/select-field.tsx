import type { ComponentProps } from "react";
import { ChevronDownIcon } from "../controls/icons.tsx";
import { FieldFrame, type FieldLabels, inputClass } from "./field-frame.tsx";

type Props = Omit<ComponentProps<"select">, "id"> & FieldLabels;

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
