import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { RingMark } from "#web/ui/pictures/ring-mark.tsx";
import { OwnCover } from "../own-cover.tsx";

/** One frame of a sheet that can be tried on. */
export interface TriedFrame {
  /** A pack as "theme/pack"; null where nobody is drawn. */
  subject: string | null;
  /** Which of its portraits. */
  index: number;
  name: string;
  /** Where more of it is; none on its own page. */
  path: string | null;
  /** What stands there before there is a photo. */
  cover: ReactNode;
}

type Props = {
  frame: TriedFrame;
  number: number;
  /** Set where one frame of the sheet can be chosen. */
  onChoose?: () => void;
  chosen?: boolean;
};

/** A frame with its print: a cover, or the visitor in its place, to be saved and chosen. */
export function TryFrame({ frame, number, onChoose, chosen = false }: Props) {
  const [portrait, setPortrait] = useState<string | null>(null);
  return (
    <div className="min-w-0">
      <div className="relative">
        <OwnCover
          subject={frame.subject}
          index={frame.index}
          size="print"
          alt={`You in ${frame.name}`}
          onPortrait={setPortrait}
        >
          {frame.cover}
        </OwnCover>
        {portrait && chosen && <RingMark />}
        {portrait && onChoose && (
          <button
            type="button"
            aria-pressed={chosen}
            aria-label={`Choose ${frame.name}`}
            onClick={onChoose}
            className="absolute inset-0"
          />
        )}
      </div>
      <p className="film-print mt-2.5 flex gap-2">
        <span aria-hidden="true" className="shrink-0">
          ▸ {number}
        </span>
        {frame.path ? (
          <Link to={frame.path} prefetch="intent" className="truncate hover:text-grease">
            {frame.name}
          </Link>
        ) : (
          <span className="truncate">{frame.name}</span>
        )}
        {portrait && (
          <a
            href={portrait}
            download={`likeness-${(frame.subject ?? "").replace("/", "-")}-${frame.index + 1}.jpg`}
            className="ml-auto shrink-0 underline underline-offset-2 hover:text-grease"
          >
            Save<span className="sr-only"> picture {number}</span>
          </a>
        )}
      </p>
    </div>
  );
}
