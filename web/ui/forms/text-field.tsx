import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FieldLabels, inputClass } from "./field-frame.tsx";

type Props = Omit<ComponentProps<"input">, "id"> &
  FieldLabels & {
    /** Sits inside the input's right end. */
    trailing?: ReactNode;
  };

/** One labelled line of text. */
export function TextField({ label, hint, error, trailing, className, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => (
        <div className="relative">
          <input {...input} {...ties} className={`${inputClass} ${trailing ? "pr-12" : ""}`} />
          {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
        </div>
      )}
    </FieldFrame>
  );
}
