import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> & {
  /** At work: stays focusable, refuses further clicks. */
  busy?: boolean;
};

/** What every button does, without a look. Blocked, it can still be focused, so that a keyboard stays where it is. */
export function PlainButton({ busy = false, disabled, onClick, type, ...rest }: Props) {
  const blocked = busy || disabled;
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
