import { type MetaArgs, useLoaderData } from "react-router";
import { allToolsPage } from "#web/content/tool-lists.ts";
import { ToolCards } from "#web/features/tools/tool-cards.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const loader = () => allToolsPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function AllTools() {
  const { pro, free } = useLoaderData<typeof loader>();
  const ready = pro.filter((tool) => tool.built);
  const coming = pro.filter((tool) => !tool.built);
  return (
    <div className="page">
      <PageHead title="All tools" lead="Tools you can use today come first. The rest are coming soon." />
      <section aria-labelledby="ready" className="mt-12">
        <h2 id="ready" className="text-heading">
          Ready today
        </h2>
        <ToolCards tools={ready} />
      </section>
      <section aria-labelledby="coming" className="mt-14">
        <h2 id="coming" className="text-heading">
          Pro tools coming soon
        </h2>
        <ToolCards tools={coming} />
      </section>
      <section aria-labelledby="free" className="mt-14">
        <h2 id="free" className="text-heading">
          Free tools
        </h2>
        <ToolCards tools={free} />
      </section>
    </div>
  );
}
