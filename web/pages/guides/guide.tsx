import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { guidePage } from "#web/content/pages/guide-pages.ts";
import { ProsePage } from "#web/features/guides/prose-page.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = ({ params }: LoaderFunctionArgs) => guidePage(params.section ?? "", params.page ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Guide() {
  const page = useLoaderData<typeof loader>();
  return (
    <ProsePage
      page={page}
      foot={
        page.next && (
          <p className="mt-14 border-ink border-t pt-4">
            <span className="block text-ink-soft text-sm">Next</span>
            <Link
              to={page.next.path}
              prefetch="intent"
              viewTransition
              className="font-display text-heading hover:text-safelight"
            >
              {page.next.name}
            </Link>
          </p>
        )
      }
      aside={
        <nav aria-label={`Guides: ${page.section.name}`}>
          <h2 className="font-medium font-text text-sm tracking-normal">{page.section.name}</h2>
          <ul className="mt-2 border-hairline border-l">
            {page.section.pages.map((other) => (
              <li key={other.path}>
                <Link
                  to={other.path}
                  prefetch="intent"
                  viewTransition
                  aria-current={other.path === page.path ? "page" : undefined}
                  className="block py-1 pl-4 text-ink-soft hover:text-safelight aria-[current]:font-medium aria-[current]:text-ink"
                >
                  {other.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}
