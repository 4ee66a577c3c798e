import { describe, expect, test } from "vitest";
import { fillPrompt } from "#schema/catalogue/fill-prompt.ts";
import { findPack, findTheme, THEMES } from "#schema/catalogue/index.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { PROMPTS_PER_PACK, packAllows, packId } from "#schema/catalogue/theme.ts";
import { GENDER_OR_CATEGORY, type GenderOrCategory } from "#schema/trainings/training.ts";
import { exceptions } from "#tests/support/exceptions.ts";
import { overlap, wordRuns, wordsOf } from "#tests/support/shared-words.ts";

/** The themes that the product promises, in order; others may come between them. */
const PROMISED =
  `actor-headshots beach boudoir celebrity ceo-headshots cosplay creative-artist cyberpunk film-noir fitness glamour holiday-seasonal keynote-speaker lingerie luxury-lifestyle maternity mobster model-headshots nightlife office-headshots pre-wedding professional-headshots realestate-agent-headshots retro-vintage spiritual street-style tinder travel wedding yearbook`.split(
    /\s+/,
  );

const GENERATION_COUNTS = [0, 1400, 1500, 1700, 1800, 2000, 3000, 4000, 7000, 8000, 10000];
/** Themes whose count is given; the others take one of the list above. */
const GIVEN_COUNTS: Readonly<Record<string, number>> = {
  "actor-headshots": 3,
  beach: 5000,
  boudoir: 1600,
  celebrity: 9000,
  "ceo-headshots": 0,
  cosplay: 0,
  "creative-artist": 0,
  wedding: 6000,
  yearbook: 1600,
};

/** Everything else is for women and men. A theme stands for all its packs. */
const FOR_WOMEN = ["boudoir", "lingerie", "maternity", "beach/sunset-bikini", "wedding/bridal-radiance"];
const FOR_MEN = ["wedding/grooms-portrait"];

/** The largest share of four-word runs that two prompts may have in common. */
const MAX_OVERLAP = 0.08;

const ALL_PACKS = THEMES.flatMap((theme) =>
  theme.packs.map((pack) => ({
    id: packId(theme.slug, pack.slug),
    theme,
    pack,
    prompts: PROMPTS[theme.slug]?.[pack.slug] ?? [],
  })),
);
const ALL_PROMPTS = ALL_PACKS.flatMap(({ id, theme, pack, prompts }) =>
  prompts.map((prompt, index) => ({
    ...{ where: `${id} #${index + 1}`, id, theme, prompt },
    allowed: pack.allowedGenderOrCategory,
  })),
);

function allowedIn(themeSlug: string, id: string): GenderOrCategory[] {
  if ([themeSlug, id].some((name) => FOR_WOMEN.includes(name))) return ["WOMAN"];
  return FOR_MEN.includes(id) ? ["MAN"] : ["WOMAN", "MAN"];
}

