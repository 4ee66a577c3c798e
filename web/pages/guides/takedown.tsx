import { type MetaArgs, useLoaderData } from "react-router";
import { SITE } from "#schema/site/site.ts";
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
        lead={`Does a model or a picture made here show you, or a voice sound like you, and you did not agree? Tell us where. A person looks at it, and you get an answer within ${hours} hours.`}
      />
      <TakedownForm />
      <p className="max-w-prose pt-8 text-ink-soft">
        Is something else wrong with what you saw here? Write to{" "}
        <a href={`mailto:${SITE.supportEmail}`} className="link">
          {SITE.supportEmail}
        </a>{" "}
        with its address.
      </p>
    </div>
  );
}
