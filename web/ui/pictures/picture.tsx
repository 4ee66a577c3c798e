import type { CSSProperties } from "react";
import { type PictureSource, srcSetOf } from "./picture-source.ts";

type Props = {
  source: PictureSource;
  /** How wide it is shown, as `<img sizes>` says it. */
  sizes: string;
  /** The largest thing one sees first: fetched at once, and not faded in. */
  priority?: boolean;
  /** For its frame. The frame keeps the picture's own shape unless this gives another; the picture then fills it. */
  className?: string;
};

/** One of our own pictures over a blurred trace of itself, in a frame that never changes its size. */
export function Picture({ source, sizes, priority = false, className = "" }: Props) {
  return (
    <span
      className={`picture ${className}`}
      style={
        {
          "--shape": `${source.width} / ${source.height}`,
          "--ratio": source.width / source.height,
        } as CSSProperties
      }
    >
      {/* held as one: the picture and the trace of it */}
      <span>
        <img
          src={source.src}
          srcSet={srcSetOf(source)}
          sizes={sizes}
          width={source.width}
          height={source.height}
          alt={source.alt}
          style={source.placeholder ? { backgroundImage: `url("${source.placeholder}")` } : undefined}
          loading={priority ? "eager" : "lazy"}
          // the first paint needs the line for itself
          fetchPriority={priority ? "high" : "low"}
          decoding={priority ? "sync" : "async"}
        />
      </span>
    </span>
  );
}
