import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { categoryPage } from "#web/content/category-page.ts";
import { ThemeView } from "#web/features/catalogue/theme-view.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = ({ params }: LoaderFunctionArgs) => categoryPage(params.slug ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Category() {
  return <ThemeView page={useLoaderData<typeof loader>()} />;
}
