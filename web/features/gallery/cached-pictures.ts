import type { InfiniteData } from "@tanstack/react-query";
import type { GenerationView, Page } from "#schema/generation.ts";

export type PicturePage = Page<GenerationView>;
/** A list of pictures as the cache holds it: one page, or pages one below the other. */
export type CachedPictures = PicturePage | InfiniteData<PicturePage> | undefined;

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
  return "pages" in cached ? { ...cached, pages: cached.pages.map(page) } : page(cached);
}
