import { expect, onTestFinished, test, vi } from "vitest";
import { firstResult } from "#schema/billing/offers.ts";
import { CREDIT_PACKS } from "#schema/billing/plans.ts";
import { categoryPage } from "#web/content/catalogue/category-page.ts";
import { packPage } from "#web/content/catalogue/pack-page.ts";
import { homePage } from "#web/content/pages/home-page.ts";

function withSample(credit: string): void {
  vi.stubEnv("SAMPLE_CREDIT", credit);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test("the price stated first is the least one can pay, and brings what it says", () => {
  const { price, portraits } = homePage().firstOffer;
  const cheapest = CREDIT_PACKS.toSorted((a, b) => a.cents - b.cents)[0]!;
  expect(price).toBe(`$${cheapest.cents / 100}`);
  expect(portraits).toBe(firstResult(cheapest.credits)?.portraits);
});

test("with a sample photo, every frame of the home page's sheets and of their themes' pages has a portrait of it", () => {
  withSample("Somebody who agreed");
  const { before, tried } = homePage();
  expect(before?.credit).toBe("Somebody who agreed");
  for (const { slug, packs } of tried)
    for (const page of [packs, categoryPage(slug).tried])
      expect(page.map(({ sample }) => sample?.alt)).toEqual(
        packs.map(({ name }) => `AI portrait made from the sample photo: ${name}`),
      );
  expect(packPage("film-noir", "the-private-eye")).toMatchObject({
    before,
    tried: [{ picture: { sample: { width: 480 } } }, { picture: null }, { picture: null }],
  });
});

test("where nothing was made of a sample photo, or there is none, pages show covers", () => {
  withSample("Somebody who agreed");
  expect(categoryPage("wedding").before).toBeNull();
  expect(packPage("wedding", "bridal-radiance")).toMatchObject({
    before: null,
    tried: [{ picture: { sample: null } }, {}, {}],
  });
  withSample("");
  for (const page of [homePage(), categoryPage("film-noir"), packPage("film-noir", "the-private-eye")])
    expect(page.before).toBeNull();
  expect(homePage().tried.flatMap(({ packs }) => packs.filter(({ sample }) => sample))).toEqual([]);
});
