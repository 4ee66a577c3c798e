import type { ComponentProps } from "react";
import { CheckIcon } from "./icons.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "className"> & {
  /** "radio" is one of those with the same name. */
  type: "checkbox" | "radio";
  /** How many it would leave. */
  count?: string;
};

/** A filter to turn on and off: a checkbox or a radio button, only smaller. */
export function Chip({ type, count, children, ...input }: Props) {
  return (
    <label className="chip">
      <input {...input} type={type} />
      <span className="chip-sign">
        <CheckIcon />
      </span>
      <span>{children}</span>
      {count !== undefined && <span className="numbers opacity-75">{count}</span>}
    </label>
  );
}
