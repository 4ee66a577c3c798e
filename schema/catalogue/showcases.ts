import * as z from "zod";
import { id } from "../ids.ts";

/** Versions of the text below: stored with each offer, so old ones stay in this list. */
export const SHOWCASE_CONSENT_VERSIONS = ["2026-11-25"] as const;
export type ShowcaseConsentVersion = (typeof SHOWCASE_CONSENT_VERSIONS)[number];
export const SHOWCASE_CONSENT_VERSION: ShowcaseConsentVersion = "2026-11-25";
/** What somebody agrees to who offers a picture. */
export const SHOWCASE_CONSENT =
  "The person shown is me, or an adult who agreed to this. Likeness may show this picture on the public pages of its pack and theme, as an example made with AI, without my name and without payment, until I withdraw it.";

export const offerShowcaseInput = z.object({
  /** Made by the client: the same again is the same offer. */
  id: z.uuid(),
  pictureId: id,
  consent: z.enum(SHOWCASE_CONSENT_VERSIONS, { error: "Agree to the text first." }),
});

/** An approved one may be taken off again; a word of its own, so that a page that is out of date refuses nothing by it. */
export const SHOWCASE_DECISIONS = ["APPROVED", "REFUSED", "TAKEN_OFF"] as const;
export type ShowcaseDecision = (typeof SHOWCASE_DECISIONS)[number];
export const decideShowcaseInput = z.object({ id, decision: z.enum(SHOWCASE_DECISIONS) });

/** What became of an offer. */
export type ShowcaseState = "waiting" | "shown" | "refused" | "withdrawn";

/** One's own offer. */
export interface ShowcaseView {
  id: string;
  pictureId: string;
  packName: string;
  packPath: string;
  state: ShowcaseState;
  createdAt: Date;
}

/** An offer as staff decide on it. */
export interface OfferedShowcase {
  id: string;
  imageUrl: string;
  width: number;
  height: number;
  packName: string;
  prompt: string;
  owner: { id: string; email: string };
  createdAt: Date;
}

/** One that everybody may see. */
export interface PublicShowcase {
  id: string;
  /** Its pack, as "theme/pack". */
  pack: string;
  imageUrl: string;
  width: number;
  height: number;
}

/** Answered by GET /api/catalogue/showcases/:theme. */
export interface ThemeShowcases {
  /** Of all its packs, the newest first. */
  all: PublicShowcase[];
  /** Those the theme's own page shows, by id. */
  chosen: string[];
}

/** How long browsers and caches keep the list and the pictures: withdrawn, both are gone within this time. */
export const SHOWCASE_SECONDS = 60;
/** Pictures a theme's own page shows at most. */
export const MAX_THEME_SHOWCASES = 8;

export const showcaseUrl = (showcaseId: string) => `/api/showcases/${showcaseId}`;
