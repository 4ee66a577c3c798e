import { Link, type MetaArgs, useLoaderData } from "react-router";
import { guidesPage } from "#web/content/pages/guide-pages.ts";
import { GuideLinks } from "#web/features/guides/guide-list.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const loader = () => guidesPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Guides() {
  const { sections } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead
        title="Guides"
        lead="How to take photos that train well, write prompts that work, and choose the right tool."
      />
      <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        {sections.map((section) => (
          <section key={section.path} aria-labelledby={section.path.slice(8)}>
            <h2 id={section.path.slice(8)} className="mb-4 text-heading">
              <Link to={section.path} viewTransition className="hover:text-safelight">
                {section.name}
              </Link>
            </h2>
            <GuideLinks pages={section.pages} />
          </section>
        ))}
      </div>
    </div>
  );
}
