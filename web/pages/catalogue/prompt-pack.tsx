import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { packPage } from "#web/content/catalogue/pack-page.ts";
import { PackView } from "#web/features/catalogue/packs/pack-view.tsx";
import { NotFoundView } from "#web/features/crash/not-found-view.tsx";
import { useChangedCatalogue } from "#web/lib/catalogue/hidden-themes.ts";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = ({ params }: LoaderFunctionArgs) => packPage(params.theme ?? "", params.pack ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function PromptPack() {
  const page = useLoaderData<typeof loader>();
  const { hidden, hiddenPacks } = useChangedCatalogue();
  const theme = page.theme.slug;
  const isHidden = hidden.has(theme) || hiddenPacks.has(`${theme}/${page.pack.slug}`);
  return isHidden ? <NotFoundView /> : <PackView page={page} />;
}
