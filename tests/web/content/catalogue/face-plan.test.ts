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
