/** One picture of ours in the sizes we serve, as `<img>` takes it. */
export interface PictureSource {
  /** The smallest size, for browsers that read no srcset. */
  src: string;
  srcSet: string;
  /** Of the largest size, in pixels: the frame is held before the picture is there. */
  width: number;
  height: number;
  /** A few dozen bytes of it as a data: address, shown until it has arrived; null where its frame is dark enough. */
  placeholder: string | null;
  alt: string;
}
