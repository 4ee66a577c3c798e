import { formatMoney } from "#schema/billing/money.ts";
import { offerLabel } from "#schema/billing/offers.ts";
import {
  CREDIT_PACKS,
  type CreditPack,
  CURRENCY,
  DAILY_FREE_CREDITS,
  FREE_MONTHS_A_YEAR,
  PLANS,
  type Plan,
  packPriceKey,
  planPriceKey,
} from "#schema/billing/plans.ts";
import {
  PACK_CREDITS,
  PACK_IMAGE_CREDITS,
  pictureCredits,
  TRAINING_CREDITS,
} from "#schema/billing/pricing.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { SITE } from "#schema/site/site.ts";
import { count, formatNumber } from "#web/lib/format.ts";
import { answersTo, BILLING_QUESTIONS } from "../answers.ts";
import { shareImage } from "../covers.ts";
import { breadcrumbList, faqPage, offer, product } from "../structured-data.ts";

const PATH = "/pricing";
const PICTURE = pictureCredits(portrait, ASPECTS.square);
const money = (cents: number) => formatMoney(cents, CURRENCY);

/** What so many credits make instead, for whoever has a model. */
function withModel(credits: number): { packs: number; pictures: number } {
  return { packs: Math.floor(credits / PACK_CREDITS), pictures: Math.floor(credits / PICTURE) };
}

/** What so many credits make, each line instead of the others. */
function makes(credits: number): { what: string; often: string }[] {
  const { packs, pictures } = withModel(credits);
  return [
    { what: `Or packs of ${IMAGES_PER_PACK} pictures`, often: formatNumber(packs) },
    { what: "Or single pictures", often: formatNumber(pictures) },
  ];
}

function planOffer({ id, name, summary, monthlyCredits, cents }: Plan) {
  return {
    name,
    summary,
    credits: formatNumber(monthlyCredits),
    offer: offerLabel(monthlyCredits),
    month: { key: planPriceKey(id, "month"), price: money(cents.month) },
    year: {
      key: planPriceKey(id, "year"),
      price: money(cents.year),
      /** Rounded to the cent, for comparison only. */
      aMonth: money(Math.round(cents.year / 12)),
    },
    makes: makes(monthlyCredits),
  };
}

function creditPackOffer({ id, name, credits, cents }: CreditPack) {
  const { packs, pictures } = withModel(credits);
  return {
    key: packPriceKey(id),
    name,
    price: money(cents),
    offer: offerLabel(credits),
    makes: `If you have a model: ${count(packs, "pack")} of ${IMAGES_PER_PACK}, or ${count(pictures, "single picture")}`,
  };
}

/** Plans and packs of credits, what everything costs, and what is asked about paying; all from the price tables. */
export function pricingPage() {
  const image = shareImage();
  const questions = answersTo(BILLING_QUESTIONS);
  return {
    title: "Pricing",
    description:
      "Monthly and yearly plans, or credits you buy once. Credits don't expire, nothing renews behind your back, and failed work is refunded.",
    path: PATH,
    image,
    jsonLd: [
      breadcrumbList([{ name: "Pricing", path: PATH }]),
      ...PLANS.map((plan) =>
        product({
          name: `${SITE.name} ${plan.name}`,
          description: `${formatNumber(plan.monthlyCredits)} credits a month: ${offerLabel(plan.monthlyCredits)}. ${plan.summary}`,
          path: PATH,
          image: image.path,
          offers: (["month", "year"] as const).map((every) =>
            offer({ cents: plan.cents[every], currency: CURRENCY, every, path: PATH }),
          ),
        }),
      ),
      ...CREDIT_PACKS.map((pack) =>
        product({
          name: `${SITE.name}: ${pack.name}`,
          description: `${formatNumber(pack.credits)} credits, bought once: ${offerLabel(pack.credits)}. They do not expire.`,
          path: PATH,
          image: image.path,
          offers: [offer({ cents: pack.cents, currency: CURRENCY, every: null, path: PATH })],
        }),
      ),
      faqPage(questions),
    ],
    freeMonths: FREE_MONTHS_A_YEAR,
    plans: PLANS.map(planOffer),
    packs: CREDIT_PACKS.map(creditPackOffer),
    actions: [
      { what: "Training a model", credits: TRAINING_CREDITS, note: "Once per person" },
      {
        what: `A pack of ${IMAGES_PER_PACK} pictures`,
        credits: PACK_CREDITS,
        note: `${PACK_IMAGE_CREDITS} credits a picture`,
      },
      { what: "One picture of you from your own prompt", credits: PICTURE, note: "In any of five shapes" },
      {
        what: "One picture without a model",
        credits: pictureCredits(textToImage, ASPECTS.square),
        note: "Where this is available",
      },
    ],
    daily: {
      credits: DAILY_FREE_CREDITS,
      pictures: count(Math.floor(DAILY_FREE_CREDITS / PICTURE), "picture"),
    },
    questions,
  };
}
export type PricingPageData = ReturnType<typeof pricingPage>;
