import { type MetaArgs, useLoaderData } from "react-router";
import { allCategoriesPage } from "#web/content/catalogue/catalogue-pages.ts";
import { ThemeFinder } from "#web/features/catalogue/themes/theme-finder.tsx";
import { LazyFaceBar } from "#web/features/shared/own-face/try-sheet/lazy-try-sheet.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageOpening } from "#web/ui/layout/page-opening.tsx";

export const loader = () => allCategoriesPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);
/** The list was made with the page: a filter in the address changes nothing in it. */
export const shouldRevalidate = () => false;

export default function AllCategories() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageOpening
        crumbs={page.crumbs}
        title="All categories"
        lead="Search, or filter by use and by who is in the pictures."
      />
      <LazyFaceBar />
      <ThemeFinder page={page} />
    </div>
  );
}
