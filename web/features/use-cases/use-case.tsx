import { Link } from "react-router";
import type { UseCasePageData } from "#web/content/pages/use-case-page.ts";
import { GetStarted } from "#web/ui/controls/get-started.tsx";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { FactList } from "#web/ui/layout/fact-list.tsx";
import { NumberedSteps } from "#web/ui/layout/numbered-steps.tsx";
import { Questions } from "#web/ui/layout/questions.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";

/** What one wants pictures for, which ones, and how to come by them honestly. */
export function UseCase({ page }: { page: UseCasePageData }) {
  const { text, shots } = page;
  return (
    <div className="page">
      <Breadcrumbs crumbs={page.crumbs} />
      <header className="border-hairline border-b pt-8 pb-12 sm:pt-12">
        <h1 className="max-w-[16ch] text-display">{text.heading}</h1>
        <p className="mt-6 max-w-xl text-ink-soft text-xl leading-snug">{text.lead}</p>
        <GetStarted className="mt-8" />
      </header>

      <section aria-labelledby="shots" className="mt-14">
        <h2 id="shots" className="text-title">
          Shots worth having
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {shots.map((shot) => (
            <li key={shot.name}>
              <Link to={shot.path} prefetch="intent" viewTransition className="group block">
                <Picture
                  source={shot.picture}
                  sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
                />
                <h3 className="mt-4 text-heading group-hover:text-safelight">{shot.name}</h3>
                <p className="mt-1 text-ink-soft">{shot.text}</p>
                <p className="mt-2 text-sm">
                  {shot.packName}, {shot.themeName}
                </p>
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="why" className="mt-20 grid gap-x-20 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 id="why" className="text-heading">
            Why it matters
          </h2>
          <div className="mt-4 flex max-w-prose flex-col gap-4">
            {text.why.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div>
          <h2 className="text-heading">Common mistakes</h2>
          <FactList facts={text.mistakes.map(({ mistake, fix }) => ({ what: mistake, text: fix }))} />
        </div>
      </section>

      <section aria-labelledby="plan" className="mt-20">
        <h2 id="plan" className="text-title">
          Step by step
        </h2>
        <NumberedSteps steps={text.plan} />
      </section>

      <section aria-labelledby="honesty" className="mt-20 border-ink border-y py-10">
        <h2 id="honesty" className="text-heading">
          Keep it honest
        </h2>
        <p className="mt-3 max-w-prose text-lg">{text.honesty}</p>
      </section>

      <section aria-labelledby="questions" className="mt-16 max-w-3xl">
        <h2 id="questions" className="mb-6 text-heading">
          Questions
        </h2>
        <Questions questions={text.faq} />
      </section>
    </div>
  );
}
