import { type MetaArgs, useLoaderData } from "react-router";
import { verifyPage } from "#web/content/pages/verify-page.ts";
import { VerifyFile } from "#web/features/verify/verify-file.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { FactList } from "#web/ui/layout/fact-list.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const loader = () => verifyPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Verify() {
  const { lookedFor } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead
        title="Check for AI marks"
        lead="See whether a picture, video or recording says that AI made or changed it."
      />
      <VerifyFile />
      <section aria-labelledby="looked-for" className="mt-16 max-w-3xl">
        <h2 id="looked-for" className="text-heading">
          What is looked for
        </h2>
        <FactList facts={lookedFor} />
      </section>
    </div>
  );
}
