import * as z from "zod";
import type { JobFailureCode } from "../errors/job-failures.ts";
import { id } from "../ids.ts";
import type { WorkStatus } from "../jobs.ts";
import {
  GENDER_OR_CATEGORY,
  type GenderOrCategory,
  type TrainingStatus,
  trainingName,
} from "../trainings/training.ts";
import { LOOK_NAMES, type Look, PERSON_AGE, type PersonStyle, STYLE_KEYS } from "./attributes.ts";
import { type PersonView, VIEW_NAMES } from "./person-views.ts";

/** Signs of one's own words for a person. */
export const PERSON_WORDS = 200;

/** A face at this distance or nearer counts as a real person's; wider than where two photos of one person end (0.41 at 99 %). */
export const TOO_LIKE = 0.5;

/** Photos of one's own that one comparison names at most: as many as can be kept. */
const MAX_COMPARED = 600;

/** What is ticked before a person is invented. */
export const NOBODY_REAL = "I describe an adult who does not exist.";

const adults = `Virtual people are adults: choose an age from ${PERSON_AGE.min} to ${PERSON_AGE.max}.`;

export const createPersonInput = z.object({
  /** Made by the client once per attempt; repeating it returns the person it already began. */
  requestKey: z.uuid(),
  name: trainingName,
  genderOrCategory: z.enum(GENDER_OR_CATEGORY, { error: "Choose man, woman or neutral." }),
  age: z.number({ error: adults }).int(adults).min(PERSON_AGE.min, adults).max(PERSON_AGE.max, adults),
  look: z.enum(LOOK_NAMES).default("any"),
  style: z.enum(STYLE_KEYS).default("natural"),
  words: z.string().trim().max(PERSON_WORDS, `Use ${PERSON_WORDS} characters or fewer.`).default(""),
  nobodyReal: z.literal(true, { error: "Please confirm that you describe an adult who does not exist." }),
});

/** What the browser found when it compared a face with the photos of one's own that are still kept. */
const comparison = z.object({
  /** Object keys of the photos that were looked at. */
  photos: z.array(z.string().min(1).max(200)).max(MAX_COMPARED),
  /** Of the nearest face in them; null: no face in any. */
  nearest: z.number().min(0).max(2).nullable(),
});
export type Comparison = z.output<typeof comparison>;

/** A step that is paid: its key is made by the client once per attempt. */
const step = z.object({ requestKey: z.uuid(), id });
/** Another eight in the same description. */
export const makeFacesInput = step;
export const chooseFaceInput = z.object({ id, generationId: id, comparison });
/** Views that are missing, or that are to be made once more. */
export const makeViewsInput = step.extend({
  views: z
    .array(z.enum(VIEW_NAMES))
    .min(1, "Choose at least one view.")
    .refine((views) => new Set(views).size === views.length, "A view is in it twice."),
});
export const trainPersonInput = step.extend({ comparison });
export const renamePersonInput = z.object({ id, name: trainingName });
/** `pictures`: what was made with its model goes to the trash too. */
export const deletePersonInput = z.object({ id, pictures: z.boolean().default(false) });

/** A picture of a virtual person, there or on its way. */
export interface PersonPicture {
  id: string;
  url: string | null;
  status: WorkStatus;
  failure: JobFailureCode | null;
}

/** What is to be done with a person next, or what they are: each step has one price. */
export type PersonStage = "FACES" | "VIEWS" | "TRAINING" | "READY";

/** A virtual person in a list. */
export interface PersonItem {
  id: string;
  name: string;
  genderOrCategory: GenderOrCategory;
  age: number;
  stage: PersonStage;
  /** Something of it is being made. */
  isAtWork: boolean;
  coverUrl: string | null;
  createdAt: Date;
}

/** A virtual person as their owner sees them. */
export interface PersonDetail extends PersonItem {
  look: Look;
  style: PersonStyle;
  words: string;
  faces: PersonPicture[];
  /** The chosen one of them. */
  faceId: string | null;
  /** Views of the chosen face, of each the newest. */
  views: (PersonPicture & { view: PersonView })[];
  training: { id: string; status: TrainingStatus; failure: JobFailureCode | null } | null;
  /** Credits of held-back work that did not come back. */
  keptCredits: number;
}

/** A photo of one's own that faces are compared with. */
export interface OwnPhoto {
  key: string;
  url: string;
}
