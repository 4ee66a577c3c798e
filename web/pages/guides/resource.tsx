import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { resourcePage } from "#web/content/pages/resource-page.ts";
import { ProsePage } from "#web/features/guides/prose-page.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = ({ params }: LoaderFunctionArgs) => resourcePage(params.slug ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Resource() {
  return <ProsePage page={useLoaderData<typeof loader>()} />;
}
