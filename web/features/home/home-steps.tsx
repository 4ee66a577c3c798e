import type { HomePageData } from "#web/content/pages/home-page.ts";
import { NumberedSteps } from "#web/ui/layout/numbered-steps.tsx";

export function HomeSteps({ page }: { page: HomePageData }) {
  const steps = [
    {
      title: "Add your photos",
      text: `${page.photos.advised} to ${page.photos.max} of you alone, in focus, with your whole face visible. Your browser checks them first: if a photo cannot be used, you see why.`,
    },
    {
      title: "Train a model, once",
      text: "Likeness learns what you look like from your photos. Follow its progress, or close the page and come back later.",
    },
    {
      title: "Choose a pack",
      text: `Each pack has one style. Its ${page.picturesInPack} pictures appear one after the other: mark your favourites, download them, delete the rest.`,
    },
  ];
  return (
    <section aria-labelledby="steps-title" className="border-hairline border-t">
      <div className="page py-16 sm:py-20">
        <h2 id="steps-title" className="text-title">
          How it works
        </h2>
        <NumberedSteps steps={steps} />
      </div>
    </section>
  );
}
