import * as z from "zod";
import type { JobFailureCode } from "./errors.ts";
import type { WorkStatus } from "./jobs.ts";
import type { GenderOrCategory, PhotoReport, TrainingStatus } from "./training.ts";

/** Pack pictures are square, in pixels. */
export const PACK_IMAGE = { width: 1024, height: 1024 } as const;

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

export const generatePackInput = z.object({
  /** Made by the client once per attempt; repeating it returns the pack it already started. */
  requestKey: z.uuid(),
  trainingId: id,
  themeSlug: z.string().min(1).max(64),
  packSlug: z.string().min(1).max(64),
});

export const listGenerationsInput = pageInput.extend({
  packId: id.nullish(),
  favorite: z.boolean().nullish(),
});
export const favoriteInput = z.object({ id, favorite: z.boolean() });
export const deleteGenerationsInput = z.object({
  ids: z.array(id).min(1, "Choose at least one picture.").max(100),
});

export interface GenerationView {
  id: string;
  /** Same-origin path of the full picture; add `?w=` from THUMBNAIL_WIDTHS for a thumbnail, `?download=1` to save it. */
  imageUrl: string;
  width: number;
  height: number;
  seed: number | null;
  favorite: boolean;
  trainingId: string | null;
  packId: string | null;
  themeSlug: string | null;
  packSlug: string | null;
  createdAt: Date;
}

export interface TrainingView {
  id: string;
  name: string;
  status: TrainingStatus;
  genderOrCategory: GenderOrCategory;
  photos: { id: string; url: string }[];
  /** Per photo, once the trainer has looked. */
  report: PhotoReport[] | null;
  failure: JobFailureCode | null;
  keepPhotos: boolean;
  createdAt: Date;
}

export interface TrainingListItem {
  id: string;
  name: string;
  status: TrainingStatus;
  genderOrCategory: GenderOrCategory;
  coverUrl: string | null;
  photoCount: number;
  createdAt: Date;
}

export interface PackView {
  id: string;
  name: string;
  themeSlug: string;
  packSlug: string;
  /** Null once the training was deleted. */
  trainingId: string | null;
  trainingName: string | null;
  status: WorkStatus;
  generatedImages: number;
  failedImages: number;
  totalImages: number;
  createdAt: Date;
}
