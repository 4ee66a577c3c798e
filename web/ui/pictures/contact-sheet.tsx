import type { ReactNode } from "react";
import { ASPECTS, PACK_ASPECT } from "#schema/pictures/aspects.ts";
import { RingMark } from "./ring-mark.tsx";

/** Black film with frames in a strict grid. The children are list items, usually ContactFrame. */
export function ContactSheet({
  label,
  columns,
  children,
}: {
  label: string;
  columns?: string;
  children: ReactNode;
}) {
  return (
    <ol
      aria-label={label}
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
  /** The frame's `aspect-ratio`; that of a pack's pictures unless told. */
  shape?: string;
  children: ReactNode;
};

const USUAL = shapeOf(ASPECTS[PACK_ASPECT]);

/** A picture's `aspect-ratio`. */
export function shapeOf({ width, height }: { width: number; height: number }): string {
  return `${width} / ${height}`;
}

/** One frame with its number below it, as on the edge of a film. */
export function ContactFrame({ number, edge, marked = false, shape = USUAL, children }: FrameProps) {
  return (
    <li className="min-w-0">
      <div className="relative overflow-hidden bg-film-frame" style={{ aspectRatio: shape }}>
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
