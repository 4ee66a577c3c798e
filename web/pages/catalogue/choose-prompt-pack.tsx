import { type MetaArgs, useLoaderData } from "react-router";
import { choosePackPage } from "#web/content/catalogue/catalogue-pages.ts";
import { ChoosePack } from "#web/features/catalogue/packs/choose-pack.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageOpening } from "#web/ui/layout/page-opening.tsx";

export const loader = () => choosePackPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);
/** The list was made with the page: an answer in the address changes nothing in it. */
export const shouldRevalidate = () => false;

export default function ChoosePromptPack() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageOpening
        crumbs={page.crumbs}
        title="Choose a pack"
        lead="Three quick questions. You can change your answers at any time."
      />
      <ChoosePack page={page} />
    </div>
  );
}
