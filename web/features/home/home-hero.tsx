import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { HomePageData } from "#web/content/pages/home-page.ts";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { rememberedPack } from "#web/lib/catalogue/chosen-pack.ts";
import { GetStarted } from "#web/ui/controls/get-started.tsx";
import { HeroSheet } from "./hero-sheet.tsx";

/** The promise, the price and what it looks like; on a phone the words that explain come after the pictures. */
export function HomeHero({ page }: { page: HomePageData }) {
  const { price, portraits } = page.firstOffer;
  // whoever starts from here makes the pack they see, unless they chose another before
  const [pack, setPack] = useState(() => subjectOfPath(page.tried[0]!.packs[0]!.path));
  useEffect(() => {
    if (rememberedPack()) setPack(null);
  }, []);
  return (
    <section className="page grid gap-x-14 gap-y-5 pt-6 pb-16 lg:grid-cols-[1fr_minmax(0,36rem)] lg:pt-10">
      <div className="lg:self-end">
        <h1 className="max-w-[11ch] text-display">Portraits, from photos you already have.</h1>
        <p className="numbers mt-3 text-xl leading-snug lg:mt-7 lg:text-[1.75rem]">
          <strong className="font-semibold">{price}</strong>: your model and {portraits} portraits
        </p>
      </div>
      <div className="max-sm:-mx-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <HeroSheet themes={page.tried} before={page.before} onChoose={setPack} />
      </div>
      <div className="max-lg:pt-4 lg:self-start">
        <p className="max-w-md text-ink-soft text-lg leading-snug">
          Add {page.photos.advised} to {page.photos.max} photos of yourself. Likeness learns your face once,
          then makes {page.picturesInPack} portraits in each style you choose.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-4">
          <GetStarted look="outline" suggested={pack} />
          <Link to="/pricing" prefetch="intent" viewTransition className="link font-medium">
            See prices
          </Link>
        </div>
      </div>
    </section>
  );
}
