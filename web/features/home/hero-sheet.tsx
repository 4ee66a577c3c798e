import { memo, useState } from "react";
import type { HomePageData } from "#web/content/pages/home-page.ts";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { LazyTrySheet } from "#web/features/shared/own-face/try-sheet/lazy-try-sheet.tsx";
import { ThemeTabs } from "./theme-tabs.tsx";

type Props = {
  themes: HomePageData["tried"];
  before: HomePageData["before"];
  /** Told the pack that somebody chose to see, as "theme/pack". */
  onChoose: (pack: string | null) => void;
};

/** A contact sheet to see oneself on, in one theme after the other. */
export const HeroSheet = memo(({ themes, before, onChoose }: Props) => {
  const [slug, setSlug] = useState(themes[0]!.slug);
  const [at, setAt] = useState(0);
  const theme = themes.find((one) => one.slug === slug) ?? themes[0]!;
  const frames = theme.packs.map((pack) => ({
    subject: subjectOfPath(pack.path),
    index: 0,
    name: pack.name,
    path: pack.path,
    picture: { cover: { ...pack.cover, placeholder: null }, sample: pack.sample },
  }));
  return (
    <LazyTrySheet
      name={theme.name}
      frames={frames}
      before={before}
      onChoose={(index) => {
        setAt(index);
        onChoose(frames[index]!.subject);
      }}
    >
      <ThemeTabs
        themes={themes}
        chosen={slug}
        onChoose={(next) => {
          setSlug(next);
          const { packs } = themes.find((one) => one.slug === next)!;
          onChoose(subjectOfPath((packs[at] ?? packs[0]!).path));
        }}
      />
    </LazyTrySheet>
  );
});
