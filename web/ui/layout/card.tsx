import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  title: ReactNode;
  /** Where the whole card leads. */
  to?: string;
  /** Above the title, from edge to edge. */
  picture?: ReactNode;
  /** Small print beside the title, e.g. a number. */
  edge?: ReactNode;
  children?: ReactNode;
  /** The level of its title; 3 unless told. */
  level?: 2 | 3;
};

/** One thing among others: a hairline above, no box. A card that leads somewhere is one link for its title. */
export function Card({ title, to, picture, edge, children, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative min-w-0 border-hairline border-t pt-3 has-[a:hover]:border-safelight">
      {picture && <div className="mb-3 overflow-hidden rounded-frame bg-film-frame">{picture}</div>}
      <div className="flex items-baseline justify-between gap-4">
        <Heading className="min-w-0 text-heading">
          {to ? (
            <Link
              to={to}
              className="outline-none after:absolute after:inset-0 after:rounded-frame hover:text-safelight focus-visible:after:outline-2 focus-visible:after:outline-safelight focus-visible:after:outline-offset-3"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {edge && <span className="numbers shrink-0 text-ink-soft text-sm">{edge}</span>}
      </div>
      {children && <div className="mt-1 text-ink-soft">{children}</div>}
    </article>
  );
}
