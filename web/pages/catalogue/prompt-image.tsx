import { type MetaArgs, useLoaderData } from "react-router";
import { promptImagePage } from "#web/content/catalogue/prompt-image-page.ts";
import { OneSentence } from "#web/features/generator/one-sentence.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageOpening } from "#web/ui/layout/page-opening.tsx";

export const loader = () => promptImagePage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function PromptImage() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageOpening
        crumbs={page.crumbs}
        title="One picture from one sentence"
        lead="Describe the framing, the place, your clothes and the light. It takes about a minute."
      />
      <OneSentence page={page} />
    </div>
  );
}
