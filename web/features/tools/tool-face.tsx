import type { ReactNode } from "react";
import type { ToolPageData } from "#web/content/tool-page.ts";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { Questions } from "#web/ui/questions.tsx";
import { ToolCards } from "./tool-cards.tsx";

type Props = {
  page: Pick<ToolPageData, "crumbs" | "text" | "related" | "name">;
  /** Where the tool is worked with, or what stands there until it can be. */
  work: ReactNode;
};

/** What anybody sees of a tool: what it does and for whom, how to do it well, what people ask. */
export function ToolFace({ page, work }: Props) {
  const { text } = page;
  return (
    <div className="page">
      <Breadcrumbs crumbs={page.crumbs} />
      <PageHead title={text.heading} lead={text.lead} />
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
          </div>
        </section>
        <section aria-labelledby="for-whom">
          <h2 id="for-whom" className="text-heading">
            Who it is for
          </h2>
          <dl className="mt-4 border-hairline border-t">
            {text.forWhom.map(({ who, what }) => (
              <div key={who} className="border-hairline border-b py-3">
                <dt className="font-medium">{who}</dt>
                <dd className="text-ink-soft">{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>

      <section aria-labelledby="steps" className="mt-16">
        <h2 id="steps" className="text-heading">
          How to get a good result
        </h2>
        <ol className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {text.steps.map((step, index) => (
            <li key={step.title} className="border-ink border-t pt-3">
              <p aria-hidden="true" className="numbers text-ink-soft text-sm">
                ▸ {index + 1}
              </p>
              <h3 className="mt-2 font-medium font-text text-lg tracking-normal">{step.title}</h3>
              <p className="mt-1 text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="questions" className="mt-16 max-w-3xl">
        <h2 id="questions" className="mb-6 text-heading">
          Questions
        </h2>
        <Questions questions={text.faq} />
      </section>

      <section aria-labelledby="related" className="mt-16">
        <h2 id="related" className="text-heading">
          Next to it
        </h2>
        <ToolCards tools={page.related} />
      </section>
    </div>
  );
}
