export type ButtonLook = "primary" | "outline" | "film" | "quiet";
export type ButtonSize = "small" | "normal" | "large";

const LOOKS: Record<ButtonLook, string> = {
  primary:
    "bg-safelight text-on-safelight hover:bg-safelight-deep active:bg-safelight-deep forced-colors:border",
  outline: "border border-ink/70 hover:border-safelight hover:text-safelight active:text-safelight-deep",
  /** An outline on film, which is dark in daylight too. */
  film: "border border-film-ink/70 text-film-ink hover:border-grease hover:text-grease",
  quiet: "link px-0! hover:text-safelight",
};

const SIZES: Record<ButtonSize, string> = {
  small: "min-h-8 px-3 py-1 text-sm pointer-coarse:min-h-11",
  normal: "min-h-10 px-4 py-2 text-[0.9375rem] pointer-coarse:min-h-11",
  large: "min-h-13 px-7 py-2 text-[1.0625rem]",
};

/** The look of a button, for buttons and for links that lead to an action. */
export function buttonClass(look: ButtonLook = "primary", size: ButtonSize = "normal"): string {
  return [
    "inline-flex items-center justify-center gap-2 rounded-control text-center font-medium leading-tight transition-colors",
    "aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-busy:busy aria-busy:cursor-progress",
    SIZES[size],
    LOOKS[look],
  ].join(" ");
}

/** The look of a button that is only a sign, as large as a finger. */
export const iconButtonClass =
  "inline-flex size-10 shrink-0 items-center justify-center rounded-control transition-colors hover:text-safelight " +
  "pointer-coarse:size-11 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-busy:busy disabled:opacity-55";