function kebabCase(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const filled = (prompt: string) => fillPrompt(prompt, { triggerWord: "ohwx", genderOrCategory: "NEUTRAL" });

/** Every shot a prompt names; the longer name is taken first because it contains the shorter. */
function shotsOf(prompt: string): string[] {
  return prompt.toLowerCase().match(/medium close-up|close-up|half body|medium shot/g) ?? [];
}

const fourWordRuns = (prompt: string) => wordRuns(filled(prompt), 4);

describe("themes and packs", () => {
  test("are those promised, in the alphabet's order, with five packs each", () => {
    const slugs = THEMES.map(({ slug }) => slug);
    expect(slugs).toEqual([...new Set(slugs)].toSorted());
    expect(slugs.filter((slug) => PROMISED.includes(slug))).toEqual(PROMISED);
    for (const { slug, packs } of THEMES) expect(new Set(packs.map((pack) => pack.slug)).size, slug).toBe(5);
  });

  test("has its name as slug, is for whom it should be, and describes itself", () => {
    expect(
      exceptions(
        ALL_PACKS,
        ({ id }) => id,
        (packed) => {
          const { id, theme, pack } = packed;
          expect(pack.slug).toBe(kebabCase(pack.name));
          if (PROMISED.includes(theme.slug))
            expect(pack.allowedGenderOrCategory).toEqual(allowedIn(theme.slug, id));
          expect(pack.description).toMatch(/^[A-Z].{40,120}\.$/);
        },
      ),
    ).toEqual([]);
  });

  test("never repeat a description", () => {
    const texts = THEMES.flatMap((t) => [
      t.description,
      t.seo.description,
      ...t.packs.map((p) => p.description),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("is public, ranked from the fixed counts and fits a search result", () => {
    expect(
      exceptions(
        THEMES,
        ({ slug }) => slug,
        (theme) => {
          expect(theme.isPublic).toBe(true);
          const given = GIVEN_COUNTS[theme.slug];
          if (PROMISED.includes(theme.slug))
            expect(given === undefined ? GENERATION_COUNTS : [given]).toContain(theme.generations);
          expect(theme.seo.title.length).toBeGreaterThan(0);
          expect(theme.seo.title.length).toBeLessThanOrEqual(60);
          expect(theme.seo.description.length).toBeGreaterThanOrEqual(120);
          expect(theme.seo.description.length).toBeLessThanOrEqual(160);
        },
      ),
    ).toEqual([]);
  });

  test("never print the ranking count as if it were usage", () => {
    for (const { generations, description, seo, packs } of THEMES) {
      const printed = [description, seo.title, seo.description, ...packs.map((p) => p.description)].join(" ");
      expect(printed.replaceAll(",", "")).not.toContain(String(generations));
    }
  });

  test("are found by slug or by typed name, and unknown ones are not", () => {
    const travel = findTheme("travel")!;
    expect(findPack(travel, " LUXURY vacation ")?.slug).toBe("luxury-vacation");
    expect(findPack(travel, "luxury-vacation")?.name).toBe("Luxury Vacation");
    expect(findPack(travel, "Neon Noir")).toBeUndefined();
    expect(findTheme("atlantis")).toBeUndefined();
  });
});

describe("packAllows", () => {
  test.each([
    { allowed: ["WOMAN", "MAN"], WOMAN: true, MAN: true, NEUTRAL: true },
    { allowed: ["WOMAN"], WOMAN: true, MAN: false, NEUTRAL: false },
    { allowed: ["MAN"], WOMAN: false, MAN: true, NEUTRAL: false },
    { allowed: [], WOMAN: false, MAN: false, NEUTRAL: false },
  ] as const)("of $allowed", ({ allowed, ...expected }) => {
    for (const who of GENDER_OR_CATEGORY) {
      expect(packAllows({ allowedGenderOrCategory: allowed }, who), who).toBe(expected[who]);
    }
  });
});

describe("prompts", () => {
  test("belong to exactly the packs there are, in the same order, five each", () => {
    expect(Object.keys(PROMPTS)).toEqual(THEMES.map((theme) => theme.slug));
    for (const theme of THEMES) {
      expect(Object.keys(PROMPTS[theme.slug]!)).toEqual(theme.packs.map((pack) => pack.slug));
    }
    for (const { id, prompts } of ALL_PACKS) expect(prompts, id).toHaveLength(PROMPTS_PER_PACK);
    expect(ALL_PROMPTS).toHaveLength(ALL_PACKS.length * PROMPTS_PER_PACK);
  });

  test("names person, shot and lens in 40 to 75 words", () => {
    expect(
      exceptions(
        ALL_PROMPTS,
        ({ where }) => where,
        ({ prompt }) => {
          const placeholders = prompt.match(/\{\{.*?\}\}/g)?.sort();
          expect(placeholders).toEqual(["{{object_type}}", "{{subject}}"]);
          expect(prompt).not.toContain("an {{object_type}}");
          expect(shotsOf(prompt)).toHaveLength(1);
          expect(prompt).toMatch(/\b\d{2,3}mm\b/);
          const words = wordsOf(filled(prompt)).length;
          expect(words).toBeGreaterThanOrEqual(40);
          expect(words).toBeLessThanOrEqual(75);
        },
      ),
    ).toEqual([]);
  });

  test("fits everyone it is for", () => {
    expect(
      exceptions(
        ALL_PROMPTS,
        ({ where }) => where,
        ({ allowed, prompt }) => {
          expect(prompt).not.toMatch(/\b(?:m[ae]n|wom[ae]n|boy\w*|girl\w*|lady|gentlem[ae]n)\b/i);
          if (allowed.includes("WOMAN")) expect(prompt).not.toMatch(/\b(?:he|his|him|himself)\b/i);
          if (allowed.includes("MAN")) expect(prompt).not.toMatch(/\b(?:she|hers?|herself)\b/i);
        },
      ),
    ).toEqual([]);
  });

  test("of black and white pictures say so", () => {
    for (const prompt of Object.values(PROMPTS["film-noir"]!).flat()) {
      expect(prompt).toMatch(/black[ -]and[ -]white|monochrome|greyscale/i);
    }
  });

  test("of a season name it", () => {
    for (const { theme, pack, prompts } of ALL_PACKS) {
      if (theme.slug !== "holiday-seasonal") continue;
      const season = pack.name.match(/winter|summer|autumn|spring|halloween/i)![0].toLowerCase();
      for (const prompt of prompts) expect(prompt.toLowerCase()).toContain(season);
    }
  });

  test("of a decade name it", () => {
    for (const { theme, pack, prompts } of ALL_PACKS) {
      if (theme.slug !== "retro-vintage") continue;
      const decade = pack.name.match(/^19\d0s/)![0];
      for (const prompt of prompts) expect(prompt).toContain(decade);
    }
  });

  test("use at least three shots and five openings", () => {
    expect(
      exceptions(
        ALL_PACKS,
        ({ id }) => id,
        ({ prompts }) => {
          expect(new Set(prompts.flatMap(shotsOf)).size).toBeGreaterThanOrEqual(3);
          expect(new Set(prompts.map((prompt) => wordsOf(filled(prompt))[0])).size).toBe(PROMPTS_PER_PACK);
        },
      ),
    ).toEqual([]);
  });

  test("all begin differently", () => {
    const openings = ALL_PROMPTS.map(({ prompt }) => prompt.split(" ").slice(0, 3).join(" "));
    expect(openings.filter((opening, i) => openings.indexOf(opening) !== i)).toEqual([]);
  });

  test("are nowhere near one another", () => {
    const runs = ALL_PROMPTS.map(({ where, prompt }) => ({ where, runs: fourWordRuns(prompt) }));
    const near = runs.flatMap((a, i) =>
      runs
        .slice(i + 1)
        .filter((b) => overlap(a.runs, b.runs) >= MAX_OVERLAP)
        .map((b) => `${a.where} and ${b.where}`),
    );
    expect(near).toEqual([]);
  });

  test("would be found out if one were reworded from another", () => {
    const { prompt } = ALL_PROMPTS[0]!;
    const reworded = prompt.replace("magenta", "violet").replace("rain", "snow").replace("85mm", "50mm");
    expect(overlap(fourWordRuns(prompt), fourWordRuns(reworded))).toBeGreaterThan(MAX_OVERLAP);
  });
});
