import { Picture } from "#web/ui/pictures/picture.tsx";
import type { PictureSource } from "#web/ui/pictures/picture-source.ts";

type Props = {
  cover: PictureSource;
  /** What was made of the sample photo in the cover's place; null where nothing was. */
  sample: PictureSource | null;
  sizes: string;
  /** What its page opens with. */
  priority?: boolean;
  /** The visitor's own portrait is over it: nobody is to be told of two pictures. */
  covered?: boolean;
};

/** What stands in a frame before its visitor does: somebody else's portrait, which says so, or the cover. */
export function TriedCover({ cover, sample, sizes, priority, covered = false }: Props) {
  return (
    <>
      <Picture
        source={{ ...(sample ?? cover), alt: covered ? "" : (sample?.alt ?? "") }}
        sizes={sizes}
        priority={priority}
        className="aspect-4/5"
      />
      {sample && <span className="film-print absolute bottom-0 left-0 bg-film p-1.5">AI</span>}
    </>
  );
}
