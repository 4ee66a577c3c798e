import { Link } from "react-router";
import type { HomePageData } from "#web/content/pages/home-page.ts";
import { GetStarted } from "#web/ui/controls/get-started.tsx";
import { HeroSheet } from "./hero-sheet.tsx";

export function HomeHero({ page }: { page: HomePageData }) {
  return (
    <section className="page grid items-center gap-x-16 gap-y-12 pt-12 pb-20 lg:grid-cols-[1fr_minmax(0,30rem)] lg:pt-10 lg:pb-16">
      <div>
        <h1 className="max-w-[11ch] text-display">Portraits, from photos you already have.</h1>
        <p className="mt-7 max-w-md text-ink-soft text-xl leading-snug">
          See yourself first: one photo, drawn on your own device in seconds. Then {page.photos.advised} to{" "}
          {page.photos.max} photos train your model, which makes {page.picturesInPack} portraits in each style
          you choose.
        </p>
        <p className="numbers mt-5">
          <Link to="/pricing" prefetch="intent" viewTransition className="link hover:text-safelight">
            {page.firstOffer}
          </Link>
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
          <GetStarted look="outline" />
          <Link
            to="/categories"
            prefetch="intent"
            viewTransition
            className="link font-medium hover:text-safelight"
          >
            See the themes
          </Link>
        </div>
      </div>
      <HeroSheet themes={page.tried} />
    </section>
  );
}
