import { memo } from "react";
import type { PackPage } from "#web/content/catalogue/pack-page.ts";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { LazyTrySheet } from "#web/features/shared/own-face/try-sheet/lazy-try-sheet.tsx";
import { Framed } from "#web/ui/pictures/framed.tsx";
import { FIRST_COVER_SIZES } from "../first-cover.ts";
import { SHOT_LABELS, ShotFigure } from "./shot-figure.tsx";

/** The pack's cover and two of its shots, to be tried on; its cover alone where nobody is drawn. */
export const TryPack = memo(({ page: { pack, theme, tried, before } }: { page: PackPage }) => {
  if (tried.length === 0)
    return (
      <Framed source={pack.cover} sizes={FIRST_COVER_SIZES} priority number={pack.number} edge={theme.name} />
    );
  const frames = tried.map(({ shot, picture }, index) => ({
    subject: subjectOfPath(pack.path),
    index,
    name: SHOT_LABELS[shot].name,
    path: null,
    picture,
    figure: <ShotFigure shot={shot} />,
  }));
  return <LazyTrySheet name={pack.name} frames={frames} before={before} />;
});
