import { memo } from "react";
import type { CategoryPage } from "#web/content/catalogue/category-page.ts";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { LazyTrySheet } from "#web/features/shared/own-face/try-sheet/lazy-try-sheet.tsx";
import { Framed } from "#web/ui/pictures/framed.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { FIRST_COVER_SIZES, TRIED_COVER_SIZES } from "../first-cover.ts";

/** Three of the theme's packs, to be tried on; its cover alone where nobody is drawn. */
export const TryTheme = memo(({ page: { theme, tried, number } }: { page: CategoryPage }) => {
  if (tried.length === 0)
    return (
      <Framed source={theme.cover} sizes={FIRST_COVER_SIZES} priority number={number} edge={theme.name} />
    );
  const frames = tried.map((pack, index) => ({
    subject: subjectOfPath(pack.path),
    index: 0,
    name: pack.name,
    path: pack.path,
    cover: (
      <Picture
        source={{ ...pack.cover, alt: "" }}
        sizes={TRIED_COVER_SIZES}
        priority={index === 0}
        className="aspect-4/5"
      />
    ),
  }));
  return <LazyTrySheet name={theme.name} frames={frames} />;
});
