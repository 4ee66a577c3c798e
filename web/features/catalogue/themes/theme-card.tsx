import { Link } from "react-router";
import type { ThemeCard as Theme } from "#web/content/catalogue/catalogue-cards.ts";
import { OwnCover } from "#web/features/shared/own-face/own-cover.tsx";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

type Props = {
  theme: Pick<Theme, "name" | "line" | "path" | "cover" | "packs">;
  sizes: string;
  /** The first of its group: larger, and with more room for words. */
  lead?: boolean;
  priority?: boolean;
  level?: 2 | 3;
};

/** A theme as one frame that leads to it. Its picture is decoration beside its name. */
export function ThemeCard({ theme, sizes, lead = false, priority, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex min-w-0 flex-col">
      <div className="overflow-hidden rounded-frame bg-film-frame">
        <OwnCover subject={subjectOfPath(theme.path)} size={lead ? "print" : "card"}>
          <Picture
            source={{ ...theme.cover, alt: "" }}
            sizes={sizes}
            priority={priority}
            className="aspect-4/5 transition-transform duration-200 group-hover:scale-[1.015]"
          />
        </OwnCover>
      </div>
      <Heading className={`mt-3 leading-tight ${lead ? "text-heading" : "text-lg"}`}>
        <Link
          to={theme.path}
          prefetch="intent"
          viewTransition
          className="outline-none after:absolute after:inset-0 after:rounded-frame group-hover:text-safelight focus-visible:after:outline-2 focus-visible:after:outline-safelight focus-visible:after:outline-offset-3"
        >
          {theme.name}
        </Link>
      </Heading>
      <p className={`mt-1 text-ink-soft ${lead ? "" : "text-sm leading-snug"}`}>{theme.line}</p>
      <p className="numbers mt-1.5 text-ink-soft text-sm">{theme.packs} packs</p>
    </article>
  );
}
