import { Link, type MetaArgs, useLoaderData } from "react-router";
import { categoriesPage } from "#web/content/catalogue/catalogue-pages.ts";
import { CategoryGroups } from "#web/features/catalogue/themes/category-groups.tsx";
import { LazyFaceBar } from "#web/features/shared/own-face/try-sheet/lazy-try-sheet.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageOpening } from "#web/ui/layout/page-opening.tsx";

export const loader = () => categoriesPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Categories() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageOpening
        crumbs={page.crumbs}
        title="Categories"
        lead={`${page.count} themes, each with its own light, its own places and five packs. Start with what you need the pictures for.`}
      >
        <Link to="/categories/all" prefetch="intent" viewTransition className="link font-medium">
          All {page.count} in one list
        </Link>
      </PageOpening>
      <LazyFaceBar />
      <CategoryGroups groups={page.groups} />
    </div>
  );
}
