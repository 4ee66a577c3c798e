import { type MetaArgs, useLoaderData } from "react-router";
import { allToolsPage } from "#web/content/tool-lists.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { ToolCards } from "#web/features/tools/tool-cards.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const loader = () => allToolsPage();
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function AllTools() {
  const { ready, pro, free } = useLoaderData<typeof loader>();
  const sections = [
    { id: "ready", title: "Ready today", tools: ready },
    { id: "pro", title: "More Pro tools", tools: pro },
    { id: "free", title: "More free tools", tools: free },
  ].filter(({ tools }) => tools.length > 0);
  return (
    <div className="page">
      <PageHead
        title="All tools"
        lead="Tools you can use today come first. The rest say what they are waiting for."
      />
      {sections.map(({ id, title, tools }) => (
        <section key={id} aria-labelledby={id} className="mt-12">
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          <ToolCards tools={tools} />
        </section>
      ))}
    </div>
  );
}
