import { Link, type MetaArgs, useLoaderData } from "react-router";
import { transparencyPage } from "#web/content/pages/transparency-page.ts";
import { TransparencyCounts } from "#web/features/transparency/transparency-counts.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const loader = () => transparencyPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Transparency() {
  useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead
        title="Transparency"
        lead="What people reported, what we decided, and how often our own checks stopped something."
      />
      <TransparencyCounts />
      <section aria-labelledby="how-title" className="mt-16 max-w-prose">
        <h2 id="how-title" className="text-heading">
          How we decide
        </h2>
        <p className="mt-4">
          A person decides about every report, and each decision is written down where nobody can change it.
          What breaks our{" "}
          <Link to="/resources/restrictions" className="link">
            restrictions
          </Link>{" "}
          is taken down, and whoever shared it is told why. Whoever is blocked is told why too, and can ask
          for a review, which another look at the facts decides.
        </p>
        <p className="mt-4">
          If something made here shows you and you did not agree,{" "}
          <Link to="/takedown" className="link">
            ask us to take it down
          </Link>
          .
        </p>
      </section>
    </div>
  );
}
