import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ToolPageData } from "#web/content/pages/tool-page.ts";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { FactList } from "#web/ui/layout/fact-list.tsx";
import { NumberedSteps } from "#web/ui/layout/numbered-steps.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Questions } from "#web/ui/layout/questions.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { ToolCards } from "./tool-cards.tsx";

type Props = {
  page: Pick<ToolPageData, "crumbs" | "text" | "related"> & Partial<Pick<ToolPageData, "cover" | "info">>;
  /** Where the tool is worked with, or what stands there until it can be. */
  work: ReactNode;
};

/** What anybody sees of a tool: what it does and for whom, how to do it well, what people ask. */
export function ToolFace({ page, work }: Props) {
  const { text } = page;
  return (
    <div className="page">
      <Breadcrumbs crumbs={page.crumbs} />
      <div className="grid items-end gap-x-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <PageHead title={text.heading} lead={text.lead} />
        {page.cover && (
          <Picture source={{ ...page.cover, alt: "" }} sizes="18rem" className="max-lg:hidden" />
        )}
      </div>
      <div className="py-8 sm:py-10">{work}</div>

      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-labelledby="does">
          <h2 id="does" className="text-heading">
            What it does
          </h2>
          <div className="mt-4 flex max-w-prose flex-col gap-4">
            {text.does.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {page.info && (
              <p>
                <Link to={page.info.to} prefetch="intent" viewTransition className="link">
                  {page.info.name}
                </Link>
              </p>
            )}
          </div>
        </section>
        <section aria-labelledby="for-whom">
          <h2 id="for-whom" className="text-heading">
            Who it is for
          </h2>
          <FactList facts={text.forWhom.map(({ who, what }) => ({ what: who, text: what }))} />
        </section>
      </div>

      <section aria-labelledby="steps" className="mt-16">
        <h2 id="steps" className="text-heading">
          How to get a good result
        </h2>
        <NumberedSteps steps={text.steps} />
      </section>

      <section aria-labelledby="questions" className="mt-16 max-w-3xl">
        <h2 id="questions" className="mb-6 text-heading">
          Questions
        </h2>
        <Questions questions={text.faq} />
      </section>

      <section aria-labelledby="related" className="mt-16">
        <h2 id="related" className="text-heading">
          Similar tools
        </h2>
        <ToolCards tools={page.related} />
      </section>
    </div>
  );
}
