import { describe, expect, test } from "vitest";
import { fillPrompt } from "#schema/catalogue/fill-prompt.ts";
import { findPack, findTheme, THEMES } from "#schema/catalogue/index.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { PROMPTS_PER_PACK, packAllows, packId } from "#schema/catalogue/theme.ts";
import { GENDER_OR_CATEGORY, type GenderOrCategory } from "#schema/trainings/training.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { overlap, wordRuns, wordsOf } from "#tests/support/site/texts.ts";

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
const ALL_PROMPTS = ALL_PACKS.flatMap(({ prompts, ...packed }) =>
  prompts.map((prompt, index) => ({ ...packed, where: `${packed.id} #${index + 1}`, prompt })),
);
const themeRule = rulesFor(THEMES, ({ slug }) => slug);
const packRule = rulesFor(ALL_PACKS, ({ id }) => id);
const promptRule = rulesFor(ALL_PROMPTS, ({ where }) => where);

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

/** What every prompt of some themes must say, by its pack's name. */
const MUST_SAY: Readonly<Record<string, (pack: string) => RegExp>> = {
  "film-noir": () => /black[ -]and[ -]white|monochrome|greyscale/i,
  "holiday-seasonal": (pack) => new RegExp(pack.match(/winter|summer|autumn|spring|halloween/i)![0], "i"),
  "retro-vintage": (pack) => new RegExp(pack.match(/^19\d0s/)![0]),
};

describe("themes and packs", () => {
  test("are those promised, in the alphabet's order, with five packs each", () => {
    const slugs = THEMES.map(({ slug }) => slug);
    expect(slugs).toEqual([...new Set(slugs)].toSorted());
    expect(slugs.filter((slug) => PROMISED.includes(slug))).toEqual(PROMISED);
    for (const { slug, packs } of THEMES) expect(new Set(packs.map((pack) => pack.slug)).size, slug).toBe(5);
  });

  packRule("have their name as slug, are for whom they should be, and describe themselves", (packed) => {
    const { id, theme, pack } = packed;
    expect(pack.slug).toBe(kebabCase(pack.name));
    if (PROMISED.includes(theme.slug))
      expect(pack.allowedGenderOrCategory).toEqual(allowedIn(theme.slug, id));
    expect(pack.description).toMatch(/^[A-Z].{40,120}\.$/);
  });

  test("never repeat a description", () => {
    const texts = [...THEMES, ...ALL_PACKS.map(({ pack }) => pack)].map(({ description }) => description);
    expect(new Set(texts).size).toBe(texts.length);
  });

  themeRule("are public, and ranked by a fixed count that is never printed as if it were usage", (theme) => {
    const { slug, isPublic, generations, description, seo, packs } = theme;
    expect(isPublic).toBe(true);
    const given = GIVEN_COUNTS[slug];
    if (PROMISED.includes(slug))
      expect(given === undefined ? GENERATION_COUNTS : [given]).toContain(generations);
    const printed = [description, seo.title, seo.description, ...packs.map((p) => p.description)].join(" ");
    expect(printed.replaceAll(",", "")).not.toContain(String(generations));
  });

  test("are found by slug or by typed name, and unknown ones are not", () => {
    const travel = findTheme("travel")!;
    expect(findPack(travel, " LUXURY vacation ")?.slug).toBe("luxury-vacation");
    expect(findPack(travel, "luxury-vacation")?.name).toBe("Luxury Vacation");
    expect(findPack(travel, "Neon Noir")).toBeUndefined();
    expect(findTheme("atlantis")).toBeUndefined();
  });

  test.each([
    { allowed: ["WOMAN", "MAN"], who: ["MAN", "WOMAN", "NEUTRAL"] },
    { allowed: ["WOMAN"], who: ["WOMAN"] },
    { allowed: ["MAN"], who: ["MAN"] },
    { allowed: [], who: [] },
  ] as const)("for $allowed are for models of $who", ({ allowed, who }) => {
    const pack = { allowedGenderOrCategory: allowed };
    expect(GENDER_OR_CATEGORY.filter((model) => packAllows(pack, model))).toEqual(who);
  });
});

describe("prompts", () => {
  test("belong to exactly the packs there are, in the same order, five each", () => {
    expect(Object.keys(PROMPTS)).toEqual(THEMES.map((theme) => theme.slug));
    for (const { slug, packs } of THEMES)
      expect(Object.keys(PROMPTS[slug]!)).toEqual(packs.map((pack) => pack.slug));
    for (const { id, prompts } of ALL_PACKS) expect(prompts, id).toHaveLength(PROMPTS_PER_PACK);
  });

  promptRule("name person, shot and lens in 40 to 75 words", ({ prompt }) => {
    expect(prompt.match(/\{\{.*?\}\}/g)?.sort()).toEqual(["{{object_type}}", "{{subject}}"]);
    expect(prompt).not.toContain("an {{object_type}}");
    expect(shotsOf(prompt)).toHaveLength(1);
    expect(prompt).toMatch(/\b\d{2,3}mm\b/);
    const words = wordsOf(filled(prompt)).length;
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(75);
  });

  promptRule("fit everyone they are for", ({ pack, prompt }) => {
    const allowed = pack.allowedGenderOrCategory;
    expect(prompt).not.toMatch(/\b(?:m[ae]n|wom[ae]n|boy\w*|girl\w*|lady|gentlem[ae]n)\b/i);
    if (allowed.includes("WOMAN")) expect(prompt).not.toMatch(/\b(?:he|his|him|himself)\b/i);
    if (allowed.includes("MAN")) expect(prompt).not.toMatch(/\b(?:she|hers?|herself)\b/i);
  });

  promptRule("name their pack's season or decade, and black and white", ({ theme, pack, prompt }) => {
    expect(prompt).toMatch(MUST_SAY[theme.slug]?.(pack.name) ?? "");
  });

  packRule("use at least three shots and five openings", ({ prompts }) => {
    expect(new Set(prompts.flatMap(shotsOf)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(prompts.map((prompt) => wordsOf(filled(prompt))[0])).size).toBe(PROMPTS_PER_PACK);
  });

  test("all begin differently", () => {
    const openings = ALL_PROMPTS.map(({ prompt }) => prompt.split(" ").slice(0, 3).join(" "));
    expect(openings.filter((opening, i) => openings.indexOf(opening) !== i)).toEqual([]);
  });

  test("are nowhere near one another", () => {
    const runs = ALL_PROMPTS.map(({ where, prompt }) => ({ where, runs: wordRuns(filled(prompt), 4) }));
    const near = runs.flatMap((a, i) =>
      runs
        .slice(i + 1)
        .filter((b) => overlap(a.runs, b.runs) >= MAX_OVERLAP)
        .map((b) => `${a.where} and ${b.where}`),
    );
    expect(near).toEqual([]);
  });
});
