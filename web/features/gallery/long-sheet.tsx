import "./long-sheet.css";
import { type CSSProperties, Fragment, type KeyboardEvent, type ReactNode, useRef } from "react";
import { drawnStrips, type StripRange } from "./near-strips.ts";
import { useNearStrips } from "./use-near-strips.ts";

type SheetProps = {
  label: string;
  /** Id of a hint on how to move about. */
  describedBy: string;
  /** Every frame shows its box to tick. */
  choosing: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  /** How many strips there are. */
  strips: number;
  /** The one that is drawn wherever one looks: the Tab key stops there. */
  kept: number;
  /** Whether the last one has fewer frames than a whole strip. */
  short: boolean;
  /** Draws the strip of this place. */
  children: (place: number) => ReactNode;
};

/** A contact sheet of thousands of frames: only the strips near the screen are drawn, in the room of all. */
export function LongSheet({
  label,
  describedBy,
  choosing,
  onKeyDown,
  strips,
  kept,
  short,
  children,
}: SheetProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearStrips(ref, strips);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, this groups pictures
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      data-choosing={choosing || undefined}
      onKeyDown={onKeyDown}
      // as a whole: an animation of every frame is what scrolling would wait for
      className="group/sheet animate-arrive rounded-frame bg-film p-3 sm:p-5"
    >
      <div ref={ref} className="@container flex flex-col gap-y-3 sm:gap-y-4">
        {drawnStrips(strips, { near, kept, short }).map((place) =>
          typeof place === "number" ? (
            <Fragment key={place}>{children(place)}</Fragment>
          ) : (
            // an element of its own for each size: Chromium at times lays one out by the --strips it had before
            <Room key={`${place.from} to ${place.to}`} {...place} />
          ),
        )}
      </div>
    </div>
  );
}

/** The room of the strips from one place up to another. */
function Room({ from, to }: StripRange) {
  const style = { "--strips": to - from } as CSSProperties;
  return <div aria-hidden="true" data-strips={to - from} className="sheet-room" style={style} />;
}

type StripProps = {
  /** The number of its first frame. */
  first: number;
  /** Holds whole rows; the last one may hold fewer frames, and is always drawn. */
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
