import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useParams } from "react-router";
import { categoryPage } from "#web/content/catalogue/category-page.ts";
import { ThemeView } from "#web/features/catalogue/themes/theme-view.tsx";
import { NotFoundView } from "#web/features/crash/not-found-view.tsx";
import { useHiddenThemes } from "#web/lib/catalogue/hidden-themes.ts";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = ({ params }: LoaderFunctionArgs) => categoryPage(params.slug ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Category() {
  const { slug = "" } = useParams();
  const page = useLoaderData<typeof loader>();
  return useHiddenThemes().has(slug) ? <NotFoundView /> : <ThemeView page={page} />;
}
