import * as z from "zod";
import { ADULT_PACK_VERSIONS } from "../accounts/consent.ts";
import type { JobFailureCode } from "../errors/job-failures.ts";
import type { WorkStatus } from "../jobs.ts";
import { MAX_PACKS_PER_ORDER, MAX_PICTURES_AT_ONCE, MAX_SEARCH_LENGTH, MAX_ZIP_PICTURES } from "../limits.ts";
import type { FaceKeep } from "../operations/face-reference.ts";
import type { PhotoFocus } from "../trainings/photo-check.ts";
import type { SampleView } from "../trainings/public-models.ts";
import type { GenderOrCategory, PhotoReport, TrainingStatus } from "../trainings/training.ts";
import { ASPECT_NAMES, PACK_ASPECT } from "./aspects.ts";

/** The last millisecond a date can name. */
const MAX_MOMENT = 8.64e15;

export const id = z.string().min(1).max(64);
export const byId = z.object({ id });

/** Cursor pages: newest first; `nextCursor` null at the end. */
export const pageInput = z.object({
  cursor: z.string().max(64).nullish(),
  limit: z.number().int().min(1).max(100).default(40),
});
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

const TOO_MANY_PACKS = `You can make up to ${MAX_PACKS_PER_ORDER} packs at once.`;

/** A pack of the catalogue, and how often it is made: each time with other pictures. */
const packSelection = z.object({
  themeSlug: z.string().min(1).max(64),
  packSlug: z.string().min(1).max(64),
  quantity: z.number().int().min(1).max(MAX_PACKS_PER_ORDER, TOO_MANY_PACKS).default(1),
});
export type PackSelection = z.output<typeof packSelection>;

export const generatePackInput = z.object({
  /** Made by the client once per attempt; repeating it returns the order it already started. */
  requestKey: z.uuid(),
  trainingId: id,
  selections: z
    .array(packSelection)
    .min(1, "Choose at least one pack.")
    .refine((all) => countPacks(all) <= MAX_PACKS_PER_ORDER, TOO_MANY_PACKS),
  /** The shape of all its pictures. */
  aspect: z.enum(ASPECT_NAMES).default(PACK_ASPECT),
  /** The declaration that was ticked, where a pack of the order asks for one. */
  consent: z
    .enum(ADULT_PACK_VERSIONS, { error: "Reload the page and read what you agree to again." })
    .optional(),
});

/** How many packs an order makes. */
export function countPacks(selections: readonly Pick<PackSelection, "quantity">[]): number {
  return selections.reduce((sum, { quantity }) => sum + quantity, 0);
}

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

export interface TrainingView {
  id: string;
  name: string;
  status: TrainingStatus;
  genderOrCategory: GenderOrCategory;
  photos: { id: string; url: string; focus: PhotoFocus | null }[];
  /** Per photo, once the trainer has looked. */
  report: PhotoReport[] | null;
  failure: JobFailureCode | null;
  keepPhotos: boolean;
  /** Of a person who does not exist. */
  isVirtual: boolean;
  /** Everybody signed in may use it. */
  isPublic: boolean;
  /** Pictures that show what it makes. */
  samples: SampleView[];
  /** The virtual person it is of; null for any other, and once that was deleted. */
  personId: string | null;
  /** The pack that was ordered with it: waiting for the model, or begun by now; null: none, or it could not be made. */
  order: { themeSlug: string; packSlug: string; packId: null } | { packId: string } | null;
  createdAt: Date;
}

export interface TrainingListItem {
  id: string;
  name: string;
  status: TrainingStatus;
  genderOrCategory: GenderOrCategory;
  /** Of a person who does not exist. */
  isVirtual: boolean;
  /** Everybody signed in may use it. */
  isPublic: boolean;
  coverUrl: string | null;
  coverFocus: PhotoFocus | null;
  photoCount: number;
  createdAt: Date;
}

/** A picture of an order that did not come. */
export interface MissingPicture {
  /** Its frame in the order, from 1 on. */
  number: number;
  state: "failed" | "cancelled";
}

/** One order: a pack, or several made at once. */
export interface PackView {
  /** Credits of held-back pictures that did not come back. */
  keptCredits: number;
  id: string;
  name: string;
  /** In the order of its pictures. */
  selections: PackSelection[];
  /** Null once the training was deleted. */
  trainingId: string | null;
  trainingName: string | null;
  status: WorkStatus;
  generatedImages: number;
  /** All that did not come, the cancelled ones included. */
  failedImages: number;
  cancelledImages: number;
  /** Those that did not come, one by one. */
  missing: MissingPicture[];
  /** What came back for the cancelled ones. */
  cancelledCredits: number;
  totalImages: number;
  /** Its owner cancelled it, and what the provider had begun is still being finished. */
  stopping: boolean;
  /** How long the whole was expected to take when it was started. */
  estimatedSeconds: number;
  /** When pictures last arrived; null before the first. */
  landedAt: Date | null;
  createdAt: Date;
}
