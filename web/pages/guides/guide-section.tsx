import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { guideSectionPage } from "#web/content/pages/guide-pages.ts";
import { GuideLinks } from "#web/features/guides/guide-list.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const loader = ({ params }: LoaderFunctionArgs) => guideSectionPage(params.section ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function GuideSection() {
  const { crumbs, name, list } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs crumbs={crumbs} />
      <PageHead title={name} lead="Read them in order, or jump to what you need." />
      <div className="mt-10 max-w-3xl">
        <GuideLinks pages={list.pages} />
      </div>
    </div>
  );
}
