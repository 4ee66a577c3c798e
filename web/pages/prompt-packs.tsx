import { Link, type MetaArgs, useLoaderData } from "react-router";
import { packsPage } from "#web/content/catalogue-pages.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/page-head.tsx";

export const loader = () => packsPage("/prompt-packs");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function PromptPacks() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead title={page.title} lead={page.description} />
      <ul>
        {page.packs.map((card) => (
          <li key={card.path}>
            <Link to={card.path}>{card.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
