import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { PORTRAIT, TEXT_TO_IMAGE } from "#schema/models.ts";
import { ASPECTS } from "#schema/pictures.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, pictureCredits, TRAINING_CREDITS } from "#schema/pricing.ts";
import { shareImage } from "./covers.ts";
import { breadcrumbList } from "./structured-data.ts";

/** What everything costs, from the one price table. */
export function pricingPage() {
  const path = "/pricing";
  return {
    title: "Pricing",
    description:
      "What a model, a pack and a picture cost in credits. The price stands on every button, and what fails is paid back.",
    path,
    image: shareImage(),
    jsonLd: [breadcrumbList([{ name: "Pricing", path }])],
    actions: [
      { what: "Training a model", credits: TRAINING_CREDITS, note: "Once per person" },
      {
        what: `A pack of ${IMAGES_PER_PACK} pictures`,
        credits: PACK_CREDITS,
        note: `${PACK_IMAGE_CREDITS} credits a picture`,
      },
      {
        what: "One picture of you, in your own words",
        credits: pictureCredits(PORTRAIT, ASPECTS.square),
        note: "In any of five shapes",
      },
      {
        what: "One picture without a model",
        credits: pictureCredits(TEXT_TO_IMAGE, ASPECTS.square),
        note: "Where the outside engine is connected",
      },
    ],
  };
}
