import type { KeyboardEventHandler, ReactNode } from "react";
import { RingMark } from "./ring-mark.tsx";

/** Black film with frames in a strict grid. The children are list items, usually ContactFrame. */
export function ContactSheet({
  label,
  columns,
  describedBy,
  onKeyDown,
  children,
}: {
  label: string;
  columns?: string;
  /** Id of a hint on how to move about. */
  describedBy?: string;
  onKeyDown?: KeyboardEventHandler<HTMLOListElement>;
  children: ReactNode;
}) {
  return (
    <ol
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      className={`grid gap-x-2 gap-y-3 rounded-frame bg-film p-3 sm:gap-x-3 sm:gap-y-4 sm:p-5 ${
        columns ?? "grid-cols-2 sm:grid-cols-4 lg:grid-cols-5"
      }`}
    >
      {children}
    </ol>
  );
}

type FrameProps = {
  number: number;
  /** What stands beside the number on the film's edge. */
  edge?: ReactNode;
  marked?: boolean;
  children: ReactNode;
};

/** One square frame with its number below it, as on the edge of a film. Far from the screen it costs nothing to draw. */
export function ContactFrame({ number, edge, marked = false, children }: FrameProps) {
  return (
    <li className="min-w-0">
      <div className="relative aspect-square overflow-hidden bg-film-frame [content-visibility:auto]">
        {children}
        {marked && <RingMark />}
      </div>
      <div className="film-print mt-2 flex min-h-3 items-center justify-between gap-2">
        <span>
          <span aria-hidden="true">▸ </span>
          {number}
        </span>
        {edge}
      </div>
    </li>
  );
}
