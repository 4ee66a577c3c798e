import { describe, expect, it } from "vitest";
import { findPack, findTheme } from "#schema/catalogue/index.ts";
import { USE_CASES } from "#schema/site/pages.ts";
import { withFacts } from "#web/content/facts.ts";
import type { UseCaseText } from "#web/content/use-case-text.ts";

const WRITTEN = import.meta.glob<UseCaseText>("../../../web/content/use-cases/*.ts", {
  eager: true,
  import: "default",
});

function sourceOf(slug: string): string {
  const found = Object.entries(WRITTEN).find(([path]) => path.endsWith(`/${slug}.ts`));
  if (!found) throw new Error(`nobody has written ${slug}`);
  return JSON.stringify(found[1]);
}

it("every use case is written, and none that has no page", () => {
  expect(Object.keys(WRITTEN)).toHaveLength(USE_CASES.length);
});

describe.each(USE_CASES)("%s", (slug) => {
  const source = sourceOf(slug);
  const text = JSON.parse(withFacts(source)) as UseCaseText;

  it("fits into a search result", () => {
    expect(text.seo.title.length).toBeLessThanOrEqual(60);
    expect(text.seo.description.length).toBeLessThanOrEqual(155);
    expect(text.seo.description.length).toBeGreaterThan(70);
  });

  it("is whole", () => {
    expect(text.why.length).toBeGreaterThanOrEqual(2);
    expect(text.plan.length).toBeGreaterThanOrEqual(4);
    expect([4, 5, 6]).toContain(text.shots.length);
    expect([3, 4]).toContain(text.mistakes.length);
    expect([4, 5]).toContain(text.faq.length);
  });

  it("names packs there are, each once, that a model of anyone may use", () => {
    for (const shot of text.shots) {
      const theme = findTheme(shot.theme);
      const pack = theme && findPack(theme, shot.pack);
      expect(pack?.slug, `${shot.theme}/${shot.pack}`).toBe(shot.pack);
      expect(theme?.isPublic).toBe(true);
      expect(pack?.allowedGenderOrCategory).toEqual(expect.arrayContaining(["WOMAN", "MAN"]));
    }
    expect(new Set(text.shots.map(({ theme, pack }) => `${theme}/${pack}`)).size).toBe(text.shots.length);
  });

  it("takes every number of the product from the facts, and only those there are", () => {
    expect(source).toContain("{{training-credits}}");
    expect(source).not.toMatch(/\d+ (?:credits|pictures|photos|pixels)/);
    expect(JSON.stringify(text)).not.toContain("{{");
  });

  it("asks for honesty, and says that pictures are made with AI", () => {
    expect(text.honesty).toMatch(/recogni|promise/);
    expect(text.honesty).toContain("made with AI");
  });

  it("does not raise its voice", () => {
    expect(JSON.stringify(text)).not.toMatch(/!/);
  });
});
