import { Link } from "react-router";
import type { PackCard as Pack } from "#web/content/catalogue/catalogue-cards.ts";
import { OwnCover } from "#web/features/shared/own-face/own-cover.tsx";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

type Props = {
  pack: Pick<Pack, "number" | "name" | "description" | "limit" | "path" | "cover">;
  sizes: string;
  priority?: boolean;
  level?: 2 | 3;
  /** Named where packs of several themes stand together. */
  theme?: string;
};

/** A pack as one frame of a contact sheet that leads to it; stands on film. */
export function PackCard({ pack, sizes, priority, level = 3, theme }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative min-w-0">
      <OwnCover subject={subjectOfPath(pack.path)}>
        <Picture
          source={{ ...pack.cover, alt: "" }}
          sizes={sizes}
          priority={priority}
          className="aspect-4/5 transition-opacity group-hover:opacity-85"
        />
      </OwnCover>
      <div className="mt-2.5 flex items-baseline gap-2.5">
        <span aria-hidden="true" className="film-print shrink-0">
          ▸ {pack.number}
        </span>
        <Heading className="min-w-0 font-medium font-text text-[#efe6da] text-[0.9375rem] leading-snug tracking-normal">
          <Link
            to={pack.path}
            prefetch="intent"
            viewTransition
            className="outline-none after:absolute after:inset-0 after:rounded-frame group-hover:text-grease focus-visible:after:outline-2 focus-visible:after:outline-grease focus-visible:after:outline-offset-3"
          >
            {pack.name}
          </Link>
        </Heading>
      </div>
      {theme && <p className="mt-1 text-film-ink text-sm">{theme}</p>}
      <p className="mt-1.5 text-film-ink text-sm leading-snug">{pack.description}</p>
      {pack.limit && <p className="mt-1.5 text-film-ink text-sm">{pack.limit}</p>}
    </article>
  );
}
