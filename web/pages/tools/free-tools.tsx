import { type MetaArgs, useLoaderData } from "react-router";
import { freeToolsPage } from "#web/content/tool-lists.ts";
import { ToolCards } from "#web/features/tools/tool-cards.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const loader = () => freeToolsPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function FreeTools() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead
        title="Free tools"
        lead="One photo in, one picture out, no account needed. What runs on your device uploads nothing; what needs a provider says so."
      />
      {groups.map((group, index) => (
        <section key={group.name} aria-labelledby={`group-${index}`} className="mt-14">
          <h2 id={`group-${index}`} className="text-heading">
            {group.name}
          </h2>
          <ToolCards tools={group.tools} />
        </section>
      ))}
    </div>
  );
}
