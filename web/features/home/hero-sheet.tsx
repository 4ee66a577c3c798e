import { Link } from "react-router";
import type { HomePageData } from "#web/content/pages/home-page.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { RingMark } from "#web/ui/pictures/ring-mark.tsx";

/** The frame that was chosen, counted from 0. */
const CHOSEN = 6;
/** Frames on a small screen, where more would only push the page down. */
const SHOWN_SMALL = 8;

/** A contact sheet of pack covers, one of them ringed; each frame leads to its pack. */
export function HeroSheet({ frames }: { frames: HomePageData["sheet"] }) {
  return (
    <figure>
      <ol className="grid grid-cols-4 gap-x-1.5 gap-y-2 rounded-frame bg-film p-2.5 sm:gap-x-3 sm:gap-y-2.5 sm:p-5">
        {frames.map((frame, index) => (
          <li key={frame.path} className={index < SHOWN_SMALL ? undefined : "max-sm:hidden"}>
            <Link to={frame.path} viewTransition className="block">
              <span className="relative block">
                <Picture
                  source={{ ...frame.picture, alt: frame.name }}
                  // on small screens half of what dense ones could show: sixteen of them come with the first paint
                  sizes="(min-width: 64rem) 8rem, 11vw"
                />
                {index === CHOSEN && <RingMark />}
              </span>
              <span className="film-print mt-1.5 block sm:mt-2" aria-hidden="true">
                ▸ {index + 1}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <figcaption className="mt-3 text-ink-soft text-sm">
        Covers are illustrations. Your pictures will be of you.
      </figcaption>
    </figure>
  );
}
