import { useState } from "react";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";

type Props = {
  picture: Pick<GenerationView, "kind" | "imageUrl" | "posterUrl" | "duration">;
  /** Its owner deleted it: only small pictures are shown of it. */
  trashed?: boolean;
  className?: string;
};

/** What fills a frame: the picture, or what a video begins with and how long it lasts. */
export function TileImage({ picture, trashed = false, className = "" }: Props) {
  const [isGone, setGone] = useState(false);
  const url = picture.kind === "video" ? picture.posterUrl : picture.imageUrl;
  const look = `size-full object-cover object-[50%_25%] ${className}`;
  return (
    <>
      {url !== null && !isGone ? (
        <img
          src={thumbnail(url, 320)}
          srcSet={`${thumbnail(url, 320)} 320w, ${thumbnail(url, 640)} 640w`}
          sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 24vw, 46vw"
          width={320}
          height={400}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          // what a video began with may have been deleted
          onError={picture.kind === "video" ? () => setGone(true) : undefined}
          className={look}
        />
      ) : (
        // its first picture is shown by the browser itself
        !trashed && (
          <video
            src={`${picture.imageUrl}#t=0.1`}
            preload="metadata"
            muted
            playsInline
            tabIndex={-1}
            aria-hidden="true"
            className={look}
          />
        )
      )}
      {picture.duration !== null && (
        <span className="numbers pointer-events-none absolute bottom-0 left-0 bg-film/80 px-1.5 text-[#efe6da] text-sm">
          <span aria-hidden="true">▸ </span>
          {Math.round(picture.duration)} s
        </span>
      )}
    </>
  );
}
