import { describe, expect, test } from "vitest";
import { findPack, findTheme, THEMES } from "#schema/catalogue/index.ts";
import { fillPrompt } from "#schema/catalogue/prompts/fill.ts";
import { PROMPTS } from "#schema/catalogue/prompts/index.ts";
import { PROMPTS_PER_PACK, packAllows, packId } from "#schema/catalogue/theme.ts";
import { GENDER_OR_CATEGORY, type GenderOrCategory } from "#schema/training.ts";
import { exceptions } from "#tests/support/exceptions.ts";
import { overlap, wordRuns, wordsOf } from "#tests/support/shared-words.ts";

/** Names, in order, as the product promises them. */
const EXPECTED: readonly { slug: string; name: string; packs: readonly string[] }[] = [
  {
    slug: "actor-headshots",
    name: "Actor Headshots",
    packs: ["Leading Role", "Dramatic Lead", "Character Actor", "Comedy Charm", "Screen Ready"],
  },
  {
    slug: "beach",
    name: "Beach",
    packs: ["Sunset Bikini", "Surf Session", "Tropical Escape", "Boardwalk Days", "Coastal Linen"],
  },
  {
    slug: "boudoir",
    name: "Boudoir",
    packs: ["Morning Light", "Velvet Evening", "At the Vanity", "Candlelight", "Fireside Robe"],
  },
  {
    slug: "celebrity",
    name: "Celebrity",
    packs: ["Red Carpet Arrival", "Paparazzi Flash", "Movie Premiere", "Award Night", "After Party"],
  },
  {
    slug: "ceo-headshots",
    name: "CEO and Startup Founder",
    packs: ["Visionary Founder", "Boardroom Leader", "Startup Energy", "Corner Office", "Magazine Cover"],
  },
  {
    slug: "cosplay",
    name: "Cosplay",
    packs: ["Superhero Origin", "Knight of the Realm", "Enchanted Elf", "Anime Mage", "Starship Captain"],
  },
  {
    slug: "creative-artist",
    name: "Creative Artist",
    packs: ["Painter & Sculptor", "Street Artist", "Writer & Poet", "Performer", "Digital Creator"],
  },
  {
    slug: "cyberpunk",
    name: "Cyberpunk",
    packs: ["Neon Noir", "Cyborg", "Netrunner", "Street Samurai", "High-Tech Low-Life"],
  },
  {
    slug: "film-noir",
    name: "Film Noir",
    packs: [
      "The Private Eye",
      "The Mysterious Figure",
      "City in Shadows",
      "Smoky Ambiance",
      "High-Contrast Portraits",
    ],
  },
  {
    slug: "fitness",
    name: "Fitness & Gym",
    packs: ["Gym Workout", "Outdoor Fitness", "Yoga & Mindfulness", "Athletic Apparel", "Post-Workout"],
  },
  {
    slug: "glamour",
    name: "Glamour",
    packs: ["Red Carpet Ready", "Editorial Chic", "Hollywood Starlet", "Bold & Beautiful", "Ethereal Glow"],
  },
  {
    slug: "holiday-seasonal",
    name: "Holiday & Seasonal",
    packs: ["Cozy Winter", "Summer Vibes", "Autumn Harvest", "Spring Renewal", "Halloween Spirit"],
  },
  {
    slug: "keynote-speaker",
    name: "Keynote Speaker",
    packs: [
      "On The Main Stage",
      "Engaging The Audience",
      "Thought Leader Profile",
      "Inspirational Speaker",
      "Post-Talk Power Shot",
    ],
  },
  {
    slug: "lingerie",
    name: "Lingerie",
    packs: ["Lace Dreams", "Satin Allure", "Midnight Glam", "Everyday Comfort", "Bridal Bliss"],
  },
  {
    slug: "luxury-lifestyle",
    name: "Luxury Lifestyle",
    packs: ["Private Jet", "Yacht Life", "High-End Fashion", "Fine Dining", "Exclusive Events"],
  },
  {
    slug: "maternity",
    name: "Maternity Photoshoot",
    packs: ["Ethereal Glow", "Urban Maternity", "Cozy at Home", "Nature's Embrace", "Elegant Silhouette"],
  },
  {
    slug: "mobster",
    name: "Mobster",
    packs: ["The Don", "Sharp Dressed Enforcer", "Backroom Deal", "Vintage Gangster", "Modern Crime Boss"],
  },
  {
    slug: "model-headshots",
    name: "Model Headshots",
    packs: ["Commercial Appeal", "High Fashion", "Natural Beauty", "Character Range", "Lifestyle & Fitness"],
  },
  {
    slug: "nightlife",
    name: "Nightlife",
    packs: ["Club Scene Star", "Cocktail Lounge Chic", "After Dark Edge", "VIP Party Vibe", "Neon Glow"],
  },
  {
    slug: "office-headshots",
    name: "Office Headshots",
    packs: ["Executive Suite", "Collaborative Space", "My Desk Shot", "Window View", "Meeting Ready"],
  },
  {
    slug: "pre-wedding",
    name: "Pre-Wedding",
    packs: [
      "Golden Hour Romance",
      "Urban Love Story",
      "Nature's Embrace",
      "Casual Sweethearts",
      "Excited & Eager",
    ],
  },
  {
    slug: "professional-headshots",
    name: "Professional Headshots",
    packs: [
      "Classic Corporate",
      "Modern Professional",
      "Creative Industry",
      "Tech Innovator",
      "Warm & Approachable",
    ],
  },
  {
    slug: "realestate-agent-headshots",
    name: "Real Estate Agent Headshots",
    packs: [
      "Trusted Advisor",
      "Local Expert",
      "Modern Agent",
      "Luxury Properties",
      "First-Time Buyer Friendly",
    ],
  },
  {
    slug: "retro-vintage",
    name: "Retro & Vintage",
    packs: ["1950s Classic", "1960s Mod", "1970s Groovy", "1980s Neon", "1990s Alternative"],
  },
  {
    slug: "spiritual",
    name: "Spiritual & Wellness",
    packs: [
      "Meditation & Peace",
      "Yoga & Body",
      "Nature Connection",
      "Mystical & Esoteric",
      "Healthy Lifestyle",
    ],
  },
  {
    slug: "street-style",
    name: "Street Style Fashion",
    packs: ["Urban Explorer", "Coffee Run", "Soho Chic", "Skater Style", "Night Out"],
  },
  {
    slug: "tinder",
    name: "Tinder",
    packs: ["Profile Perfect", "Adventure Ready", "Date Night", "Intellectual Vibe", "Fitness Fanatic"],
  },
  {
    slug: "travel",
    name: "Travel & Digital Nomad",
    packs: [
      "Iconic Destinations",
      "Remote Work Lifestyle",
      "Adventure Seeker",
      "Cultural Immersion",
      "Luxury Vacation",
    ],
  },
  {
    slug: "wedding",
    name: "Wedding",
    packs: [
      "Bridal Radiance",
      "Groom's Portrait",
      "Romantic Moments",
      "Elegant Details",
      "Joyful Celebration",
    ],
  },
  {
    slug: "yearbook",
    name: "Yearbook",
    packs: ["Classic Grad", "Future Leader", "Best Smile", "Candid Moment", "Activity Star"],
  },
];

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
const ALL_PROMPTS = ALL_PACKS.flatMap(({ id, theme, prompts }) =>
  prompts.map((prompt, index) => ({ where: `${id} #${index + 1}`, id, theme, prompt })),
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
  test("stand in the promised order under the promised names", () => {
    const found = THEMES.map(({ slug, name, packs }) => ({ slug, name, packs: packs.map((p) => p.name) }));
    expect(found).toEqual(EXPECTED);
  });

  test("has its name as slug, is for whom it should be, and describes itself", () => {
    expect(
      exceptions(
        ALL_PACKS,
        ({ id }) => id,
        (packed) => {
          const { id, theme, pack } = packed;
          expect(pack.slug).toBe(kebabCase(pack.name));
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
    expect(ALL_PROMPTS).toHaveLength(THEMES.length * 5 * 5);
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
        ({ id, theme, prompt }) => {
          const allowed = allowedIn(theme.slug, id);
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
