import { Link, type MetaArgs, useLoaderData } from "react-router";
import { categoriesPage } from "#web/content/catalogue-pages.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/page-head.tsx";

export const loader = () => categoriesPage("/categories/all");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function AllCategories() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead title={page.title} lead={page.description} />
      <ul>
        {page.themes.map((card) => (
          <li key={card.path}>
            <Link to={card.path}>{card.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
