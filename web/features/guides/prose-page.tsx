import "#web/ui/prose.css";
import type { ReactNode } from "react";
import { inScheme, useScheme } from "#web/lib/color-scheme.ts";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";

type Props = {
  page: {
    title: string;
    html: string;
    crumbs: readonly { name: string; path: string }[];
    headings: readonly { id: string; text: string }[];
  };
  lead?: ReactNode;
  /** Beside the text on wide screens, after it on narrow ones. */
  aside?: ReactNode;
  foot?: ReactNode;
};

/** A long text with its contents beside it. The HTML is our own, made from Markdown while building. */
export function ProsePage({ page, lead, aside, foot }: Props) {
  const html = inScheme(page.html, useScheme());
  return (
    <div className="page">
      <Breadcrumbs crumbs={page.crumbs} />
      <PageHead title={page.title} lead={lead} />
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <article className="min-w-0">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; raw HTML in it is refused */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          {foot}
        </article>
        <aside className="flex flex-col gap-10 text-[0.9375rem] lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto">
          {page.headings.length > 1 && (
            <nav aria-label="On this page" className="max-lg:hidden">
              <h2 className="font-medium font-text text-sm tracking-normal">On this page</h2>
              <ul className="mt-2 border-hairline border-l">
                {page.headings.map((heading) => (
                  <li key={heading.id}>
                    <a href={`#${heading.id}`} className="block py-1 pl-4 text-ink-soft hover:text-safelight">
                      {heading.text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {aside}
        </aside>
      </div>
    </div>
  );
}
