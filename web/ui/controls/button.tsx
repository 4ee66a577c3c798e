import type { ComponentProps } from "react";
import { type ButtonLook, type ButtonSize, buttonClass } from "./button-class.ts";
import { PlainButton } from "./plain-button.tsx";

type Props = ComponentProps<typeof PlainButton> & { look?: ButtonLook; size?: ButtonSize };

export function Button({ look, size, className = "", ...rest }: Props) {
  return <PlainButton {...rest} className={`${buttonClass(look, size)} ${className}`} />;
}
