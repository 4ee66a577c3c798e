import { Link } from "react-router";

export interface Crumb {
  label: string;
  to: string;
}

/** The way from the front page to this one, whose own name comes last and leads nowhere. */
export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="flex flex-wrap items-center text-ink-soft text-sm">
        {trail.map((crumb) => (
          <li key={crumb.to} className="flex items-center">
            <Link
              to={crumb.to}
              className="flex min-h-8 items-center hover:text-safelight pointer-coarse:min-h-11"
            >
              {crumb.label}
            </Link>
            <span aria-hidden="true" className="px-2.5 text-edge">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {here}
        </li>
      </ol>
    </nav>
  );
}
