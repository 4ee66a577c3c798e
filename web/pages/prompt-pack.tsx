import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { packPage } from "#web/content/pack-page.ts";
import { PackView } from "#web/features/catalogue/pack-view.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = ({ params }: LoaderFunctionArgs) => packPage(params.theme ?? "", params.pack ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function PromptPack() {
  return <PackView page={useLoaderData<typeof loader>()} />;
}
