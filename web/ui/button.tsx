import type { ComponentProps } from "react";
import { type ButtonLook, type ButtonSize, buttonClass } from "./button-class.ts";

type Props = ComponentProps<"button"> & {
  look?: ButtonLook;
  size?: ButtonSize;
  /** At work: stays focusable, refuses further clicks. */
  busy?: boolean;
};

export function Button({
  look,
  size,
  busy = false,
  className = "",
  onClick,
  type,
  disabled,
  ...rest
}: Props) {
  const blocked = busy || disabled;
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      className={`${buttonClass(look, size)} ${className}`}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
