import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { packPage } from "#web/content/catalogue-pages.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/page-head.tsx";

export const loader = ({ params }: LoaderFunctionArgs) => packPage(params.theme ?? "", params.pack ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function PromptPack() {
  const { pack } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead title={pack.name} lead={pack.description} />
    </div>
  );
}
