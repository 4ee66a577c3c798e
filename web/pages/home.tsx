import { HomeHero } from "#web/features/catalogue/home-hero.tsx";
import { HomePrices } from "#web/features/catalogue/home-prices.tsx";
import { HomeSteps } from "#web/features/catalogue/home-steps.tsx";
import { HomeThemes } from "#web/features/catalogue/home-themes.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () =>
  appMeta(
    "Likeness",
    "Portraits of you from photos you already have: train a model of your face once, then make a sheet of twenty pictures in the light you choose.",
  );

export default function Home() {
  return (
    <>
      <HomeHero />
      <HomeSteps />
      <HomeThemes />
      <HomePrices />
    </>
  );
}
