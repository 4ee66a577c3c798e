import { type MetaArgs, useLoaderData } from "react-router";
import { homePage } from "#web/content/pages/home-page.ts";
import { HomeClose } from "#web/features/home/home-close.tsx";
import { HomeFeatured } from "#web/features/home/home-featured.tsx";
import { HomeFree } from "#web/features/home/home-free.tsx";
import { HomeHero } from "#web/features/home/home-hero.tsx";
import { HomePrices } from "#web/features/home/home-prices.tsx";
import { HomeSteps } from "#web/features/home/home-steps.tsx";
import { HomeThemes } from "#web/features/home/home-themes.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = () => homePage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Home() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <HomeHero page={page} />
      <HomeSteps page={page} />
      <HomeFeatured cards={page.featured} before={page.before} />
      <HomeThemes themes={page.themes} others={page.otherThemes} />
      <HomePrices page={page} />
      <HomeFree tools={page.freeTools} />
      <HomeClose questions={page.questions} />
    </>
  );
}
