import { findPack, findTheme } from "#schema/catalogue/index.ts";
import { packPath } from "#schema/site/page-paths.ts";
import { packCover, shareImage } from "../covers.ts";
import { withFacts } from "../facts.ts";
import { breadcrumbList, faqPage, howTo } from "../structured-data.ts";
import type { UseCaseText } from "../use-case-text.ts";

const texts = import.meta.glob<UseCaseText>("../use-cases/*.ts", { eager: true, import: "default" });

/** What pictures made here are good for, with the packs that make them. */
export function readUseCasePage(slug: string) {
  const raw = texts[`../use-cases/${slug}.ts`];
  if (!raw) throw new Error(`nobody has written web/content/use-cases/${slug}.ts`);
  const text = JSON.parse(withFacts(JSON.stringify(raw))) as UseCaseText;
  const path = `/use-cases/${slug}`;
  const crumbs = [{ name: text.heading, path }];
  return {
    ...text.seo,
    path,
    image: shareImage(text.shots[0]?.theme),
    crumbs,
    jsonLd: [
      breadcrumbList(crumbs),
      faqPage(text.faq),
      howTo(
        text.heading,
        text.plan.map((step) => ({ name: step.title, text: step.text })),
      ),
    ],
    text,
    shots: text.shots.map((shot) => {
      const theme = findTheme(shot.theme);
      const pack = theme && findPack(theme, shot.pack);
      if (!theme || !pack) throw new Error(`${slug}: there is no pack ${shot.theme}/${shot.pack}`);
      return {
        name: shot.name,
        text: shot.text,
        theme: theme.slug,
        pack: pack.slug,
        packName: pack.name,
        themeName: theme.name,
        path: packPath(theme.slug, pack.slug),
        picture: packCover(theme.slug, pack.slug),
      };
    }),
  };
}
export type UseCasePageData = ReturnType<typeof readUseCasePage>;
