import { Link } from "react-router";
import type { HomePageData } from "#web/content/pages/home-page.ts";
import { OwnCover } from "#web/features/shared/own-face/own-cover.tsx";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

type Props = { name: string; packs: HomePageData["themes"][number]["packs"] };

/** A theme's five packs as one strip of film; scrolls sideways where it does not fit. */
export function ThemeStrip({ name, packs }: Props) {
  return (
    <ol
      aria-label={`Packs in ${name}`}
      className="flex snap-x scroll-px-3 gap-2 overflow-x-auto rounded-frame bg-film p-3 sm:gap-3 sm:p-4"
    >
      {packs.map((pack, index) => (
        <li
          key={pack.path}
          className="w-36 min-w-0 shrink-0 snap-start sm:w-auto sm:shrink sm:grow sm:basis-0"
        >
          <Link to={pack.path} prefetch="intent" viewTransition className="group block">
            <OwnCover subject={subjectOfPath(pack.path)}>
              <Picture
                source={pack.picture}
                sizes="(min-width: 64rem) 11rem, (min-width: 40rem) 18vw, 9rem"
              />
            </OwnCover>
            <span className="mt-2 flex gap-2 text-[0.8125rem] text-film-ink leading-tight group-hover:text-grease">
              <span className="numbers shrink-0" aria-hidden="true">
                ▸ {index + 1}
              </span>
              {pack.name}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
