import { memo } from "react";
import type { PackPage } from "#web/content/catalogue/pack-page.ts";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { LazyTrySheet } from "#web/features/shared/own-face/try-sheet/lazy-try-sheet.tsx";
import { Framed } from "#web/ui/pictures/framed.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { FIRST_COVER_SIZES, TRIED_COVER_SIZES } from "../first-cover.ts";
import { SHOT_LABELS, ShotFigure } from "./shot-figure.tsx";

/** The pack's cover and two of its shots, to be tried on; its cover alone where nobody is drawn. */
export const TryPack = memo(({ page: { pack, theme, tried } }: { page: PackPage }) => {
  if (tried.length === 0)
    return (
      <Framed source={pack.cover} sizes={FIRST_COVER_SIZES} priority number={pack.number} edge={theme.name} />
    );
  const frames = tried.map((shot, index) => ({
    subject: subjectOfPath(pack.path),
    index,
    name: SHOT_LABELS[shot].name,
    path: null,
    cover:
      index === 0 ? (
        <Picture source={pack.cover} sizes={TRIED_COVER_SIZES} priority className="aspect-4/5" />
      ) : (
        <ShotFigure shot={shot} />
      ),
  }));
  return <LazyTrySheet name={pack.name} frames={frames} />;
});
