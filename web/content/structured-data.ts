import { SITE, SITE_DESCRIPTION } from "#schema/site/site.ts";
import { absolute } from "#web/lib/page-meta.ts";

/** schema.org objects for a page's head, as search engines document them. */

export interface Crumb {
  name: string;
  path: string;
}

/** https://schema.org/BreadcrumbList: from the home page to this one. */
export function breadcrumbList(crumbs: readonly Crumb[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: SITE.name, path: "/" }, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: absolute(crumb.path),
    })),
  };
}

/** https://schema.org/FAQPage; answers are plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** https://schema.org/HowTo: steps in order. */
export function howTo(name: string, steps: readonly { name: string; text: string }[]): object {
  return {
    "@type": "HowTo",
    name,
    step: steps.map((step, index) => ({ "@type": "HowToStep", position: index + 1, ...step })),
  };
}

/** https://schema.org/Product: something made here, with its picture. Prices in credits are not offers in money. */
export function product(input: {
  name: string;
  description: string;
  path: string;
  image: string;
  offers?: readonly object[];
}): object {
  return {
    "@type": "Product",
    name: input.name,
    description: input.description,
    url: absolute(input.path),
    image: absolute(input.image),
    brand: { "@type": "Brand", name: SITE.name },
    ...(input.offers ? { offers: input.offers } : {}),
  };
}

/** https://schema.org/Offer: a price in money, paid once, or again each month or year. */
export function offer(input: {
  cents: number;
  currency: string;
  every: "month" | "year" | null;
  path: string;
}): object {
  const price = (input.cents / 100).toFixed(2);
  const priceCurrency = input.currency.toUpperCase();
  return {
    "@type": "Offer",
    price,
    priceCurrency,
    availability: "https://schema.org/InStock",
    url: absolute(input.path),
    ...(input.every
      ? {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price,
            priceCurrency,
            billingDuration: 1,
            // UN/CEFACT: month, year
            unitCode: input.every === "month" ? "MON" : "ANN",
          },
        }
      : {}),
  };
}

/** https://schema.org/Organization: whose pages these are. */
export function organization(): object {
  return {
    "@type": "Organization",
    name: SITE.name,
    description: SITE_DESCRIPTION,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
  };
}

/** https://schema.org/WebSite */
export function website(): object {
  return { "@type": "WebSite", name: SITE.name, url: absolute("/") };
}
