import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PhotoFocus } from "#schema/trainings/photo-check.ts";
import { focusStyle } from "#web/ui/controls/focus-style.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";

type Props = {
  to: string;
  name: string;
  coverUrl: string | null;
  /** Where the face is in the cover, as parts of its sides. */
  coverFocus?: PhotoFocus | null;
  isWide?: boolean;
  facts: ReactNode;
  state: string;
  isAtWork: boolean;
};

/** One of them, with its cover, what it is and how far it has come; the whole row leads to it. */
export function OwnRow({ to, name, coverUrl, coverFocus, isWide, facts, state, isAtWork }: Props) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-2 border-hairline border-b py-5 sm:flex-nowrap hover:text-safelight">
      <div
        className={`shrink-0 overflow-hidden bg-film-frame ${isWide ? "aspect-video w-24 sm:w-36" : "size-20 sm:size-24"}`}
      >
        {coverUrl && (
          <img
            src={thumbnail(coverUrl, 320)}
            alt=""
            loading="lazy"
            className="size-full object-cover object-[50%_25%]"
            style={focusStyle(coverFocus)}
          />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-heading">
          <Link to={to} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="numbers mt-1 text-ink-soft">{facts}</p>
      </div>
      <p className={`w-full sm:w-auto ${isAtWork ? "animate-blink text-safelight" : "text-ink-soft"}`}>
        {state}
      </p>
    </li>
  );
}
