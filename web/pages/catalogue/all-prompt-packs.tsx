import { type MetaArgs, useLoaderData } from "react-router";
import { allPromptPacksPage } from "#web/content/catalogue/catalogue-pages.ts";
import { PackFinder } from "#web/features/catalogue/packs/pack-finder.tsx";
import { LazyFaceBar } from "#web/features/shared/own-face/try-sheet/lazy-try-sheet.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageOpening } from "#web/ui/layout/page-opening.tsx";

export const loader = () => allPromptPacksPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);
/** The list was made with the page: a filter in the address changes nothing in it. */
export const shouldRevalidate = () => false;

export default function AllPromptPacks() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageOpening crumbs={page.crumbs} title="All prompt packs" lead={`${page.count} packs in one place.`} />
      <LazyFaceBar />
      <PackFinder page={page} />
    </div>
  );
}
