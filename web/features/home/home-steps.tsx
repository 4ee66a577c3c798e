import type { HomePageData } from "#web/content/home-page.ts";
import { NumberedSteps } from "#web/ui/numbered-steps.tsx";

export function HomeSteps({ page }: { page: HomePageData }) {
  const steps = [
    {
      title: "Add your photos",
      text: `${page.photos.advised} to ${page.photos.max} of you alone, sharp, with your face in full. They are looked at in your browser first: a photo that cannot be used is left out, and you are told why.`,
    },
    {
      title: "Train a model, once",
      text: "Likeness learns your face from them. You watch it come up like a print in the tray, or close the page and come back.",
    },
    {
      title: "Choose a pack",
      text: `Each pack is one mood and one light. Its ${page.picturesInPack} pictures land on your contact sheet one after the other: ring the ones you like, download them, delete the rest.`,
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
