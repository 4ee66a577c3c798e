import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { PictureSource } from "#web/ui/pictures/picture-source.ts";
import { RingMark } from "#web/ui/pictures/ring-mark.tsx";
import { OwnCover } from "../own-cover.tsx";
import { TriedCover } from "./tried-cover.tsx";

export interface TriedPicture {
  cover: PictureSource;
  /** What was made of the sample photo in the cover's place; null where nothing was. */
  sample: PictureSource | null;
}

/** One frame of a sheet that can be tried on. */
export interface TriedFrame {
  /** A pack as "theme/pack"; null where nobody is drawn. */
  subject: string | null;
  /** Which of its portraits. */
  index: number;
  name: string;
  /** Where more of it is; none on its own page. */
  path: string | null;
  /** What stands there before there is a photo: a picture, or a drawing where that is null. */
  picture: TriedPicture | null;
  figure?: ReactNode;
}

type Props = {
  frame: TriedFrame;
  number: number;
  sizes: string;
  /** The one that is large beside the others, which have no room for their names. */
  place?: "large" | "small";
  /** Set where one frame of the sheet can be chosen. */
  onChoose?: () => void;
  chosen?: boolean;
};

/** A frame with its print: a cover, or the visitor in its place, to be saved and chosen. */
export function TryFrame({ frame, number, sizes, place, onChoose, chosen = false }: Props) {
  const [portrait, setPortrait] = useState<string | null>(null);
  return (
    <div className={`min-w-0 ${place === "large" ? "col-start-2 row-span-3 row-start-1" : ""}`}>
      <div className="relative">
        <OwnCover
          subject={frame.subject}
          index={frame.index}
          size="print"
          alt={`You in ${frame.name}`}
          onPortrait={setPortrait}
        >
          {frame.picture ? (
            <TriedCover
              {...frame.picture}
              sizes={sizes}
              priority={number === 1}
              covered={portrait !== null}
            />
          ) : (
            frame.figure
          )}
        </OwnCover>
        {portrait && chosen && place !== "large" && <RingMark />}
        {(portrait || place) && onChoose && (
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
        {place === "large" && frame.picture?.sample && !portrait ? (
          <span className="text-[#efe6da]">After</span>
        ) : (
          <span aria-hidden="true" className="shrink-0">
            ▸ {number}
          </span>
        )}
        {place !== "small" && <FrameName frame={frame} />}
        {portrait && (
          <a
            href={portrait}
            download={`likeness-${(frame.subject ?? "").replace("/", "-")}-${frame.index + 1}.jpg`}
            className="-my-3 ml-auto shrink-0 py-3 underline underline-offset-2 hover:text-grease"
          >
            Save<span className="sr-only"> picture {number}</span>
          </a>
        )}
      </p>
    </div>
  );
}

function FrameName({ frame: { path, name } }: { frame: TriedFrame }) {
  if (!path) return <span className="truncate">{name}</span>;
  return (
    <Link to={path} prefetch="intent" className="truncate hover:text-grease">
      {name}
    </Link>
  );
}
