import type { ComponentProps } from "react";
import { FieldFrame, type FieldLabels, inputClass } from "./field-frame.tsx";

type Props = Omit<ComponentProps<"textarea">, "id"> & FieldLabels;

/** Several labelled lines of text; grows with what is written where the browser can. */
export function TextArea({ label, hint, error, className, ...area }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => (
        <textarea
          rows={4}
          {...area}
          {...ties}
          className={`${inputClass} field-sizing-content block min-h-28 resize-y`}
        />
      )}
    </FieldFrame>
  );
}
