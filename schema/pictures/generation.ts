import * as z from "zod";
import { id } from "../ids.ts";
import { MAX_PICTURES_AT_ONCE, MAX_SEARCH_LENGTH, MAX_ZIP_PICTURES } from "../limits.ts";
import type { FaceKeep } from "../operations/face-reference.ts";
import { pageInput } from "../pages.ts";

/** The last millisecond a date can name. */
const MAX_MOMENT = 8.64e15;

/** Made as part of a pack, by a single prompt, or from another picture; or it moves. */
export const PICTURE_KINDS = ["pack", "prompt", "edit", "video"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const PICTURE_SORTS = ["newest", "oldest"] as const;
export type PictureSort = (typeof PICTURE_SORTS)[number];

/** A moment, in milliseconds. */
const moment = z.number().int().min(0).max(MAX_MOMENT);

export const listGenerationsInput = pageInput.extend({
  packId: id.nullish(),
  /** Favourites alone. */
  favorite: z.literal(true).nullish(),
  trainingId: id.nullish(),
  themeSlug: z.string().min(1).max(64).nullish(),
  /** Only together with its theme: names of packs repeat across themes. */
  packSlug: z.string().min(1).max(64).nullish(),
  kind: z.enum(PICTURE_KINDS).nullish(),
  /** Made at this moment or later. */
  since: moment.nullish(),
  /** Made before this moment. */
  until: moment.nullish(),
  /** A cursor is good only for the order it came with. */
  sort: z.enum(PICTURE_SORTS).default("newest"),
});
/** The same by words, all of which must be a picture's: of its prompt, its theme or its pack. */
export const searchGenerationsInput = listGenerationsInput.extend({
  words: z.string().trim().min(1).max(MAX_SEARCH_LENGTH),
});
export const countGenerationsInput = z.object({ themeSlug: z.string().min(1).max(64).nullish() }).default({});
export const favoriteInput = z.object({ id, favorite: z.boolean() });
const pictureIds = (max: number, tooMany: string) =>
  z.array(id).min(1, "Choose at least one picture.").max(max, tooMany);
export const picturesInput = z.object({
  ids: pictureIds(
    MAX_PICTURES_AT_ONCE,
    `You can select up to ${MAX_PICTURES_AT_ONCE} pictures at once. Select fewer.`,
  ),
});
export const favoritesInput = picturesInput.extend({ favorite: z.boolean() });
export const zipInput = z.object({
  /** As they are, or smaller for the web. */
  size: z.enum(["full", "web"]).default("full"),
  ids: pictureIds(MAX_ZIP_PICTURES, `A zip can hold up to ${MAX_ZIP_PICTURES} pictures. Select fewer.`),
});

export interface GenerationView {
  id: string;
  kind: PictureKind;
  /** Same-origin path of the full picture or video; of a picture, add `?w=` from THUMBNAIL_WIDTHS for a thumbnail, `?download=1` to save it. */
  imageUrl: string;
  /** The picture that a video begins with, as long as it is there; of anything else, and where nothing is known of it, null. */
  posterUrl: string | null;
  /** Of a video, in seconds. */
  duration: number | null;
  width: number;
  height: number;
  seed: number | null;
  favorite: boolean;
  /** It shows a person who does not exist. */
  isVirtual: boolean;
  trainingId: string | null;
  packId: string | null;
  themeSlug: string | null;
  packSlug: string | null;
  /** Its frame in its pack or request, from 1 on: the same wherever it is shown. */
  number: number | null;
  createdAt: Date;
}

/** A deleted picture that can still be brought back. */
export interface TrashedView extends GenerationView {
  deletedAt: Date;
}

/** A picture with all that is known of how it was made. */
export interface GenerationDetail extends GenerationView {
  /** As people read it: the model's trigger word is "you". */
  prompt: string;
  /** Which of its pack's prompts it was made with, counted from 0; null for a person's own words. */
  promptIndex: number | null;
  /** How strongly the model was used; null where that was not chosen. */
  strength: number | null;
  /** Null once the training was deleted. */
  trainingName: string | null;
  /** Somebody else's model has no page for who used it. */
  isOwnModel: boolean;
  packName: string | null;
  /** What was not wanted in it; empty where nothing was said. */
  negativePrompt: string;
  /** The photo whose face it shows, its address null once it was deleted; null: none took part. */
  reference: { url: string | null; strength: number; keep: FaceKeep } | null;
  /** What one such picture cost; null where that is not known any more. */
  credits: number | null;
}

/** How many pictures of a library are alike in all of these. */
export interface GenerationCount {
  trainingId: string | null;
  trainingName: string | null;
  themeSlug: string | null;
  kind: PictureKind;
  favorite: boolean;
  count: number;
}

/** The same of one theme's pictures, by pack. */
export interface PackCount extends Omit<GenerationCount, "trainingName"> {
  packSlug: string;
}

export interface GenerationCounts {
  pictures: GenerationCount[];
  /** Of the theme asked for. */
  packs: PackCount[];
  /** In the trash. */
  trashed: number;
}
