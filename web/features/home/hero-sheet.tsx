import { memo, useState } from "react";
import type { HomePageData } from "#web/content/pages/home-page.ts";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { LazyTrySheet } from "#web/features/shared/own-face/try-sheet/lazy-try-sheet.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { ThemeTabs } from "./theme-tabs.tsx";

/** A contact sheet to see oneself on, in one theme after the other. */
export const HeroSheet = memo(({ themes }: { themes: HomePageData["tried"] }) => {
  const [slug, setSlug] = useState(themes[0]!.slug);
  const theme = themes.find((one) => one.slug === slug) ?? themes[0]!;
  const frames = theme.packs.map((pack) => ({
    subject: subjectOfPath(pack.path),
    index: 0,
    name: pack.name,
    path: pack.path,
    cover: (
      <Picture
        source={{ ...pack.cover, placeholder: null, alt: "" }}
        sizes="(min-width: 64rem) 15rem, 45vw"
        className="aspect-4/5"
      />
    ),
  }));
  return (
    <LazyTrySheet name={theme.name} frames={frames}>
      <ThemeTabs themes={themes} chosen={slug} onChoose={setSlug} />
    </LazyTrySheet>
  );
});
