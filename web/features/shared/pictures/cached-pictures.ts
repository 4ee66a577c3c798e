import type { InfiniteData } from "@tanstack/react-query";
import type { Page } from "#schema/pages.ts";
import type { GenerationView, PictureSort } from "#schema/pictures/generation.ts";

export type PicturePage = Page<GenerationView>;
/** A list of pictures as the cache holds it: one page, or pages one below the other. */
export type CachedPictures = PicturePage | InfiniteData<PicturePage> | undefined;

function pagesOf(cached: NonNullable<CachedPictures>): readonly PicturePage[] {
  return "pages" in cached ? cached.pages : [cached];
}

function withPages(cached: NonNullable<CachedPictures>, pages: PicturePage[]): CachedPictures {
  return "pages" in cached ? { ...cached, pages } : pages[0];
}

/** Pure: the same cached list with every picture passed through `change`; null takes a picture out. */
export function changePictures(
  cached: CachedPictures,
  change: (picture: GenerationView) => GenerationView | null,
): CachedPictures {
  if (!cached) return cached;
  const page = (one: PicturePage): PicturePage => ({
    ...one,
    items: one.items.map(change).filter((picture) => picture !== null),
  });
  return withPages(cached, pagesOf(cached).map(page));
}

/** Pure: these pictures take, in the order given, the places they hold together; a collection is arranged so. */
export function arrangePictures(cached: CachedPictures, ids: readonly string[]): CachedPictures {
  const held = picturesOf(cached).filter(({ id }) => ids.includes(id));
  const arranged = held.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return changePictures(cached, (picture) => arranged[held.indexOf(picture)] ?? picture);
}

export function picturesOf(cached: CachedPictures): GenerationView[] {
  return cached ? pagesOf(cached).flatMap((page) => page.items) : [];
}

/** Where the library's order puts one picture against another. */
export function comparePictures(sort: PictureSort) {
  const sign = sort === "oldest" ? 1 : -1;
  return (a: GenerationView, b: GenerationView) =>
    sign * (a.createdAt.getTime() - b.createdAt.getTime() || (a.number ?? 0) - (b.number ?? 0));
}

/** Pure: pictures that were taken out of this list, put back in their places. */
export function restorePictures(
  cached: CachedPictures,
  pictures: readonly GenerationView[],
  sort: PictureSort,
): CachedPictures {
  if (!cached) return cached;
  const compare = comparePictures(sort);
  const present = new Set(picturesOf(cached).map(({ id }) => id));
  let left = pictures.filter(({ id }) => !present.has(id));
  const pages = pagesOf(cached);
  return withPages(
    cached,
    pages.map((page, index) => {
      const last = page.items.at(-1);
      const isHere = (picture: GenerationView) =>
        index === pages.length - 1 || (last !== undefined && compare(picture, last) < 0);
      const here = left.filter(isHere);
      left = left.filter((picture) => !isHere(picture));
      return here.length === 0 ? page : { ...page, items: [...page.items, ...here].sort(compare) };
    }),
  );
}
