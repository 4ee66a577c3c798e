import { memo } from "react";
import type { CategoryPage } from "#web/content/catalogue/category-page.ts";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { LazyTrySheet } from "#web/features/shared/own-face/try-sheet/lazy-try-sheet.tsx";
import { Framed } from "#web/ui/pictures/framed.tsx";
import { FIRST_COVER_SIZES } from "../first-cover.ts";

/** Three of the theme's packs, to be tried on; its cover alone where nobody is drawn. */
export const TryTheme = memo(({ page: { theme, tried, before, number } }: { page: CategoryPage }) => {
  if (tried.length === 0)
    return (
      <Framed source={theme.cover} sizes={FIRST_COVER_SIZES} priority number={number} edge={theme.name} />
    );
  const frames = tried.map((pack) => ({
    subject: subjectOfPath(pack.path),
    index: 0,
    name: pack.name,
    path: pack.path,
    picture: pack,
  }));
  return <LazyTrySheet name={theme.name} frames={frames} before={before} />;
});
