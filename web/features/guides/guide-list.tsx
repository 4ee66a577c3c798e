import { Link } from "react-router";
import type { GuideList } from "#web/content/pages/guide-pages.ts";

/** The guides of one section, in reading order. */
export function GuideLinks({ pages }: { pages: GuideList["pages"] }) {
  return (
    <ol className="border-ink border-t">
      {pages.map((page, index) => (
        <li key={page.path} className="border-hairline border-b">
          <Link
            to={page.path}
            prefetch="intent"
            viewTransition
            className="grid grid-cols-[2rem_1fr] items-baseline py-4 hover:text-safelight"
          >
            <span aria-hidden="true" className="numbers text-ink-soft text-sm">
              {index + 1}
            </span>
            <span>
              <span className="block font-medium">{page.name}</span>
              <span className="block text-ink-soft">{page.summary}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
