import type { HomePageData } from "#web/content/pages/home-page.ts";
import { GetStarted } from "#web/ui/controls/get-started.tsx";
import { Questions } from "#web/ui/layout/questions.tsx";

/** What people ask before they begin, and the way to begin. */
export function HomeClose({ questions }: { questions: HomePageData["questions"] }) {
  return (
    <section aria-labelledby="questions-title" className="border-hairline border-t">
      <div className="page grid gap-x-20 gap-y-12 pt-16 sm:pt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <h2 id="questions-title" className="text-title">
            Before you start
          </h2>
          <p className="mt-4 max-w-sm text-ink-soft text-lg">
            You need an email address and a handful of photos. No card needed to sign up.
          </p>
          <GetStarted className="mt-8" />
        </div>
        <Questions questions={questions} />
      </div>
    </section>
  );
}
