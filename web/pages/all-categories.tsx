import { type MetaArgs, useLoaderData } from "react-router";
import { allCategoriesPage } from "#web/content/catalogue-pages.ts";
import { ThemeFinder } from "#web/features/catalogue/theme-finder.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageOpening } from "#web/ui/page-opening.tsx";

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
        lead="Search for a word, or narrow them down by what the pictures are for and of whom they are."
      />
      <ThemeFinder page={page} />
    </div>
  );
}
