import { Link } from "react-router";
import type { PackPage } from "#web/content/catalogue/pack-page.ts";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { NumberedSteps } from "#web/ui/layout/numbered-steps.tsx";
import { Questions } from "#web/ui/layout/questions.tsx";
import { CoverNote } from "../cover-note.tsx";
import { MakePack } from "../make-pack.tsx";
import { PeopleShowcases } from "../showcases/people-showcases.tsx";
import { Stat } from "../stat.tsx";
import { RelatedThemes } from "../themes/related-themes.tsx";
import { PackSheet } from "./pack-sheet.tsx";
import { ShotPlan } from "./shot-plan.tsx";
import { TryPack } from "./try-pack.tsx";

/** One pack: what it makes, of whom, for how much, and how one comes by it. */
export function PackView({ page }: { page: PackPage }) {
  const { pack, theme, price } = page;
  return (
    <div className="page">
      <Breadcrumbs crumbs={page.crumbs} />
      <header className="grid gap-x-16 gap-y-6 pt-6 pb-16 sm:pb-20 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:pt-10">
        <h1 className="self-end text-display lg:col-start-2">{pack.name}</h1>
        <div className="self-center max-sm:-mx-4 lg:row-span-2 lg:row-start-1">
          <TryPack page={page} />
          {!page.before && <CoverNote className="mt-3 max-sm:px-4" />}
        </div>
        <div>
          <p className="max-w-xl text-xl leading-snug">{pack.description}</p>
          <dl className="mt-8 max-w-xl border-ink border-t">
            <Stat what="Theme">
              <Link to={theme.path} prefetch="intent" viewTransition className="link">
                {theme.name}
              </Link>
              <span className="mt-0.5 block text-ink-soft text-sm">{theme.line}</span>
            </Stat>
            <Stat what="You get">{price.pictures} pictures</Stat>
            <Stat what="Price">
              {price.whole}, {price.picture} a picture
            </Stat>
            <Stat what="Made for">{pack.limit ?? "For everyone"}</Stat>
          </dl>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
            <MakePack theme={theme.slug} pack={pack.slug} />
            <a href="#pictures" className="link font-medium">
              See the shots
            </a>
          </div>
        </div>
      </header>

      <section id="pictures" aria-labelledby="pictures-title" className="scroll-mt-20">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 id="pictures-title" className="text-title">
            The shots
          </h2>
          <p className="max-w-md text-ink-soft">
            Five scenes in one mood, {page.picturesPerShot} pictures of each, from close-up to half body.
          </p>
        </div>
        <ShotPlan subject={subjectOfPath(pack.path)} shots={page.shots} perShot={page.picturesPerShot} />
      </section>

      <PeopleShowcases key={pack.path} theme={theme.slug} pack={pack.slug} />

      <section aria-labelledby="steps-title" className="mt-20 sm:mt-28">
        <h2 id="steps-title" className="text-title">
          How it works
        </h2>
        <NumberedSteps steps={page.steps} />
      </section>

      <section
        aria-labelledby="questions-title"
        className="mt-20 grid gap-x-20 gap-y-8 sm:mt-28 lg:grid-cols-2"
      >
        <h2 id="questions-title" className="text-title">
          Before you start
        </h2>
        <Questions questions={page.questions} />
      </section>

      <section aria-labelledby="others-title" className="mt-20 sm:mt-28">
        <h2 id="others-title" className="mb-6 text-title">
          More from {theme.name}
        </h2>
        <PackSheet packs={page.others} columns={4} />
      </section>

      <RelatedThemes
        title="You might also like"
        themes={page.related}
        all={{ label: "All packs", path: "/prompt-packs/all" }}
      />
    </div>
  );
}
