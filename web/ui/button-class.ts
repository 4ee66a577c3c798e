export type ButtonLook = "primary" | "outline" | "quiet";
export type ButtonSize = "normal" | "large";

const LOOKS: Record<ButtonLook, string> = {
  primary: "bg-safelight text-on-safelight hover:bg-safelight-deep",
  outline: "border border-ink/70 hover:border-safelight hover:text-safelight",
  quiet: "link px-0! hover:text-safelight",
};

const SIZES: Record<ButtonSize, string> = {
  normal: "min-h-10 px-4 text-[0.9375rem]",
  large: "min-h-13 px-7 text-[1.0625rem]",
};

/** The look of a button, for buttons and for links that lead to an action. */
export function buttonClass(look: ButtonLook = "primary", size: ButtonSize = "normal"): string {
  return [
    "inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-medium leading-tight transition-colors",
    "aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    SIZES[size],
    LOOKS[look],
  ].join(" ");
}
