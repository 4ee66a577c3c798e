import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { categoryPage } from "#web/content/catalogue-pages.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/page-head.tsx";

export const loader = ({ params }: LoaderFunctionArgs) => categoryPage(params.slug ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Category() {
  const { theme } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead title={theme.name} lead={theme.description} />
    </div>
  );
}
