/** One picture of ours in the sizes we serve. */
export interface PictureSource {
  /** The smallest size. Where there are others, its name ends in its width: `…-160.avif`. */
  src: string;
  /** In pixels, the smallest first. */
  widths: readonly number[];
  /** Of the largest size, in pixels: the frame is held before the picture is there. */
  width: number;
  height: number;
  /** A few dozen bytes of it as a data: address, shown until it has arrived; null where its frame is dark enough. */
  placeholder: string | null;
  alt: string;
}

/** All sizes, as `<img srcset>` says them. Derived, because a page is sent its pictures twice: as HTML and as data. */
export function srcSetOf({ src, widths }: PictureSource): string {
  const nameAt = (width: number) => src.replace(`-${widths[0]}.`, `-${width}.`);
  return widths.map((width) => `${nameAt(width)} ${width}w`).join(", ");
}
