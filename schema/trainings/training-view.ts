import type { JobFailureCode } from "../errors/job-failures.ts";
import type { PhotoFocus } from "./photo-check.ts";
import type { SampleView } from "./public-models.ts";
import type { GenderOrCategory, PhotoReport, TrainingStatus } from "./training.ts";

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
