import { type MetaArgs, useLoaderData } from "react-router";
import { takedownPage } from "#web/content/pages/takedown-page.ts";
import { TakedownForm } from "#web/features/takedown/takedown-form.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const loader = () => takedownPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Takedown() {
  const { hours } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead
        title="Take something down"
        lead={`Does a model or a picture made here show you, and you did not agree? Tell us where. A person looks at it, and you get an answer within ${hours} hours.`}
      />
      <TakedownForm />
    </div>
  );
}
