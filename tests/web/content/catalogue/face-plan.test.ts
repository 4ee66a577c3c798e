import { expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { PROMPTS_PER_PACK } from "#schema/catalogue/theme.ts";
import { categoryPath, packPath } from "#schema/site/page-paths.ts";
import { FACE_PLAN, shownPortraits } from "#web/content/catalogue/face-plan.server.ts";
import { packShots } from "#web/content/catalogue/pack-shots.server.ts";
import { THEME_WORDS } from "#web/engine/recipes/index.ts";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";

const PRIVATE = /^(boudoir|lingerie|maternity)(\/|$)|^beach\/sunset-bikini$/;
const SUBJECTS = THEMES.flatMap(({ slug, packs }) => [slug, ...packs.map((pack) => `${slug}/${pack.slug}`)]);

test("everybody can be drawn in every theme and pack, but for those of an account alone", () => {
  expect(Object.keys(FACE_PLAN).sort()).toEqual(SUBJECTS.filter((one) => !PRIVATE.test(one)).sort());
  for (const [subject, portraits] of Object.entries(FACE_PLAN)) {
    const known = Object.keys(THEME_WORDS[subject.split("/")[0]!]!.scenes);
    for (const { scenes } of portraits) expect(known, subject).toContain(scenes?.[0]);
    expect(shownPortraits(subject), subject).toHaveLength(3);
  }
});

test("a pack's portraits are in the scenes its name asks for first, each in another", () => {
  const scenesOf = (subject: string) => FACE_PLAN[subject]!.map(({ scenes }) => scenes?.[0]);
  expect(scenesOf("tinder/adventure-ready").slice(0, 2).sort()).toEqual(["ridge-trail", "river-run"]);
  expect(scenesOf("tinder/intellectual-vibe").slice(0, 2).sort()).toEqual([
    "corner-cafe",
    "second-hand-books",
  ]);
  for (const subject of Object.keys(FACE_PLAN).filter((one) => one.includes("/"))) {
    const { named } = THEME_WORDS[subject.split("/")[0]!]!;
    // a pack that is named after a decade or a season has its own scenes alone
    if (!named) expect(new Set(scenesOf(subject).slice(0, 3)).size, subject).toBe(3);
  }
});

test("packs side by side begin with different places while they show one that is free", () => {
  const begins = (theme: string) =>
    THEMES.find(({ slug }) => slug === theme)!.packs.map(
      ({ slug }) => FACE_PLAN[`${theme}/${slug}`]![0]!.scenes?.[0],
    );
  expect(new Set(begins("celebrity")).size).toBe(5);
  for (const theme of THEMES) {
    const seen = new Set<string | undefined>();
    for (const { slug } of theme.packs) {
      const [first, ...others] = shownPortraits(`${theme.slug}/${slug}`).map(({ scenes }) => scenes?.[0]);
      if (seen.has(first)) expect([...seen], `${theme.slug}/${slug}`).toEqual(expect.arrayContaining(others));
      if (first) seen.add(first);
    }
  }
});

test("pages ask for no portrait that is not planned", () => {
  const paths = THEMES.flatMap(({ slug, packs }) => [
    categoryPath(slug),
    ...packs.map((pack) => packPath(slug, pack.slug)),
  ]);
  expect(paths.map(subjectOfPath).filter((subject) => subject !== null)).toEqual(
    SUBJECTS.filter((one) => !PRIVATE.test(one)),
  );
  const places = packShots("film-noir", "the-private-eye").map(({ portrait }) => portrait);
  expect(places.toSorted()).toEqual(Array.from({ length: PROMPTS_PER_PACK }, (_, i) => i));
  expect(packShots("lingerie", "lace-dreams").map(({ portrait }) => portrait)).toEqual(Array(5).fill(null));
});
