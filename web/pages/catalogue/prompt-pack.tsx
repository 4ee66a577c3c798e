import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useParams } from "react-router";
import { packPage } from "#web/content/catalogue/pack-page.ts";
import { PackView } from "#web/features/catalogue/packs/pack-view.tsx";
import { NotFoundView } from "#web/features/crash/not-found-view.tsx";
import { useChangedCatalogue } from "#web/lib/hidden-themes.ts";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = ({ params }: LoaderFunctionArgs) => packPage(params.theme ?? "", params.pack ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function PromptPack() {
  const { theme = "", pack = "" } = useParams();
  const { hidden, hiddenPacks } = useChangedCatalogue();
  const page = useLoaderData<typeof loader>();
  const isHidden = hidden.has(theme) || hiddenPacks.has(`${theme}/${pack}`);
  return isHidden ? <NotFoundView /> : <PackView page={page} />;
}
