import type { ComponentProps } from "react";
import { iconButtonClass } from "./button-class.ts";
import { PlainButton } from "./plain-button.tsx";

type Props = Omit<ComponentProps<typeof PlainButton>, "aria-label"> & {
  /** What it does, for those who do not see the sign. */
  label: string;
};

/** A button that is only a sign. */
export function IconButton({ label, className = "", ...rest }: Props) {
  return <PlainButton {...rest} aria-label={label} className={`${iconButtonClass} ${className}`} />;
}
