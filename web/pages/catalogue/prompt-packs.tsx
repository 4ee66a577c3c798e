import { Link, type MetaArgs, useLoaderData } from "react-router";
import { promptPacksPage } from "#web/content/catalogue/catalogue-pages.ts";
import { PackOverview } from "#web/features/catalogue/packs/pack-overview.tsx";
import { LazyFaceBar } from "#web/features/shared/own-face/try-sheet/lazy-try-sheet.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PageOpening } from "#web/ui/layout/page-opening.tsx";

export const loader = () => promptPacksPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function PromptPacks() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageOpening
        crumbs={page.crumbs}
        title="Prompt packs"
        lead={`A photoshoot without the studio: one style, ${page.picturesInPack} pictures of you. The prompts are already written.`}
      >
        <Link
          to="/prompt-packs/pack"
          prefetch="intent"
          viewTransition
          className={buttonClass("primary", "large")}
        >
          Help me choose
        </Link>
        <Link to="/prompt-packs/all" prefetch="intent" viewTransition className="link font-medium">
          All {page.count} packs
        </Link>
      </PageOpening>
      <LazyFaceBar />
      <PackOverview page={page} />
    </div>
  );
}
