import type { ThemeSlug } from "#schema/catalogue/index.ts";
import type { PackFacts, ThemeFacts } from "#schema/catalogue/theme.ts";
import { SAMPLE_PHOTO_WIDTHS, SAMPLE_PORTRAIT_WIDTHS, samplePicturePath } from "#schema/site/sample-photo.ts";
import type { PictureSource } from "#web/ui/pictures/picture-source.ts";
import { type PlannedPortrait, shownPortraits } from "./face-plan.server.ts";

/** What visitors see themselves in first, unlike each other, with the short names that fit beside each other on a phone. */
export const TRIED_THEMES = {
  "film-noir": "Film noir",
  "professional-headshots": "Headshot",
  cyberpunk: "Cyberpunk",
  glamour: "Glamour",
  "retro-vintage": "Retro",
} as const satisfies Partial<Record<ThemeSlug, string>>;

/**
 * The portraits that are made of the sample photo while building, by their packs ("theme/pack"): what the sheets of the
 * themes tried first show, and no more, because each one makes the build longer.
 */
export const SAMPLE_PORTRAITS: ReadonlyMap<string, PlannedPortrait> = new Map(
  Object.keys(TRIED_THEMES).flatMap((slug) =>
    shownPortraits(slug).map((portrait) => [`${slug}/${portrait.pack}`, portrait] as const),
  ),
);

/** What a sheet shows of somebody else before visitors put their own photo there. */
export interface SampleBefore {
  photo: PictureSource;
  /** Whose photo it is. */
  credit: string;
}

/** The sample photo as it was taken; null where this build has none. */
export function sampleBefore(): SampleBefore | null {
  const credit = process.env.SAMPLE_CREDIT;
  if (!credit) return null;
  return { photo: picture("photo", SAMPLE_PHOTO_WIDTHS, "The sample photo, before"), credit };
}

/** The portrait that was made of the sample photo for a pack; null where there is none. */
export function samplePortrait(theme: ThemeFacts, pack: PackFacts): PictureSource | null {
  const subject = `${theme.slug}/${pack.slug}`;
  if (!process.env.SAMPLE_CREDIT || !SAMPLE_PORTRAITS.has(subject)) return null;
  return picture(subject, SAMPLE_PORTRAIT_WIDTHS, `AI portrait made from the sample photo: ${pack.name}`);
}

function picture(name: string, widths: readonly [number, ...number[]], alt: string): PictureSource {
  const width = Math.max(...widths);
  const src = samplePicturePath(name, widths[0]);
  return { src, widths, width, height: (width * 5) / 4, placeholder: null, alt };
}
