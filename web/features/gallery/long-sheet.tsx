import "./long-sheet.css";
import type { KeyboardEvent, ReactNode } from "react";

/** Frames of a strip: whole rows of two, four or five. */
export const STRIP = 20;

type SheetProps = {
  label: string;
  /** Id of a hint on how to move about. */
  describedBy: string;
  /** Every frame shows its box to tick. */
  choosing: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A contact sheet of thousands of frames; the children are strips. */
export function LongSheet({ label, describedBy, choosing, onKeyDown, children }: SheetProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, this groups pictures
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      data-choosing={choosing || undefined}
      onKeyDown={onKeyDown}
      className="group/sheet rounded-frame bg-film p-3 sm:p-5"
    >
      <div className="@container flex flex-col gap-y-3 sm:gap-y-4">{children}</div>
    </div>
  );
}

type StripProps = {
  /** The number of its first frame. */
  first: number;
  /** Holds STRIP frames; the last one may hold fewer, and is always drawn. */
  full: boolean;
  children: ReactNode;
};

export function Strip({ first, full, children }: StripProps) {
  return (
    <ol
      start={first}
      aria-label={`Pictures from ${first}`}
      className={`grid grid-cols-2 gap-x-2 gap-y-3 sm:grid-cols-4 sm:gap-x-3 sm:gap-y-4 lg:grid-cols-5 ${
        full ? "sheet-strip" : ""
      }`}
    >
      {children}
    </ol>
  );
}
